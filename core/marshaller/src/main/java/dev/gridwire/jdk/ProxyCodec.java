// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.admission.Admission;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.PartsCodec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.WireStrings;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads dynamic proxies. The type policy is asked about each interface by name before the interface is loaded.
 *
 * <pre>
 * +--------------+-----------------------------------+---------------------------+
 * | varint count | count times: string name          | handler, named slot       |
 * +--------------+-----------------------------------+---------------------------+
 * </pre>
 */
public final class ProxyCodec extends PartsCodec {

    private static final int MAX_INTERFACES = 64;

    /** Bounds the lists of interfaces, because each makes a class that the loader keeps. */
    private static final int MAX_LISTS = 1_024;

    private final Types types;
    /** The interfaces of proxies that were read before, by name. */
    private final Set<List<String>> lists = ConcurrentHashMap.newKeySet();
    private final ReferenceSlot handler;
    private final ClassValue<Class<?>[]> interfaces = new ClassValue<>() {
        @Override
        protected Class<?>[] computeValue(Class<?> type) {
            return required(type.getInterfaces());
        }
    };

    ProxyCodec(TypeName name, Types types) {
        super(Proxy.class, name);
        this.types = types;
        this.handler = new ReferenceSlot(InvocationHandler.class, types);
    }

    private Class<?>[] required(Class<?>[] all) {
        requireFew(all.length);
        for (Class<?> each : all) {
            Admission.requireSame(each, types.load(each.getName()) == each);
        }
        return all;
    }

    private static void requireFew(int count) {
        if (count > MAX_INTERFACES) {
            throw Refusal.shape(
                    "A proxy has too many interfaces: interfaces=" + count + ", limit=" + MAX_INTERFACES, "use fewer");
        }
    }

    @Override
    public boolean looksIntoParts() {
        return false;
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        Class<?>[] all = interfaces.get(value.getClass());
        writer.out().writeVarint(all.length);
        for (Class<?> each : all) {
            WireStrings.write(writer.out(), each.getName());
        }
        try {
            handler.write(writer, Proxy.getInvocationHandler(value));
        } catch (RuntimeException e) {
            writer.path().within(".handler");
            throw e;
        }
    }

    @Override
    public Object read(GraphReader reader) {
        Class<?>[] all = new Class<?>[reader.in().readCount(1)];
        requireFew(all.length);
        for (int i = 0; i < all.length; i++) {
            all[i] = readInterface(reader);
        }
        requireFewLists(all);
        try {
            return make(reader, all, handler.read(reader));
        } catch (RuntimeException e) {
            reader.path().within(".handler");
            throw e;
        }
    }

    private void requireFewLists(Class<?>[] all) {
        List<String> names = Arrays.stream(all).map(Class::getName).toList();
        if (lists.size() < MAX_LISTS) {
            lists.add(names);
        } else if (!lists.contains(names)) {
            throw Refusal.shape("Payloads name too many lists of interfaces of proxies: lists=" + lists.size() + ", limit="
                    + MAX_LISTS, "write classes in place of proxies");
        }
    }

    private Class<?> readInterface(GraphReader reader) {
        String name = WireStrings.read(reader.in());
        if (name == null || name.isEmpty() || name.charAt(0) == '[') {
            throw reader.in().malformed("this is no name of an interface");
        }
        Class<?> found = types.load(name);
        if (!found.isInterface() || found.isHidden() || found.isSealed()) {
            throw reader.in().malformed("a proxy cannot have such an interface: class=" + EscapedNames.of(name));
        }
        return found;
    }

    private static Object make(GraphReader reader, Class<?>[] all, @Nullable Object handler) {
        if (handler == null) {
            throw reader.in().malformed("a proxy has no handler");
        }
        try {
            return Proxy.newProxyInstance(loader(reader.types(), all), all, (InvocationHandler) handler);
        } catch (IllegalArgumentException | LinkageError e) {
            throw Refusal.shape("No class can have the interfaces of a proxy", "let one class loader find them all", e);
        }
    }

    /** Returns the loader of an interface that is not public, as {@code ObjectInputStream.resolveProxyClass} does. */
    private static ClassLoader loader(Types types, Class<?>[] all) {
        for (Class<?> each : all) {
            if (!Modifier.isPublic(each.getModifiers())) {
                return each.getClassLoader();
            }
        }
        return types.loader();
    }
}
