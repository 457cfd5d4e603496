// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.ignite.lang.IgnitePredicate;
import org.apache.ignite.marshaller.MarshallerContext;
import org.apache.ignite.marshaller.jdk.JdkMarshaller;
import org.jspecify.annotations.Nullable;

/** Class names by the numbers that the optimized marshaller writes in their place. */
@SuppressWarnings("deprecation") // the interface leaves a deprecated method abstract
final class IgniteClassNames implements MarshallerContext {

    /** One for all, as a cluster keeps it. */
    private static final Map<Integer, String> NAMES = new ConcurrentHashMap<>();

    private final JdkMarshaller jdkMarshaller = new JdkMarshaller();

    @Override
    public boolean registerClassName(byte platform, int typeId, String name) {
        return name.equals(NAMES.merge(typeId, name, (old, ignored) -> old));
    }

    @Override
    public boolean registerClassNameLocally(byte platform, int typeId, String name) {
        return registerClassName(platform, typeId, name);
    }

    @Override
    public Class<?> getClass(int typeId, ClassLoader loader) throws ClassNotFoundException {
        return Class.forName(getClassName((byte) 0, typeId), false, loader);
    }

    @Override
    public String getClassName(byte platform, int typeId) throws ClassNotFoundException {
        String name = NAMES.get(typeId);
        if (name == null) {
            throw new ClassNotFoundException("no class was registered: typeId=" + typeId);
        }
        return name;
    }

    @Override
    public boolean isSystemType(String name) {
        return false;
    }

    @Override
    public @Nullable IgnitePredicate<String> classNameFilter() {
        return null;
    }

    @Override
    public JdkMarshaller jdkMarshaller() {
        return jdkMarshaller;
    }
}
