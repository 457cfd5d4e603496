// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.lookup;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.LifecycleEvent;
import com.hazelcast.core.LifecycleEvent.LifecycleState;
import com.hazelcast.core.LifecycleListener;
import com.hazelcast.internal.serialization.impl.AbstractSerializationService;
import com.hazelcast.internal.serialization.impl.SerializerAdapter;
import com.hazelcast.nio.serialization.Serializer;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import java.lang.System.Logger.Level;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Lets Hazelcast still serialize its own types itself, if there is a serializer for Object. Hazelcast tries in this order:
 * <pre>
 * 1  Compact, for classes that its configuration names; DataSerializable; Portable; its own serializers of the JDK's types
 * 2  serializers of the class and of its superclasses, Object's among them, and of its interfaces
 * 3  Java serialization, but after 4 if that overrides it
 * 4  the global serializer
 * 5  Compact by reflection
 * </pre>
 * With {@link SerializationConfig#setAllowOverrideDefaultSerializers}, 2 comes before 1. The serializer of Object then becomes
 * the global one, or it would get every object of Hazelcast's own classes. In either case it is also registered under Compact's
 * type; see {@link BesideCompact}.
 *
 * <p>It acts when the instance starts, because Hazelcast does not hand out its serialization service earlier.
 */
public final class SerializerOrder implements LifecycleListener {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");

    private final HazelcastInstance grid;
    private final Serializer own;
    private final Class<?> readOnly;
    private final JavaReader reader;

    private SerializerOrder(HazelcastInstance grid, Serializer own, Class<?> readOnly, JavaReader reader) {
        this.grid = grid;
        this.own = own;
        this.readOnly = readOnly;
        this.reader = reader;
    }

    /**
     * Keeps the order in an instance that is being created or already runs. If the serializer is registered for Object or for
     * the class without objects, its reader reads values of Java serialization.
     *
     * @param readOnly the class without objects
     */
    public static void keep(HazelcastInstance grid, Serializer own, Class<?> readOnly, JavaReader reader) {
        SerializerOrder order = new SerializerOrder(grid, own, readOnly, reader);
        grid.getLifecycleService().addLifecycleListener(order);
        order.keep();
    }

    @Override
    public void stateChanged(LifecycleEvent event) {
        if (event.getState() == LifecycleState.STARTING || event.getState() == LifecycleState.STARTED) {
            keep();
        }
    }

    private void keep() {
        AbstractSerializationService service = service();
        if (service == null) {
            return;
        }
        try {
            ServiceFields fields = ServiceFields.of(service);
            synchronized (service) {
                keep(fields);
            }
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            LOGGER.log(Level.WARNING, "This release of Hazelcast does not let Gridwire keep the order of serializers: instance="
                    + grid.getName() + "; objects of zero-config Compact cannot be read beside it, and"
                    + " setAllowOverrideDefaultSerializers(true) gives it all objects", e);
        }
    }

    private void keep(ServiceFields fields) throws ReflectiveOperationException {
        if (fields.isOverriding()) {
            SerializerAdapter adapter = fields.byType().get(Object.class);
            if (isOwn(adapter) && adapter != null) {
                fields.global().set(adapter);
                fields.overrideJavaSerialization();
            }
            // Repeated, because a thread that looked earlier may have stored its find for a class of Hazelcast since then.
            Set<String> named = named();
            fields.byType().entrySet().removeIf(entry -> isOwn(entry.getValue()) && !named.contains(entry.getKey().getName()));
        }
        SerializerAdapter ofObject = fields.byType().get(Object.class);
        if (isOwn(ofObject) && ofObject != null) {
            fields.byType().put(Object.class, new BesideCompact(ofObject, fields.compact()));
            hold(fields);
        }
        if (isOwn(fields.byType().get(readOnly))) {
            hold(fields);
        }
        SerializerAdapter global = fields.global().get();
        if (isOwn(global) && global != null) {
            fields.global().set(new BesideCompact(global, fields.compact()));
            hold(fields);
        }
    }

    private void hold(ServiceFields fields) {
        // Only Hazelcast's own reader can decompress.
        if (!grid.getConfig().getSerializationConfig().isEnableCompression()) {
            fields.hold(reader);
        }
    }

    /** Whether an adapter of Hazelcast wraps this serializer. */
    private boolean isOwn(@Nullable SerializerAdapter adapter) {
        return adapter != null && adapter.getImpl() == own && !(adapter instanceof BesideCompact);
    }

    /** Returns the classes to which the configuration assigns a serializer, without Object. */
    private Set<String> named() {
        Collection<SerializerConfig> configs = grid.getConfig().getSerializationConfig().getSerializerConfigs();
        return configs.stream()
                .map(each -> each.getTypeClass() == null ? each.getTypeClassName() : each.getTypeClass().getName())
                .filter(name -> name != null && !name.equals(Object.class.getName()))
                .collect(Collectors.toSet());
    }

    private @Nullable AbstractSerializationService service() {
        try {
            return grid instanceof SerializationServiceSupport support
                    && support.getSerializationService() instanceof AbstractSerializationService service ? service : null;
        } catch (RuntimeException e) {
            // The instance is still being created.
            return null;
        }
    }
}
