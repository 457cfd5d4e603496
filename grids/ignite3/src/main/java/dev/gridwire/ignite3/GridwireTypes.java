// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite3;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.grid.GridCodec;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * Makes the {@link GridwireType} of each class that an application keeps in tables of Ignite 3, or hands to its compute jobs.
 * All have one policy, and their statistics are shown by JMX together. Make one and share it; thread-safe.
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
     * Makes one as {@code gridwire.properties} says, which the thread's context class loader finds: without one, for the
     * application's own classes.
     *
     * @throws IllegalArgumentException if the file is not right; the message names the mistake
     */
    public GridwireTypes() {
        codec = GridCodec.asConfigured(GridwireTypes.class, UnaryOperator.identity());
    }

    /**
     * Makes one as told, and as no file tells.
     *
     * @param settings tells a builder the classes to marshal; called once a class loader, which is set already
     */
    public GridwireTypes(UnaryOperator<MarshallerBuilder> settings) {
        Objects.requireNonNull(settings, "settings");
        codec = GridCodec.asTold(GridwireTypes.class, UnaryOperator.identity(), settings);
    }

    /**
     * Gives the converter and marshaller of a class.
     *
     * @param type of the values, or a superclass or interface of theirs; its loader finds the classes of what is read
     */
    public <T> GridwireType<T> of(Class<T> type) {
        return new GridwireType<>(Objects.requireNonNull(type, "type"), codec);
    }

    /** Counts of the work done so far; also by JMX. */
    public Statistics statistics() {
        return codec.statistics();
    }

    /** Its statistics are no more shown by JMX. It works on. */
    @Override
    public void close() {
        codec.close();
    }
}
