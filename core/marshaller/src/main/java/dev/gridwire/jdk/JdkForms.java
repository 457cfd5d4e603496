// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.reflect.AccessOrder;
import dev.gridwire.reflect.PropertyDefaults;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.Properties;
import java.util.SimpleTimeZone;
import org.jspecify.annotations.Nullable;

/** Finds JDK classes whose objects have two forms, a usual one and a rare one. Each form has its own number. */
public final class JdkForms {

    private JdkForms() {}

    /** Returns the finder of a type's objects in the rare form; null if there is only one form. */
    public static Codec.@Nullable Forms of(JdkType type, Types types) {
        return switch (type) {
            case LINKED_HASH_MAP -> value -> AccessOrder.has((LinkedHashMap<?, ?>) value)
                    ? rare(JdkType.ACCESS_ORDER_MAP, types)
                    : null;
            case LINKED_BLOCKING_QUEUE -> value -> BoundedQueues.isBounded(value)
                    ? rare(JdkType.BOUNDED_LINKED_QUEUE, types)
                    : null;
            case LINKED_BLOCKING_DEQUE -> value -> BoundedQueues.isBounded(value)
                    ? rare(JdkType.BOUNDED_LINKED_DEQUE, types)
                    : null;
            case PROPERTIES -> value -> PropertyDefaults.has((Properties) value)
                    ? rare(JdkType.PROPERTIES_WITH_DEFAULTS, types)
                    : null;
            case SIMPLE_TIME_ZONE -> value -> RuledZoneCodec.hasRules((SimpleTimeZone) value)
                    ? rare(JdkType.RULED_TIME_ZONE, types)
                    : null;
            default -> null;
        };
    }

    private static Codec rare(JdkType type, Types types) {
        return Objects.requireNonNull(types.ofJdk(type));
    }
}
