// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.apache.ignite.IgniteCheckedException;
import org.apache.ignite.marshaller.AbstractNodeNameAwareMarshaller;
import org.jspecify.annotations.Nullable;

/**
 * Serializes by Gridwire all that a node of Ignite 2.17 or earlier keeps and sends: keys, values, closures, exceptions. All nodes
 * of a cluster must have the same marshaller, as with any other. Thread-safe.
 *
 * <p>What only Ignite's own binary marshaller gives is lost: thin clients, JDBC's thin driver, {@code withKeepBinary}. Ignite
 * 2.18 has no marshaller to set.
 *
 * <pre>{@code
 * Ignite ignite = Ignition.start(new IgniteConfiguration().setMarshaller(new GridwireMarshaller()));
 * }</pre>
 */
public final class GridwireMarshaller extends AbstractNodeNameAwareMarshaller {

    private final GridCodec codec;

    /**
     * Makes one as {@code gridwire.properties} says, which the thread's context class loader finds: without one, for the
     * application's own classes.
     *
     * @throws IllegalArgumentException if the file is not right; the message names the mistake
     */
    public GridwireMarshaller() {
        this.codec = GridCodec.asConfigured(GridwireMarshaller.class, IgniteTypes::allow);
    }

    /**
     * Makes one as told, and as no file tells.
     *
     * @param settings tells a builder the classes to marshal; called once a class loader, which is set already
     */
    public GridwireMarshaller(UnaryOperator<MarshallerBuilder> settings) {
        Objects.requireNonNull(settings, "settings");
        this.codec = GridCodec.asTold(GridwireMarshaller.class, IgniteTypes::allow, settings);
    }

    /** Counts of the work done so far; also by JMX. */
    public Statistics statistics() {
        return codec.statistics();
    }

    /** Copies the fields of an object that its class does not have here to another one, which is stored with them then. */
    public void keepUnknownFields(Object from, Object to) {
        codec.keepUnknownFields(from, to);
    }

    @Override
    protected byte[] marshal0(@Nullable Object value) throws IgniteCheckedException {
        try {
            return codec.write(value);
        } catch (GridwireException e) {
            throw new IgniteCheckedException(e.getMessage(), e);
        }
    }

    @Override
    protected void marshal0(@Nullable Object value, OutputStream out) throws IgniteCheckedException {
        try {
            out.write(marshal0(value));
        } catch (IOException e) {
            throw new IgniteCheckedException("The stream takes no value: " + e.getMessage(), e);
        }
    }

    /** The value ends where the stream does, as with Ignite's binary marshaller. */
    @Override
    protected <T> @Nullable T unmarshal0(InputStream in, @Nullable ClassLoader loader) throws IgniteCheckedException {
        try {
            return unmarshal0(in.readAllBytes(), loader);
        } catch (IOException e) {
            throw new IgniteCheckedException("The stream gives no value: " + e.getMessage(), e);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    protected <T> @Nullable T unmarshal0(byte[] bytes, @Nullable ClassLoader loader) throws IgniteCheckedException {
        try {
            return (T) codec.read(bytes, 0, bytes.length, loader);
        } catch (GridwireException e) {
            throw new IgniteCheckedException(e.getMessage(), e);
        }
    }

    @Override
    public void onUndeploy(ClassLoader loader) {
        codec.forget(loader);
    }
}
