// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.Pool.Lent;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads that each have two of a pool's objects, so that they share some. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "Each had its objects alone, and as they were left.")
@Outcome(expect = Expect.FORBIDDEN, desc = "An object was lent twice, or not wholly given back.")
@State
public class PoolStress {

    private static final int TIMES = 4;

    private final Pool<Item> pool = new Pool<>(Item::new, (key, count, bytes) -> {});

    /** Has no synchronization of its own. */
    static final class Item {
        private int users;
        private int before;
        private int after;

        boolean enter() {
            boolean alone = users == 0 && before == after;
            users++;
            before++;
            return alone;
        }

        boolean leave() {
            after++;
            users--;
            return users == 0 && before == after;
        }
    }

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
        boolean alone = true;
        for (int i = 0; i < TIMES; i++) {
            Lent<Item> own = pool.take();
            Lent<Item> other = pool.take();
            alone &= own.object() != other.object() && own.object().enter() & other.object().enter();
            alone &= own.object().leave() & other.object().leave();
            pool.giveBack(other);
            pool.giveBack(own);
        }
        return alone ? 1 : 0;
    }
}
