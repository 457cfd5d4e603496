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
 * Serializes with Gridwire everything that a node of Ignite 2.17 or earlier keeps and sends: keys, values, closures,
 * exceptions. All nodes of a cluster must have the same marshaller, as with any marshaller. Thread-safe.
 *
 * <p>Thin clients, JDBC's thin driver and {@code withKeepBinary} stop working, because they need Ignite's own binary
 * marshaller. In Ignite 2.18, the marshaller cannot be configured.
 *
 * <pre>{@code
 * Ignite ignite = Ignition.start(new IgniteConfiguration().setMarshaller(new GridwireMarshaller()));
 * }</pre>
 */
public final class GridwireMarshaller extends AbstractNodeNameAwareMarshaller {

    private final GridCodec codec;

    /**
     * Creates one from {@code gridwire.properties}, which the thread's context class loader finds. Without that file, it serves
     * the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireMarshaller() {
        this.codec = GridCodec.asConfigured(GridwireMarshaller.class, IgniteTypes::allow);
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireMarshaller(UnaryOperator<MarshallerBuilder> settings) {
        Objects.requireNonNull(settings, "settings");
        this.codec = GridCodec.asTold(GridwireMarshaller.class, IgniteTypes::allow, settings);
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
            throw new IgniteCheckedException("The stream cannot be written: " + e.getMessage(), e);
        }
    }

    /** Reads to the end of the stream, where the value ends, as Ignite's binary marshaller does. */
    @Override
    protected <T> @Nullable T unmarshal0(InputStream in, @Nullable ClassLoader loader) throws IgniteCheckedException {
        try {
            return unmarshal0(in.readAllBytes(), loader);
        } catch (IOException e) {
            throw new IgniteCheckedException("The stream cannot be read: " + e.getMessage(), e);
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
