// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.List;
import java.util.SplittableRandom;

/** Provides inputs that no writer produced. Thread-safe. */
public interface Inputs {

    /** Returns the genuine payloads from which inputs are made; they must not be changed. */
    List<byte[]> corpus();

    /** Returns a new input. */
    byte[] next(SplittableRandom random);
}
