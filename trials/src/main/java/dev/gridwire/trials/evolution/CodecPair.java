// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.trials.codec.Codec;

/**
 * One mechanism on both states of the classes.
 *
 * @param before of a member that has the classes as they were
 * @param after of a member that has them as they are now
 */
record CodecPair(Codec before, Codec after) {}
