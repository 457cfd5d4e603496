// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireStrings;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The classes of the objects seen in one place of a root class's graphs, with the places inside each class. */
final class ObservedPlace {

    private final Map<Class<?>, ObservedPlace[]> classes = new LinkedHashMap<>();
    /** Objects with the same type in the bytes are read alike, whatever their classes were. */
    private final Map<Object, ObservedPlace[]> types = new HashMap<>();
    private boolean isMixed;

    /** Returns the classes seen here, in the order in which they were first seen. */
    Set<Class<?>> classes() {
        return classes.keySet();
    }

    /** Returns whether objects of a class were seen here. */
    boolean has(Class<?> type) {
        return classes.containsKey(type);
    }

    /** Returns whether strings beyond Latin-1 were seen here. */
    boolean isMixed() {
        return isMixed;
    }

    /** Notes a string. */
    void note(String text) {
        isMixed = isMixed || WireStrings.areWideMet() && WireStrings.isWide(text);
    }

    /** Returns the places in objects of a class, and notes the class as seen. */
    ObservedPlace[] inside(Class<?> type, int count) {
        ObservedPlace[] known = classes.get(type);
        if (known == null) {
            JdkType jdkType = JdkType.ofClassName(type.getName());
            known = types.computeIfAbsent(jdkType == null ? type : jdkType, unused -> places(count));
            classes.put(type, known);
        }
        return known;
    }

    /** Returns the places in objects of a class: those known here, or else the given ones. */
    ObservedPlace[] link(Class<?> type, ObservedPlace[] places) {
        classes.putIfAbsent(type, places);
        return places;
    }

    private static ObservedPlace[] places(int count) {
        ObservedPlace[] places = new ObservedPlace[count];
        for (int i = 0; i < count; i++) {
            places[i] = new ObservedPlace();
        }
        return places;
    }
}
