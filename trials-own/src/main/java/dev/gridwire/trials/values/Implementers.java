// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.util.List;

/** Knows the concrete classes of abstract ones. */
@FunctionalInterface
public interface Implementers {

    /** Knows only those that sealed types name. */
    Implementers NONE = type -> List.of();

    /** Concrete classes that extend or implement the type, the nearest first; empty if there is none. */
    List<Class<?>> of(Class<?> type);
}
