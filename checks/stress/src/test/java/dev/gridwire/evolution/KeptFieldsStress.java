// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.graph.Sample;
import java.util.Map;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads that keep the unknown fields of two objects. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "Each finds its own, and both are there in the end.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Another result than one thread's.")
@State
public class KeptFieldsStress {

    private final KeptFields kept = new KeptFields();
    private final Sample one = new Sample();
    private final Sample other = new Sample();

    /** An actor that keeps the fields of one object. */
    @Actor
    public void keep(II_Result result) {
        kept.add(one, "first", 1, false);
        result.r1 = Map.of("first", 1).equals(kept.of(one)) ? 1 : 0;
    }

    /** The other. */
    @Actor
    public void keepToo(II_Result result) {
        kept.add(other, "second", 2, true);
        result.r2 = Map.of("second", 2).equals(kept.of(other)) ? 1 : 0;
    }

    /** Both. */
    @Arbiter
    public void atLast(II_Result result) {
        result.r1 &= kept.isUsed() && Map.of("first", 1).equals(kept.of(one)) ? 1 : 0;
        result.r2 &= Map.of("second", 2).equals(kept.of(other)) ? 1 : 0;
    }
}
