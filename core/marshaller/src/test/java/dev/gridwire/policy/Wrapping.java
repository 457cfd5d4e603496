// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;

/** Allowed wrappers of classes that are not; Java serialization takes all of it too. */
enum Wrapping {
    NOTHING(value -> value),
    FIELD(Carriers.Holder::new),
    ARRAY(value -> new Object[] {value}),
    LIST(value -> new ArrayList<>(List.of(value))),
    IMMUTABLE_LIST(List::of),
    MAP_VALUE(value -> new HashMap<>(Map.of("key", value))),
    REFERENCE(AtomicReference::new),
    RECORD(Carriers.Pair::new),
    HOOK(Carriers.Hooked::new),
    EXTERNALIZABLE(Carriers.External::new),
    FIVE_DEEP(value -> new ArrayList<>(List.of(new HashMap<>(Map.of(1, new Object[] {
        new Carriers.Holder(new AtomicReference<>(value))
    })))));

    private final UnaryOperator<Object> wrap;

    Wrapping(UnaryOperator<Object> wrap) {
        this.wrap = wrap;
    }

    Object around(Object value) {
        return wrap.apply(value);
    }
}
