// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import java.util.List;
import java.util.Map;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads that count the first use of a class. */
@JCStressTest
@Outcome(id = "3, 30", expect = Expect.ACCEPTABLE, desc = "All of both.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A count is lost.")
@State
public class UsagesStress {

    private final Usages usages = new Usages();

    /** Counts. */
    @Actor
    public void count() {
        usages.written(Scene.Part.class, 1, 10);
    }

    /** Counts more. */
    @Actor
    public void countMore() {
        usages.written(Scene.Part.class, 2, 20);
    }

    /** Sums up. */
    @Arbiter
    public void sum(II_Result result) {
        TypeStatistics all = usages.statistics(List.of(), List.of(), Map.of(), 0).types().get(0);
        result.r1 = (int) all.written();
        result.r2 = (int) all.writtenBytes();
    }
}
