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
 * Serializes values with Gridwire inside Ignite's own binary objects, so that SQL, thin clients and {@code withKeepBinary}
 * still work. It is for Ignite 2.17 and 2.18, where {@link GridwireMarshaller} is of no use. It serves the value classes of the
 * configured caches, and the classes of packages. Ignite still writes keys, so that SQL and other clients find them. All nodes
 * and thin clients need it.
 *
 * <p>A record cannot be a value itself, only a part of one, because Ignite creates an object before it reads it.
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
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireBinary() {
        // Fails on unknown keys.
        GridSettings.read(GridwireBinary.class, "ignite", "enabled");
        this.codec = GridCodec.asConfigured(GridwireBinary.class, IgniteTypes::allow);
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireBinary(UnaryOperator<MarshallerBuilder> settings) {
        Objects.requireNonNull(settings, "settings");
        this.codec = GridCodec.asTold(GridwireBinary.class, IgniteTypes::allow, settings);
    }

    /** Serves the classes of packages and their subpackages, as far as the type policy allows them. */
    public GridwireBinary packages(String... names) {
        packages.addAll(Arrays.asList(names));
        return this;
    }

    /**
     * Writes fields of a class by name, beside the payload, for SQL and {@code BinaryObject.field}. Only caches outside the
     * configuration need this: annotated fields, and fields that the configured caches query, are always written by name.
     */
    public GridwireBinary fields(Class<?> type, String... names) {
        fields.computeIfAbsent(type.getName(), any -> new TreeSet<>()).addAll(Arrays.asList(names));
        return this;
    }

    /** Leaves classes to Ignite: keys of caches outside the configuration, and others. */
    public GridwireBinary leave(Class<?>... types) {
        for (Class<?> each : types) {
            left.add(each.getName());
        }
        return this;
    }

    /**
     * Adds the served classes to the configuration of a node, whose caches must already be configured. A class that already has
     * a serializer keeps it.
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

    /** Adds the served classes of the packages to the configuration of a thin client. */
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
        // Ignite compares the nodes' configurations, and of all types sees only the last one.
        all.removeIf(each -> GridwireBinary.class.getName().equals(each.getTypeName()));
        all.add(typeOf(GridwireBinary.class.getName(), Set.of()));
        LOGGER.log(Level.DEBUG, () -> "Gridwire serializes in Ignite: " + chosen.keySet());
        return binary.setTypeConfigurations(all);
    }

    private BinaryTypeConfiguration typeOf(String name, Set<String> asked) {
        return new BinaryTypeConfiguration(name).setSerializer(new PayloadSerializer(codec, asked));
    }

    /** Returns counts of the work done so far. JMX shows them, too. */
    public Statistics statistics() {
        return codec.statistics();
    }

    /**
     * Copies the unknown fields of an object, which its class lacks here, to another object, so that they are stored with that
     * one.
     */
    public void keepUnknownFields(Object from, Object to) {
        codec.keepUnknownFields(from, to);
    }
}
