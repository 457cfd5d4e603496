// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.PartsCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.container.EqualKeys;
import dev.gridwire.element.Elements;
import dev.gridwire.element.MapEntries;
import dev.gridwire.ground.Refusal;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads containers from {@code List.of}, {@code Set.of}, {@code Map.of} and {@code Stream.toList}. They are made from
 * their elements.
 */
public final class ImmutableCodec extends PartsCodec {

    private final JdkType jdkType;

    ImmutableCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name);
        this.jdkType = jdkType;
    }

    @Override
    public boolean looksIntoParts() {
        return jdkType == JdkType.SET_OF || jdkType == JdkType.MAP_OF;
    }

    /**
     * Writes a container. Only a list's elements tell whether it may hold nulls, as those from {@code Stream.toList} may: the
     * class is the same.
     */
    @Override
    public void write(GraphWriter writer, Object value) {
        if (jdkType == JdkType.MAP_OF) {
            requireComplete(MapEntries.write(writer, (Map<?, ?>) value, Hashing.PROBED, true), value);
            return;
        }
        ElementBuffer buffer = writer.buffers().push().add((Collection<?>) value);
        if (jdkType == JdkType.SET_OF) {
            writer.order(buffer, null);
            writer.enterKeys();
            Elements.write(writer, buffer);
            requireComplete(writer.leaveKeys(buffer.size()), value);
            writer.collisions().count(buffer, Hashing.PROBED, null);
        } else {
            Elements.write(writer, buffer);
        }
        writer.buffers().pop();
    }

    private static void requireComplete(boolean complete, Object value) {
        if (!complete) {
            throw Refusal.unsupported(
                    "Immutable hash containers whose keys refer to an object around them are",
                    value.getClass(),
                    "use a LinkedHashSet or LinkedHashMap, or an unmodifiable view of one");
        }
    }

    @Override
    public Object read(GraphReader reader) {
        if (jdkType == JdkType.SET_OF) {
            reader.enterKeys();
            @Nullable Object[] elements = Elements.read(reader);
            requireCompleteKeys(reader, reader.leaveKeys(elements.length));
            reader.insertions().count(elements, Hashing.PROBED);
            return make(jdkType, elements, null);
        }
        if (jdkType == JdkType.MAP_OF) {
            MapEntries pairs = MapEntries.read(reader, Hashing.PROBED);
            requireCompleteKeys(reader, pairs.complete());
            reader.insertions().count(pairs.keys(), Hashing.PROBED);
            return make(jdkType, pairs.keys(), pairs.values());
        }
        return make(jdkType, Elements.read(reader), null);
    }

    private static void requireCompleteKeys(GraphReader reader, boolean complete) {
        if (!complete) {
            throw reader.in().malformed("the keys of an immutable container refer to an object around them");
        }
    }

    /**
     * Makes a container from its elements. The JDK refuses null and equal keys.
     *
     * @param elements the elements, or the keys of a map
     * @param values the values of a map; null for other containers
     */
    public static Object make(JdkType jdkType, @Nullable Object[] elements, @Nullable Object @Nullable [] values) {
        try {
            return switch (jdkType) {
                case LIST_OF -> list(elements);
                case SET_OF -> Set.of(elements);
                default -> map(elements, values == null ? elements : values);
            };
        } catch (Refusal e) {
            throw e;
        } catch (IllegalArgumentException e) {
            // The JDK reports equal keys this way.
            int kept = new HashSet<>(Arrays.asList(elements)).size();
            throw EqualKeys.refusal(jdkType.classNames().get(0), elements, kept, Hashing.PROBED);
        } catch (RuntimeException | StackOverflowError e) {
            throw Refusal.shape(
                    "An immutable container does not take its elements: type=" + jdkType + ", exception="
                            + e.getClass().getName(),
                    "mend hashCode and equals of the elements' classes",
                    e);
        }
    }

    private static List<@Nullable Object> list(@Nullable Object[] elements) {
        return Arrays.asList(elements).contains(null) ? Arrays.stream(elements).toList() : List.of(elements);
    }

    private static Map<Object, Object> map(@Nullable Object[] keys, @Nullable Object[] values) {
        @SuppressWarnings({"unchecked", "rawtypes"})
        Map.Entry<Object, Object>[] entries = new Map.Entry[keys.length];
        for (int i = 0; i < keys.length; i++) {
            entries[i] = Map.entry(keys[i], values[i]);
        }
        return Map.ofEntries(entries);
    }
}
