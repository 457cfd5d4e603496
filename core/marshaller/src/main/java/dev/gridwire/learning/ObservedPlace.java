// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireStrings;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The classes of the objects that were seen in one place of a root class's graphs, and of each the places in it. */
final class ObservedPlace {

    private final Map<Class<?>, ObservedPlace[]> classes = new LinkedHashMap<>();
    /** What the bytes call alike is read alike, whatever class it was. */
    private final Map<Object, ObservedPlace[]> types = new HashMap<>();
    private boolean isMixed;

    /** The classes seen here, the first one first. */
    Set<Class<?>> classes() {
        return classes.keySet();
    }

    /** Whether objects of a class were seen here. */
    boolean has(Class<?> type) {
        return classes.containsKey(type);
    }

    /** Whether strings beyond Latin-1 were seen here. */
    boolean isMixed() {
        return isMixed;
    }

    /** Notes a string. */
    void note(String text) {
        isMixed = isMixed || WireStrings.areWideMet() && WireStrings.isWide(text);
    }

    /** The places in objects of a class, which is noted as seen. */
    ObservedPlace[] inside(Class<?> type, int count) {
        ObservedPlace[] known = classes.get(type);
        if (known == null) {
            JdkType jdkType = JdkType.ofClassName(type.getName());
            known = types.computeIfAbsent(jdkType == null ? type : jdkType, unused -> places(count));
            classes.put(type, known);
        }
        return known;
    }

    /** The places in objects of a class: those known here, else these. */
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
