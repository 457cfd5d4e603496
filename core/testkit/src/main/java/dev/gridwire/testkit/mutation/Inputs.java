// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.List;
import java.util.SplittableRandom;

/** A source of inputs that nobody wrote. Thread-safe. */
public interface Inputs {

    /** Payloads that somebody wrote, of which the inputs are made; not to be changed. */
    List<byte[]> corpus();

    /** Gives a new array. */
    byte[] next(SplittableRandom random);
}
