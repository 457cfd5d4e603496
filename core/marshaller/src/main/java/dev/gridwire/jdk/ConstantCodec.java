// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.SerialMethods;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import java.lang.reflect.Constructor;
import java.util.Collections;
import java.util.Comparator;
import java.util.EventObject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads objects without content: the JDK's empty collections and orders, and bare {@code Object}s. The form is one
 * byte, 0.
 */
public final class ConstantCodec extends LeafCodec {

    /** Looked up on first use: a refusal during class initialisation would be a permanent error. */
    private static volatile @Nullable Constructor<?> event;

    private final JdkType jdkType;

    ConstantCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name, Identity.KEPT);
        this.jdkType = jdkType;
    }

    private static Constructor<?> event() {
        Constructor<?> known = event;
        if (known != null) {
            return known;
        }
        try {
            Constructor<?> found = SerialMethods.constructor(EventObject.class, Object.class.getConstructor());
            event = found;
            return found;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void write(WireOutput out, Object value) {
        out.writeByte(0);
    }

    @Override
    public Object read(WireInput in) {
        if (in.readByte() != 0) {
            throw in.malformed("an object without content has some");
        }
        return switch (jdkType) {
            case EMPTY_LIST -> List.class.cast(Collections.emptyList());
            case EMPTY_SET -> Set.class.cast(Collections.emptySet());
            case EMPTY_MAP -> Map.class.cast(Collections.emptyMap());
            case NATURAL_ORDER -> Comparator.naturalOrder();
            case REVERSE_ORDER -> Collections.reverseOrder();
            case CASE_INSENSITIVE_ORDER -> String.CASE_INSENSITIVE_ORDER;
            case EMPTY_SORTED_SET -> SortedSet.class.cast(Collections.emptySortedSet());
            case EMPTY_SORTED_MAP -> SortedMap.class.cast(Collections.emptySortedMap());
            // Java serialization loses the source of an event as well.
            case EVENT -> Construct.call(event());
            default -> new Object();
        };
    }
}
