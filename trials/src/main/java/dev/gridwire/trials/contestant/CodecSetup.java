// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import dev.gridwire.trials.codec.CodecFactory;

/**
 * A codec of a contestant, set up for measuring it without a grid.
 *
 * @param id the name on the command line and in the results
 */
public record CodecSetup(String id, CodecFactory factory) {}
