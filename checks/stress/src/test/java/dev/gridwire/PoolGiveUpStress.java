// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.Pool.Lent;
import java.util.concurrent.atomic.AtomicBoolean;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Objects that are given up, since they could not be cleared, while another thread takes some: nobody gets one again. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "Only objects that were not given up.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Another result than one thread's.")
@State
public class PoolGiveUpStress {

    private final Pool<AtomicBoolean> pool = new Pool<>(AtomicBoolean::new, (key, count, bytes) -> {});

    /** An actor. */
    @Actor
    public void first(II_Result result) {
        result.r1 = use();
    }

    /** Another. */
    @Actor
    public void second(II_Result result) {
        result.r2 = use();
    }

    private int use() {
        boolean fresh = true;
        for (int i = 0; i < 4; i++) {
            Lent<AtomicBoolean> own = pool.take();
            Lent<AtomicBoolean> other = pool.take();
            fresh &= !own.object().get() & !other.object().get();
            other.object().set(true);
            pool.giveUp(other);
            pool.giveBack(own);
        }
        return fresh ? 1 : 0;
    }
}
