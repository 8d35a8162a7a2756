/* What gcc's preprocessor makes of this is the version of the simulator that is installed. */
#include <simavr/sim_core_config.h>
CONFIG_SIMAVR_VERSION
