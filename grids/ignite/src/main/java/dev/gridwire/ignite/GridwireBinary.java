// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.grid.ApplicationLoader;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.apache.ignite.binary.BinaryTypeConfiguration;
import org.apache.ignite.configuration.BinaryConfiguration;
import org.apache.ignite.configuration.CacheConfiguration;
import org.apache.ignite.configuration.ClientConfiguration;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * Serializes the values of Ignite 2 by Gridwire inside of Ignite's own binary objects, so that SQL, thin clients and {@code
 * withKeepBinary} stay: Ignite 2.17 and 2.18, where {@link GridwireMarshaller} has no place. Served are the classes that the
 * configuration's caches name as values, and the classes of packages. Keys stay Ignite's, so that SQL and other clients find
 * them. All nodes and thin clients need it.
 *
 * <p>Ignite makes an object before it reads it, which no record allows: records stand within values.
 *
 * <pre>{@code
 * IgniteConfiguration config = new GridwireBinary().packages("com.acme.shop").configure(new IgniteConfiguration());
 * Ignite ignite = Ignition.start(config);
 * }</pre>
 */
public final class GridwireBinary {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");

    private final GridCodec codec;
    private final Set<String> packages = new LinkedHashSet<>();
    private final Set<String> left = new TreeSet<>();
    private final Map<String, Set<String>> fields = new HashMap<>();

    /**
     * Makes one as {@code gridwire.properties} says, which the thread's context class loader finds: without one, for the
     * application's own classes.
     *
     * @throws IllegalArgumentException if the file is not right; the message names the mistake
     */
    public GridwireBinary() {
        // Names unknown keys.
        GridSettings.read(GridwireBinary.class, "ignite", "enabled");
        this.codec = GridCodec.asConfigured(GridwireBinary.class, IgniteTypes::allow);
    }

    /**
     * Makes one as told, and as no file tells.
     *
     * @param settings tells a builder the classes to marshal; called once a class loader, which is set already
     */
    public GridwireBinary(UnaryOperator<MarshallerBuilder> settings) {
        Objects.requireNonNull(settings, "settings");
        this.codec = GridCodec.asTold(GridwireBinary.class, IgniteTypes::allow, settings);
    }

    /** Serves the classes of packages and of those below them, as far as the type policy lets them in. */
    public GridwireBinary packages(String... names) {
        packages.addAll(Arrays.asList(names));
        return this;
    }

    /**
     * Writes fields of a class by their names, beside the payload, for SQL and {@code BinaryObject.field}: those of caches that
     * are not in the configuration. Annotated fields and those of the configuration's caches are written so without it.
     */
    public GridwireBinary fields(Class<?> type, String... names) {
        fields.computeIfAbsent(type.getName(), any -> new TreeSet<>()).addAll(Arrays.asList(names));
        return this;
    }

    /** Leaves classes to Ignite: keys of caches that are not in the configuration, and others. */
    public GridwireBinary leave(Class<?>... types) {
        for (Class<?> each : types) {
            left.add(each.getName());
        }
        return this;
    }

    /**
     * Adds the served classes to the configuration of a node, whose caches are configured by now. A class whose serializer is
     * configured already keeps it.
     *
     * @return the configuration
     * @throws IllegalArgumentException if a cache's value is a record
     */
    public IgniteConfiguration configure(IgniteConfiguration config) {
        BinaryTypes types = types(config.getClassLoader());
        if (config.getCacheConfiguration() != null) {
            for (CacheConfiguration<?, ?> each : config.getCacheConfiguration()) {
                types.add(each);
            }
        }
        config.setBinaryConfiguration(with(config.getBinaryConfiguration(), types.choose(packages)));
        return config;
    }

    /** Adds the served classes to the configuration of a thin client: those of the packages. */
    public ClientConfiguration configure(ClientConfiguration config) {
        config.setBinaryConfiguration(with(config.getBinaryConfiguration(), types(null).choose(packages)));
        return config;
    }

    private BinaryTypes types(@Nullable ClassLoader loader) {
        return new BinaryTypes(
                loader == null ? ApplicationLoader.of(GridwireBinary.class) : loader, codec::allows, fields, left);
    }

    private BinaryConfiguration with(@Nullable BinaryConfiguration known, Map<String, Set<String>> chosen) {
        BinaryConfiguration binary = known == null ? new BinaryConfiguration() : known;
        List<BinaryTypeConfiguration> all = new ArrayList<>();
        if (binary.getTypeConfigurations() != null) {
            all.addAll(binary.getTypeConfigurations());
        }
        Map<String, Set<String>> added = new HashMap<>(chosen);
        for (BinaryTypeConfiguration each : all) {
            Set<String> asked = added.remove(each.getTypeName());
            if (asked != null && each.getSerializer() == null) {
                each.setSerializer(new PayloadSerializer(codec, asked));
            }
        }
        added.forEach((name, asked) -> all.add(typeOf(name, asked)));
        // Ignite compares nodes' configurations, and of all types sees the last one.
        all.removeIf(each -> GridwireBinary.class.getName().equals(each.getTypeName()));
        all.add(typeOf(GridwireBinary.class.getName(), Set.of()));
        LOGGER.log(Level.DEBUG, () -> "Gridwire serializes in Ignite: " + chosen.keySet());
        return binary.setTypeConfigurations(all);
    }

    private BinaryTypeConfiguration typeOf(String name, Set<String> asked) {
        return new BinaryTypeConfiguration(name).setSerializer(new PayloadSerializer(codec, asked));
    }

    /** Counts of the work done so far; also by JMX. */
    public Statistics statistics() {
        return codec.statistics();
    }

    /** Copies the fields of an object that its class does not have here to another one, which is stored with them then. */
    public void keepUnknownFields(Object from, Object to) {
        codec.keepUnknownFields(from, to);
    }
}
