// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.rewrite;

import java.io.Serializable;
import java.util.List;
import java.util.function.Supplier;

/** A class with much that must stay. */
@SuppressWarnings("serial") // the default one is what is tested
public class Plain<T extends Comparable<T>> implements Serializable, Supplier<List<? super T>> {

    static final int CONSTANT = 3;

    private final List<? super T> values;
    final int count;
    volatile long time;

    Plain(List<? super T> values, int count) {
        this.values = values;
        this.count = count;
    }

    @Override
    @Deprecated
    public List<? super T> get() {
        Runnable nothing = () -> {
            if (count > CONSTANT) {
                throw new IllegalStateException("count=" + count);
            }
        };
        nothing.run();
        return values;
    }

    /** A member. */
    static final class Member implements Serializable {
        private final String name = "constant";

        private Member() {}

        String name() {
            return name;
        }
    }
}
