// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.nio.ClassLoaderUtil;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.FormerValues;
import dev.gridwire.grid.Marshallers;
import dev.gridwire.grid.stream.HeldInput;
import dev.gridwire.grid.stream.HeldPart;
import dev.gridwire.grid.stream.HeldValue;
import dev.gridwire.grid.stream.Terms;
import dev.gridwire.hazelcast.lookup.JavaReader;
import java.io.Externalizable;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads values of Java serialization with the seal, type policy and budgets of Gridwire, as all grids' serializers do. Active
 * if {@link JavaSerializationPolicy} is the instance's filter, or if a seal is required.
 */
final class JavaValues implements JavaReader {

    private final Supplier<@Nullable HazelcastInstance> grid;
    private final Marshallers marshallers;
    private final ClassLoader firstLoader;
    private final FormerValues former;
    private final Function<GridwireException, HazelcastSerializationException> refusals;

    JavaValues(
            Supplier<@Nullable HazelcastInstance> grid,
            Marshallers marshallers,
            ClassLoader firstLoader,
            FormerValues former,
            Function<GridwireException, HazelcastSerializationException> refusals) {
        this.grid = grid;
        this.marshallers = marshallers;
        this.firstLoader = firstLoader;
        this.former = former;
        this.refusals = refusals;
    }

    @Override
    public boolean isHolding(@Nullable ClassLoader loader) {
        return isPolicySet() || !HeldInput.isAccepted(marshallers.reading(loader));
    }

    private boolean isPolicySet() {
        HazelcastInstance known = grid.get();
        SerializationConfig config = known == null ? null : known.getConfig().getSerializationConfig();
        JavaSerializationFilterConfig filter = config == null ? null : config.getJavaSerializationFilterConfig();
        return filter != null && filter.getWhitelist() instanceof JavaSerializationPolicy.Allowed;
    }

    @Override
    public HeldValue read(
            byte[] bytes, int at, int length, @Nullable ClassLoader loader, @Nullable String externalizable) {
        Marshaller marshaller = marshallers.reading(loader);
        try {
            HeldInput.requireAccepted(marshaller);
            HeldPart part = new HeldPart(
                    bytes, at, length, Terms.of(Objects.requireNonNullElse(loader, firstLoader), marshaller));
            HeldValue value = externalizable == null ? part.object() : part.external(externalizable, JavaValues::make);
            former.countJava();
            return value;
        } catch (GridwireException e) {
            throw refusals.apply(marshaller.refused(e));
        }
    }

    private static Externalizable make(Class<?> type) {
        try {
            return (Externalizable) ClassLoaderUtil.newInstance(type.getClassLoader(), type);
        } catch (Exception e) {
            throw new IllegalStateException("No empty object can be made: class=" + type.getName(), e);
        }
    }
}
