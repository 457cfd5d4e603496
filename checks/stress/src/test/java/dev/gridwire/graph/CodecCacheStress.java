// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UserCodec;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Two threads ask for the codec of a class first, then again by way of the caches that have no locks. */
@JCStressTest
@Outcome(id = "1, 1, 1", expect = Expect.ACCEPTABLE, desc = "One codec for both, and whole.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Two codecs, or one that is not whole.")
@State
public class CodecCacheStress {

    private final TypeTable types = Sample.types();
    private Codec first;
    private Codec second;

    /** By class. */
    @Actor
    public void byClass(III_Result result) {
        first = types.allowed(Sample.class);
        result.r1 = isWhole(first) && types.allowed(Sample.class) == first && types.withId(1) == first ? 1 : 0;
    }

    /** By id, which has a cache of its own in front. */
    @Actor
    public void byId(III_Result result) {
        second = types.withId(1);
        result.r2 = isWhole(second) && types.withId(1) == second && types.allowed(Sample.class) == second ? 1 : 0;
    }

    /** Afterwards. */
    @Arbiter
    public void same(III_Result result) {
        result.r3 = first == second ? 1 : 0;
    }

    private static boolean isWhole(Codec codec) {
        return codec instanceof UserCodec user
                && user.type() == Sample.class
                && user.body() != null
                && user.layout() != null
                && user.opening() != 0;
    }
}
