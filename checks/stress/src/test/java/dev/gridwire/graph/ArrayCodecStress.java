// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.jdk.ArrayCodec;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Two threads that come to the codec of an array, by its class and by its component. */
@JCStressTest
@Outcome(id = "1, 1, 1", expect = Expect.ACCEPTABLE, desc = "One codec for both.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Two codecs, or one that is not whole.")
@State
public class ArrayCodecStress {

    private final TypeTable types = Sample.types();
    private Codec first;
    private Codec second;

    /** By its class. */
    @Actor
    public void byClass(III_Result result) {
        first = types.allowed(Sample[][].class);
        result.r1 = first instanceof ArrayCodec && first.type() == Sample[][].class ? 1 : 0;
    }

    /** By its component. */
    @Actor
    public void byComponent(III_Result result) {
        second = types.arrayOf(types.allowed(Sample.class), 2);
        result.r2 = second instanceof ArrayCodec && second.type() == Sample[][].class ? 1 : 0;
    }

    /** Afterwards. */
    @Arbiter
    public void same(III_Result result) {
        result.r3 = first == second ? 1 : 0;
    }
}
