// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.PartsCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.element.Elements;
import dev.gridwire.ground.Refusal;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.AbstractMap;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentHashMap.KeySetView;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads JDK objects that hold a small, fixed number of references. The form is that of the elements of an object
 * array.
 */
public final class HolderCodec extends PartsCodec {

    private static final int MAX_PORT = 0xffff;
    private static final String NO_VALUE = "this is no value of its class: class=";

    private final JdkType jdkType;

    HolderCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name);
        this.jdkType = jdkType;
    }

    @Override
    public boolean looksIntoParts() {
        return false;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        Elements.write(writer, writer.buffers().push().add(parts(jdkType, value)));
        writer.buffers().pop();
    }

    /** Returns the parts of an object in a new array. */
    public static @Nullable Object[] parts(JdkType jdkType, Object value) {
        return switch (jdkType) {
            case OPTIONAL -> ((Optional<?>) value).map(part -> new Object[] {part}).orElse(new Object[0]);
            case ATOMIC_REFERENCE -> new @Nullable Object[] {((AtomicReference<?>) value).get()};
            case ATOMIC_REFERENCE_ARRAY -> elements((AtomicReferenceArray<?>) value);
            case REVERSED -> new @Nullable Object[] {Collections.reverseOrder((Comparator<?>) value)};
            case SINGLETON_SET, SINGLETON_LIST -> ((java.util.Collection<?>) value).toArray();
            case SINGLETON_MAP -> entry(((Map<?, ?>) value).entrySet().iterator().next());
            case KEY_SET_VIEW -> keys((KeySetView<?, ?>) value);
            case INET_SOCKET_ADDRESS -> socket((InetSocketAddress) value);
            default -> entry((Map.Entry<?, ?>) value);
        };
    }

    private static @Nullable Object[] entry(Map.Entry<?, ?> entry) {
        return new @Nullable Object[] {entry.getKey(), entry.getValue()};
    }

    private static @Nullable Object[] elements(AtomicReferenceArray<?> array) {
        @Nullable Object[] elements = new @Nullable Object[array.length()];
        for (int i = 0; i < elements.length; i++) {
            elements[i] = array.get(i);
        }
        return elements;
    }

    private static @Nullable Object[] keys(KeySetView<?, ?> view) {
        if (view.getMap().getClass() != ConcurrentHashMap.class) {
            throw Refusal.unsupported("Key sets of this map are", view.getMap().getClass(), "store the map");
        }
        return new @Nullable Object[] {view.getMap(), view.getMappedValue()};
    }

    /** Looks up no name. */
    private static Object[] socket(InetSocketAddress address) {
        return new Object[] {address.isUnresolved() ? address.getHostString() : address.getAddress(), address.getPort()};
    }

    @Override
    public Object read(GraphReader reader) {
        @Nullable Object[] parts = Elements.read(reader);
        if (!jdkType.parts().allow(parts.length, Arrays.asList(parts).contains(null))) {
            throw reader.in().malformed("an object has the wrong parts: type=" + jdkType + ", parts=" + parts.length);
        }
        return switch (jdkType) {
            case REVERSED -> reversed(reader, parts[0]);
            case KEY_SET_VIEW -> keys(reader, parts[0], parts[1]);
            case INET_SOCKET_ADDRESS -> socket(reader, parts[0], parts[1]);
            default -> make(jdkType, parts);
        };
    }

    /**
     * Makes an object of a type that accepts any parts.
     *
     * @param parts as many parts as the type has
     */
    public static Object make(JdkType jdkType, @Nullable Object[] parts) {
        return switch (jdkType) {
            case OPTIONAL -> parts.length == 0 ? Optional.empty() : Optional.of(parts[0]);
            case ATOMIC_REFERENCE -> new AtomicReference<>(parts[0]);
            case ATOMIC_REFERENCE_ARRAY -> new AtomicReferenceArray<>(parts);
            case SINGLETON_SET -> Collections.singleton(parts[0]);
            case SINGLETON_LIST -> Collections.singletonList(parts[0]);
            case SINGLETON_MAP -> Collections.singletonMap(parts[0], parts[1]);
            case SIMPLE_ENTRY -> new AbstractMap.SimpleEntry<>(parts[0], parts[1]);
            case SIMPLE_IMMUTABLE_ENTRY -> new AbstractMap.SimpleImmutableEntry<>(parts[0], parts[1]);
            default -> Map.entry(parts[0], parts[1]);
        };
    }

    private static Object keys(GraphReader reader, @Nullable Object map, @Nullable Object mapped) {
        if (map == null || map.getClass() != ConcurrentHashMap.class) {
            throw reader.in().malformed(NO_VALUE + "KeySetView");
        }
        ConcurrentHashMap<?, ?> shown = (ConcurrentHashMap<?, ?>) map;
        return mapped == null ? shown.keySet() : keys(shown, mapped);
    }

    @SuppressWarnings("unchecked")
    private static Object keys(ConcurrentHashMap<?, ?> map, Object mapped) {
        return ((ConcurrentHashMap<Object, Object>) map).keySet(mapped);
    }

    private static Object socket(GraphReader reader, @Nullable Object host, @Nullable Object port) {
        if (port instanceof Integer number && number >= 0 && number <= MAX_PORT) {
            if (host instanceof InetAddress address) {
                return new InetSocketAddress(address, number);
            } else if (host instanceof String name) {
                return InetSocketAddress.createUnresolved(name, number);
            }
        }
        throw reader.in().malformed(NO_VALUE + "InetSocketAddress");
    }

    private static Object reversed(GraphReader reader, @Nullable Object comparator) {
        if (!(comparator instanceof Comparator)) {
            throw reader.in().malformed("this is no comparator");
        }
        return Collections.reverseOrder((Comparator<?>) comparator);
    }
}
