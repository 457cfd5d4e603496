// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite3;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.grid.GridCodec;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * Creates the {@link GridwireType} of each class that an application keeps in tables of Ignite 3 or passes to its compute jobs.
 * All of them share one policy, and JMX shows their statistics together. Create one and share it. Thread-safe.
 *
 * <pre>{@code
 * GridwireTypes gridwire = new GridwireTypes();
 * RecordView<Order> orders = ignite.tables().table("orders").recordView(
 *         Mapper.builder(Order.class).map("document", "DOCUMENT", gridwire.of(Document.class)).automap().build());
 * }</pre>
 */
public final class GridwireTypes implements AutoCloseable {

    private final GridCodec codec;

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireTypes() {
        codec = GridCodec.asConfigured(GridwireTypes.class, UnaryOperator.identity());
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireTypes(UnaryOperator<MarshallerBuilder> settings) {
        Objects.requireNonNull(settings, "settings");
        codec = GridCodec.asTold(GridwireTypes.class, UnaryOperator.identity(), settings);
    }

    /**
     * Returns the converter and marshaller of a class.
     *
     * @param type the values' class, or a superclass or interface of it; its loader finds the classes of values read
     */
    public <T> GridwireType<T> of(Class<T> type) {
        return new GridwireType<>(Objects.requireNonNull(type, "type"), codec);
    }

    /** Returns counts of the work done so far. JMX shows them, too. */
    public Statistics statistics() {
        return codec.statistics();
    }

    /** Stops showing the statistics by JMX. Everything else still works. */
    @Override
    public void close() {
        codec.close();
    }
}
