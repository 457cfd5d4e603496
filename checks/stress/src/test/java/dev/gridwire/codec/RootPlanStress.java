// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import java.util.Arrays;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** One thread takes the bits of an analysis while another reads them, and learns that an assumption failed. */
@JCStressTest
@Outcome(id = "0, 1, 1", expect = Expect.ACCEPTABLE, desc = "No bits yet.")
@Outcome(id = "1, 1, 1", expect = Expect.ACCEPTABLE, desc = "All bits.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Bits that are not whole, or what was learned is lost.")
@State
public class RootPlanStress {

    private static final int COUNT = 8;
    private static final long BIT = 1L << 40;

    private final RootPlan plan = RootPlan.of(Sharing.ANALYSED, Generation.AT_ONCE);

    /** Analyses. */
    @Actor
    public void analyse(III_Result result) {
        result.r2 = plan.isDue() ? 1 : 0;
        long[] bits = new long[COUNT];
        Arrays.fill(bits, BIT);
        plan.take(bits);
    }

    /** Reads the bits, and fails where objects are keys, which leaves them. */
    @Actor
    public void fail(III_Result result) {
        long[] bits = plan.once();
        result.r1 = bits == null ? 0 : 1;
        for (int i = 0; bits != null && i < COUNT; i++) {
            result.r1 = bits[i] == BIT ? result.r1 : -1;
        }
        plan.learn(Retry.KEYED);
    }

    /** Afterwards. */
    @Arbiter
    public void atLast(III_Result result) {
        long[] bits = plan.once();
        result.r3 = plan.tracksCompleteness() && bits != null && bits[COUNT - 1] == BIT && !plan.isDue() ? 1 : 0;
    }
}
