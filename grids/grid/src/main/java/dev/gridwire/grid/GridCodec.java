// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.grid.metrics.SerializerBean;
import dev.gridwire.grid.stream.HeldInput;
import dev.gridwire.grid.stream.Terms;
import dev.gridwire.grid.stream.WrittenStream;
import dev.gridwire.grid.version.TestedVersions;
import dev.gridwire.settings.Settings;
import java.lang.ref.Cleaner;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Turns values into bytes and back, in the way that every grid needs. It has a marshaller for each class loader and takes its
 * settings from {@code gridwire.properties}. It reads values of Java serialization under the same policy, shows its statistics
 * by JMX, and logs what it refuses. Thread-safe. JMX does not keep an unused codec alive.
 *
 * <pre>{@code
 * try (GridCodec codec = GridCodec.asConfigured(MyCacheSerializer.class, builder -> builder)) {
 *     byte[] bytes = codec.write(order);
 *     Object copy = codec.read(bytes, 0, bytes.length, loader);
 * }
 * }</pre>
 */
public final class GridCodec implements AutoCloseable {

    /** Needed because some grids never say that a serializer has ended. */
    private static final Cleaner CLEANER = Cleaner.create();

    private final ClassLoader loader;
    private final Marshallers marshallers;
    private final RefusalLog refusals = new RefusalLog();
    private final FormerValues former = new FormerValues();
    private final SerializerBean bean;

    private GridCodec(Class<?> adapter, ClassLoader loader, Marshallers marshallers) {
        this.loader = loader;
        this.marshallers = marshallers;
        WeakReference<Marshallers> counted = new WeakReference<>(marshallers);
        FormerValues ofOthers = former;
        this.bean = SerializerBean.show(
                adapter.getSimpleName(), () -> ofOthers.addTo(statistics(counted)), refusals::last, () -> 0, () -> 0);
        CLEANER.register(this, bean::close);
    }

    private static Statistics statistics(WeakReference<Marshallers> counted) {
        Marshallers living = counted.get();
        return living == null ? Statistics.NONE : living.statistics();
    }

    /**
     * Makes one as {@code gridwire.properties} says: without one, for the application's own classes.
     *
     * @param adapter the Gridwire class that the grid was given
     * @param grid allows the grid's own classes
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public static GridCodec asConfigured(Class<?> adapter, UnaryOperator<MarshallerBuilder> grid) {
        TestedVersions.check(adapter);
        ClassLoader loader = ApplicationLoader.of(adapter);
        Settings settings = Settings.read(loader);
        return new GridCodec(adapter, loader, new Marshallers(loader, each -> grid
                .apply(Marshaller.builder().classLoader(each))
                .settings(each == loader ? settings : Settings.read(each))
                .registerListed()
                .build()));
    }

    /**
     * Creates one from code alone: no file of settings is read.
     *
     * @param told configures a builder, above all the classes to marshal; called once for each class loader, which is already
     *     set
     */
    public static GridCodec asTold(
            Class<?> adapter, UnaryOperator<MarshallerBuilder> grid, UnaryOperator<MarshallerBuilder> told) {
        TestedVersions.check(adapter);
        ClassLoader loader = ApplicationLoader.of(adapter);
        return new GridCodec(adapter, loader, new Marshallers(
                loader, each -> told.apply(grid.apply(Marshaller.builder().classLoader(each))).build()));
    }

    /**
     * Writes a value.
     *
     * @throws GridwireException if it is refused; the message names the remedy
     */
    public byte[] write(@Nullable Object value) {
        try {
            return writing(value).marshal(value);
        } catch (GridwireException e) {
            throw refusals.add(e);
        }
    }

    private Marshaller writing(@Nullable Object value) {
        return value == null ? marshallers.reading(null) : marshallers.writing(value.getClass());
    }

    /**
     * Writes a value by Java serialization, for processes that do not read Gridwire's bytes yet. If this codec would refuse to
     * read the value, it is written all the same, and the log says so once for each cause.
     *
     * @throws GridwireException if Java serialization cannot write it; the message names the class
     */
    public byte[] writeJava(@Nullable Object value) {
        byte[] bytes = WrittenStream.of(value);
        try {
            Marshaller marshaller = writing(value);
            HeldInput.check(bytes, Terms.of(loader, marshaller));
        } catch (GridwireException e) {
            refusals.written(e);
        }
        return bytes;
    }

    /**
     * Reads a value of Gridwire or of Java serialization.
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

    private @Nullable Object readJava(
            byte[] bytes, int offset, int length, ClassLoader reading, Marshaller marshaller) {
        try {
            HeldInput.requireAccepted(marshaller);
            Object value = JavaBytes.read(bytes, offset, length, reading, marshaller);
            former.countJava();
            return value;
        } catch (GridwireException e) {
            throw marshaller.refused(e);
        }
    }

    /**
     * Reads a value from the rest of a buffer, whose position stays. The bytes of a buffer without an array are copied first.
     *
     * @param reading the loader of the value's classes; null for the application's
     * @throws GridwireException if it is refused; the message names the remedy
     */
    public @Nullable Object read(ByteBuffer source, @Nullable ClassLoader reading) {
        if (source.hasArray()) {
            return read(source.array(), source.arrayOffset() + source.position(), source.remaining(), reading);
        }
        if (JavaBytes.begin(source)) {
            byte[] copy = FormerReader.copy(source);
            return read(copy, 0, copy.length, reading);
        }
        try {
            return marshallers.reading(reading).unmarshal(source.duplicate());
        } catch (GridwireException e) {
            throw refusals.add(e);
        }
    }

    /**
     * Like {@link #read(ByteBuffer, ClassLoader)}, but bytes of neither Gridwire nor Java serialization are left to the
     * serializer that Gridwire replaces.
     *
     * @param replaced reads its values; null if there are none
     * @throws GridwireException if the value is refused; the message names the remedy
     */
    public @Nullable Object read(ByteBuffer source, @Nullable ClassLoader reading, @Nullable FormerReader replaced) {
        if (replaced == null || JavaBytes.begin(source) && !replaced.takesJavaStreams()) {
            return read(source, reading);
        }
        Marshaller marshaller = marshallers.reading(reading);
        if (!FormerValues.lookLikePayload(source, marshaller.seal().rule())) {
            try {
                return former.read(source, replaced, marshaller);
            } catch (GridwireException e) {
                throw refusals.add(marshaller.refused(e));
            }
        }
        try {
            return read(source, reading);
        } catch (MalformedBytesException e) {
            return readLookalike(source, replaced, marshaller, e);
        }
    }

    private @Nullable Object readLookalike(
            ByteBuffer source, FormerReader replaced, Marshaller marshaller, MalformedBytesException own) {
        try {
            return former.read(source, replaced, marshaller);
        } catch (GridwireException neither) {
            own.addSuppressed(neither);
            throw own;
        }
    }

    /**
     * Logs that a value counts as absent because it cannot be read.
     *
     * @return null
     */
    public @Nullable Object absent(GridwireException refusal) {
        refusals.absent(refusal);
        return null;
    }

    /**
     * Reads a value of Gridwire into an existing object, for grids that create objects before they read them.
     *
     * @param target an object of exactly the value's class
     * @throws GridwireException if it is refused; the message names the remedy, and the object may be partly filled
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
     * @throws GridwireException if it cannot, or the class is not allowed; the message names the remedy
     */
    public void requireFillable(Class<?> type) {
        try {
            marshallers.writing(type).requireFillable(type);
        } catch (GridwireException e) {
            throw refusals.add(e);
        }
    }

    /**
     * Checks that values without a seal are accepted, for grids that keep parts of an object outside its payload.
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

    /** Whether payloads of a class are written with a seal. */
    public boolean seals(Class<?> type) {
        return marshallers.writing(type).seal().rule().written() != null;
    }

    /** Whether the type policy allows a class. */
    public boolean allows(Class<?> type) {
        return marshallers.writing(type).policy().allows(type.getName());
    }

    /**
     * Copies the unknown fields of an object, which its class lacks here, to another object, so that they are stored with that
     * one.
     */
    public void keepUnknownFields(Object from, Object to) {
        marshallers.keepUnknownFields(from, to);
    }

    /** Drops the marshaller of a loader whose application has ended. */
    public void forget(ClassLoader ended) {
        marshallers.forget(ended);
    }

    /** Returns counts of the work done so far. */
    public Statistics statistics() {
        return former.addTo(marshallers.statistics());
    }

    /** Stops showing the statistics by JMX. Everything else still works. */
    @Override
    public void close() {
        bean.close();
    }
}
