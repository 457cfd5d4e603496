// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.trials.codec.MeasuredMarshallers;
import dev.gridwire.trials.fork.UserFailure;
import dev.gridwire.trials.hazelcast.contestant.ExistingForms;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.userclass.ValuePool;
import java.io.IOException;
import java.io.Serializable;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.jspecify.annotations.Nullable;

/** Creates the values of one class, and examines their classes and sizes. */
final class ClassProbe {

    private static final int MOST_VALUES = 1_000;
    private static final int MOST_SKIPPED = 500;
    private static final long MOST_BYTES = 8L << 20;

    private final ProbeTask.Request request;
    private final Class<?> type;
    private final ValueSource source;
    /** The classes outside the JDK that the values consist of, in the order of their first occurrence. */
    private final Set<Class<?>> types = new LinkedHashSet<>();
    private final List<byte[]> pool = new ArrayList<>();
    /** The names of the classes that the marshaller has met. */
    private final Set<String> asked = new ConcurrentSkipListSet<>();
    private Marshaller marshaller;
    private int skipped;

    ClassProbe(ProbeTask.Request request, Class<?> type, ValueSource source) {
        this.request = request;
        this.type = type;
        this.source = source;
        add(type);
        this.marshaller = marshaller();
    }

    UserClassSpec run() throws IOException {
        Iterator<? extends @Nullable Object> values = source.values();
        long bytes = 0;
        Object first = null;
        while (pool.size() < MOST_VALUES && bytes < MOST_BYTES && values.hasNext()) {
            Object value = demand(values.next());
            first = first == null ? value : first;
            try {
                byte[] written = written(value);
                pool.add(written);
                bytes += written.length;
            } catch (UserFailure e) {
                skip(e);
            }
        }
        new ValuePool(pool).write(Path.of(request.folder()));
        return spec((double) bytes / pool.size(), first);
    }

    private Object demand(@Nullable Object value) {
        if (value == null || !type.isInstance(value)) {
            throw new UserFailure("A value is of another class: " + (value == null ? "null" : value.getClass().getName())
                    + " in place of " + type.getName() + " (correct --class or --values " + request.user().values() + ")");
        }
        return value;
    }

    /** Skips a created value that its own class refuses when it is read. A value given by the user must be measured. */
    private void skip(UserFailure e) {
        skipped++;
        if (request.user().values() != null || skipped > MOST_SKIPPED) {
            throw e;
        }
    }

    /** Allows classes in the same packages, where a class may have its replacement for writing. */
    private Marshaller marshaller() {
        asked.clear();
        MarshallerBuilder builder = MeasuredMarshallers.register(Marshaller.builder(), List.copyOf(types)).filter(name -> {
            asked.add(name);
            return true;
        });
        types.stream().map(Class::getPackageName).filter(name -> !name.isEmpty()).distinct()
                .forEach(builder::allowPackage);
        return builder.build();
    }

    /**
     * Lets the marshaller learn each class in the value. The filter decides on each class; if it refuses one, the message says
     * what would allow it.
     */
    private byte[] written(Object value) {
        while (true) {
            try {
                byte[] bytes = copied(value);
                if (!addAsked()) {
                    return bytes;
                }
            } catch (UserFailure e) {
                if (!addAsked()) {
                    throw e;
                }
            }
            marshaller = marshaller();
        }
    }

    /** Returns a copy: copies are measured, so all must be alike. */
    private byte[] copied(Object value) {
        byte[] bytes;
        Optional<GraphDifference> difference;
        try {
            bytes = marshaller.marshal(value);
            difference = ExactComparison.compare(value, marshaller.unmarshal(bytes), FieldScope.SERIAL);
        } catch (RuntimeException | StackOverflowError e) {
            throw new UserFailure("Values cannot be copied, and so not be made anew for each round: " + type.getName()
                    + ": " + e.getMessage() + " (name a class without such a field)", e);
        }
        if (difference.isPresent()) {
            throw new UserFailure("A copy of a value is another one: " + difference.get() + " (name a class without such a"
                    + " field)");
        }
        return bytes;
    }

    /** Adds the classes that the marshaller has met; returns whether any was new. */
    private boolean addAsked() {
        int before = types.size();
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        for (String name : asked) {
            try {
                add(Class.forName(name, false, loader));
            } catch (ClassNotFoundException | LinkageError e) {
                // The name of an array, or of a class that is not part of the values.
            }
        }
        return types.size() > before;
    }

    private void add(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        boolean counts = !element.isPrimitive() && !NamePolicy.isPlatform(element.getName()) && !element.isHidden()
                && !Proxy.isProxyClass(element);
        if (counts) {
            types.add(element);
        }
    }

    private UserClassSpec spec(double meanBytes, @Nullable Object first) {
        UserClassRequest user = request.user();
        String config = user.hazelcastConfig() == null ? null : user.hazelcastConfig().toString();
        String description = String.format(Locale.ROOT, "%s, %,d values %s; Gridwire writes one in %,.0f bytes on average.",
                request.className(), pool.size(), source.origin(), meanBytes);
        return new UserClassSpec(request.id(), request.index(), request.className(), description, user.classPath(),
                request.folder(), types.stream().map(Class::getName).toList(), List.of(),
                first == null ? List.of() : existingForms(first, config),
                Serializable.class.isAssignableFrom(type) || first instanceof Serializable, meanBytes, config);
    }

    private static List<String> existingForms(Object value, @Nullable String config) {
        try {
            return ExistingForms.of(value, config);
        } catch (IllegalArgumentException e) {
            throw new UserFailure(String.valueOf(e.getMessage()), e);
        }
    }
}
