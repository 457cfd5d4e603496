// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.grid.metrics.SerializerBean;
import dev.gridwire.grid.stream.HeldInput;
import dev.gridwire.grid.version.TestedVersions;
import dev.gridwire.settings.Settings;
import java.lang.ref.Cleaner;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Values to bytes and back, as every grid needs it: a marshaller for each class loader, settings from
 * {@code gridwire.properties}, values of Java serialization read under the same policy, statistics by JMX, and a line of the log
 * for what is refused. Thread-safe. JMX keeps none that nobody uses any more.
 *
 * <pre>{@code
 * try (GridCodec codec = GridCodec.asConfigured(MyCacheSerializer.class, builder -> builder)) {
 *     byte[] bytes = codec.write(order);
 *     Object copy = codec.read(bytes, 0, bytes.length, loader);
 * }
 * }</pre>
 */
public final class GridCodec implements AutoCloseable {

    /** Some grids never say that a serializer has ended. */
    private static final Cleaner CLEANER = Cleaner.create();

    private final ClassLoader loader;
    private final Marshallers marshallers;
    private final RefusalLog refusals = new RefusalLog();
    private final SerializerBean bean;

    private GridCodec(ClassLoader loader, Marshallers marshallers) {
        this.loader = loader;
        this.marshallers = marshallers;
        WeakReference<Marshallers> counted = new WeakReference<>(marshallers);
        this.bean = SerializerBean.show(() -> statistics(counted), () -> 0, () -> 0);
        CLEANER.register(this, bean::close);
    }

    private static Statistics statistics(WeakReference<Marshallers> counted) {
        Marshallers living = counted.get();
        return living == null ? Statistics.NONE : living.statistics();
    }

    /**
     * Makes one as {@code gridwire.properties} says: without one, for the application's own classes.
     *
     * @param adapter the class of Gridwire's that the grid was given
     * @param grid allows the grid's own classes
     * @throws IllegalArgumentException if the file is not right; the message names the mistake
     */
    public static GridCodec asConfigured(Class<?> adapter, UnaryOperator<MarshallerBuilder> grid) {
        TestedVersions.check(adapter);
        ClassLoader loader = ApplicationLoader.of(adapter);
        Settings settings = Settings.read(loader);
        return new GridCodec(loader, new Marshallers(loader, each -> grid
                .apply(Marshaller.builder().classLoader(each))
                .settings(each == loader ? settings : Settings.read(each))
                .registerListed()
                .build()));
    }

    /**
     * Makes one as told, and as no file tells.
     *
     * @param told tells a builder the classes to marshal; called once a class loader, which is set already
     */
    public static GridCodec asTold(
            Class<?> adapter, UnaryOperator<MarshallerBuilder> grid, UnaryOperator<MarshallerBuilder> told) {
        TestedVersions.check(adapter);
        ClassLoader loader = ApplicationLoader.of(adapter);
        return new GridCodec(loader, new Marshallers(
                loader, each -> told.apply(grid.apply(Marshaller.builder().classLoader(each))).build()));
    }

    /**
     * Writes a value.
     *
     * @throws GridwireException if it is refused; the message names the remedy
     */
    public byte[] write(@Nullable Object value) {
        try {
            Marshaller marshaller = value == null ? marshallers.reading(null) : marshallers.writing(value.getClass());
            return marshaller.marshal(value);
        } catch (GridwireException e) {
            throw refusals.add(e);
        }
    }

    /**
     * Reads a value of Gridwire's, or one of Java serialization.
     *
     * @param reading the loader of the value's classes; null for the application's
     * @throws GridwireException if it is refused; the message names the remedy
     */
    public @Nullable Object read(byte[] bytes, int offset, int length, @Nullable ClassLoader reading) {
        try {
            Marshaller marshaller = marshallers.reading(reading);
            return JavaBytes.begin(bytes, offset, length)
                    ? readJava(bytes, offset, length, reading == null ? loader : reading, marshaller)
                    : marshaller.unmarshal(bytes, offset, length);
        } catch (GridwireException e) {
            throw refusals.add(e);
        }
    }

    private static @Nullable Object readJava(
            byte[] bytes, int offset, int length, ClassLoader reading, Marshaller marshaller) {
        try {
            HeldInput.requireAccepted(marshaller);
            return JavaBytes.read(bytes, offset, length, reading, marshaller.policy(), marshaller.limits());
        } catch (GridwireException e) {
            throw marshaller.refused(e);
        }
    }

    /**
     * Reads a value from the rest of a buffer, whose position stays; one that has no array is copied into the marshaller's own.
     *
     * @param reading the loader of the value's classes; null for the application's
     * @throws GridwireException if it is refused; the message names the remedy
     */
    public @Nullable Object read(ByteBuffer source, @Nullable ClassLoader reading) {
        if (source.hasArray()) {
            return read(source.array(), source.arrayOffset() + source.position(), source.remaining(), reading);
        }
        if (JavaBytes.begin(source)) {
            byte[] copy = new byte[source.remaining()];
            source.duplicate().get(copy);
            return read(copy, 0, copy.length, reading);
        }
        try {
            return marshallers.reading(reading).unmarshal(source.duplicate());
        } catch (GridwireException e) {
            throw refusals.add(e);
        }
    }

    /**
     * Reads a value of Gridwire's into an object that is there, for grids that make objects before they read them.
     *
     * @param target of exactly the class of the value
     * @throws GridwireException if it is refused; the message names the remedy, and the object may be filled in part
     */
    public void readInto(Object target, byte[] bytes) {
        try {
            marshallers.writing(target.getClass()).unmarshalInto(target, bytes, 0, bytes.length);
        } catch (GridwireException e) {
            throw refusals.add(e);
        }
    }

    /**
     * Checks that {@link #readInto} can fill objects of a class.
     *
     * @throws GridwireException if it cannot, or the class is not let in; the message names the remedy
     */
    public void requireFillable(Class<?> type) {
        try {
            marshallers.writing(type).requireFillable(type);
        } catch (GridwireException e) {
            throw refusals.add(e);
        }
    }

    /**
     * Checks that values without a seal are read, for grids that keep parts of an object outside of its payload.
     *
     * @throws GridwireException if payloads are sealed, and those without a seal are not accepted
     */
    public void requireUnsealed(Class<?> type) {
        Marshaller marshaller = marshallers.writing(type);
        if (!marshaller.seal().rule().acceptsUnsealed()) {
            throw refusals.add(marshaller.refused(new MalformedBytesException("The grid holds a part of the object without a"
                    + " seal, and only sealed values are read: class=" + type.getName() + "; accept it by seal-accepts=unsealed",
                    0)));
        }
    }

    /** Whether the type policy lets in a class. */
    public boolean allows(Class<?> type) {
        return marshallers.writing(type).policy().allows(type.getName());
    }

    /** Copies the fields of an object that its class does not have here to another one, which is stored with them then. */
    public void keepUnknownFields(Object from, Object to) {
        marshallers.keepUnknownFields(from, to);
    }

    /** Forgets the marshaller of a loader whose application has ended. */
    public void forget(ClassLoader ended) {
        marshallers.forget(ended);
    }

    /** Counts of the work done so far. */
    public Statistics statistics() {
        return marshallers.statistics();
    }

    /** Its statistics are no more shown by JMX. It works on. */
    @Override
    public void close() {
        bean.close();
    }
}
