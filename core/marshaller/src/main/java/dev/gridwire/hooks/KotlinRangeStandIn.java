// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Types;
import dev.gridwire.container.RangeKind;

/** Stands in for a range of numbers of Kotlin's, and holds what its constructor needs. */
final class KotlinRangeStandIn implements StandIn {

    private static final long serialVersionUID = 1L;

    /** The class of the range. It is allowed if a payload can name it. */
    private Class<?> type;
    private long[] numbers;

    private KotlinRangeStandIn(Class<?> type, long[] numbers) {
        this.type = type;
        this.numbers = numbers;
    }

    static Object of(Object range) throws ReflectiveOperationException {
        return new KotlinRangeStandIn(range.getClass(), RangeKind.numbers(range));
    }

    @Override
    public Object original(Types types) throws ReflectiveOperationException {
        return RangeKind.range(type, numbers);
    }
}
