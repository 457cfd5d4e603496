// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.concurrent.atomic.AtomicInteger;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads that use a class so often that code is generated for it. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "Once, at the use that is enough.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Twice, or never.")
@State
public class PromotionOnceStress {

    private static final int EACH = 100;

    private final AtomicInteger generated = new AtomicInteger();
    private final Promotion promotion = new Promotion(generated::incrementAndGet);

    /** An actor. */
    @Actor
    public void use() {
        useOften();
    }

    /** Another. */
    @Actor
    public void useToo() {
        useOften();
    }

    /** Afterwards. */
    @Arbiter
    public void atLast(II_Result result) {
        result.r1 = generated.get();
        promotion.promote();
        result.r2 = generated.get();
    }

    private void useOften() {
        for (int i = 0; i < EACH; i++) {
            promotion.use(false);
        }
    }
}
