// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads that write, of which one sums up meanwhile, and all that they wrote at the end. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "As many as were written, and before no more.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Counts that nobody wrote, or that are lost.")
@State
public class StatisticsStress {

    private static final int TIMES = 5;

    private final Marshaller marshaller = Scene.marshaller();

    /** Writes. */
    @Actor
    public void write() {
        writeSome();
    }

    /** Sums up, writes too, and sums up again: no more than both wrote, and no less than it wrote itself. */
    @Actor
    public void writeToo(II_Result result) {
        boolean before = written() <= TIMES;
        writeSome();
        result.r1 = before && written() >= TIMES && written() <= 2 * TIMES ? 1 : 0;
    }

    /** Sums up. */
    @Arbiter
    public void atLast(II_Result result) {
        result.r2 = written() == 2 * TIMES ? 1 : 0;
    }

    private void writeSome() {
        for (int i = 0; i < TIMES; i++) {
            marshaller.marshal(new Scene.Part());
        }
    }

    private long written() {
        return marshaller.statistics().types().stream().mapToLong(TypeStatistics::written).sum();
    }
}
