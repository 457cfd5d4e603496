// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.ground.SimpleName;
import java.util.List;

/**
 * Knows the names of the JDK's types for people: the class without its package, or the format's name if that class is private.
 */
final class JdkTypeNames {

    private static final List<String> PUBLIC_NESTED = List.of("SimpleEntry", "SimpleImmutableEntry");

    private JdkTypeNames() {}

    static String text(JdkType type) {
        return switch (type) {
            case ENTRY -> "Map.entry";
            case ZONE_ID -> "ZoneId";
            case TIME_ZONE -> "TimeZone";
            case LIST_OF -> "List.of";
            case SET_OF -> "Set.of";
            case MAP_OF -> "Map.of";
            case PROXY -> "Proxy";
            case ACCESS_ORDER_MAP -> "LinkedHashMap in access order";
            case BOUNDED_LINKED_QUEUE -> "bounded LinkedBlockingQueue";
            case BOUNDED_LINKED_DEQUE -> "bounded LinkedBlockingDeque";
            case PROPERTIES_WITH_DEFAULTS -> "Properties with defaults";
            case RULED_TIME_ZONE -> "SimpleTimeZone with rules";
            default -> text(type, type.classNames().get(0));
        };
    }

    private static String text(JdkType type, String className) {
        if (className.startsWith("[")) {
            return TypeRef.ofDescriptor(className).toString();
        }
        String simple = SimpleName.of(className);
        return className.contains("$") && !PUBLIC_NESTED.contains(simple) ? type.name() : simple;
    }
}
