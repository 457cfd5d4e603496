// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.Marshaller;
import dev.gridwire.container.RangeKind;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.ground.GraphPath;
import dev.gridwire.ground.Refusal;
import dev.gridwire.ground.UrlGuard;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.net.URL;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Reads a stream of Java serialization that {@link Scan} has passed, and accepts only classes that were found then. */
public final class HeldInput extends ObjectInputStream {

    private final ByteArrayInputStream source;
    private final Marks marks;
    private final OtherVersions versions;
    private final HeldFilter filter;

    HeldInput(byte[] bytes, int offset, int length, Marks marks, Terms terms) throws IOException, ClassNotFoundException {
        this(new ByteArrayInputStream(bytes, offset, length), new StreamBytes(bytes, offset, length), marks, terms);
    }

    private HeldInput(ByteArrayInputStream source, StreamBytes bytes, Marks marks, Terms terms)
            throws IOException, ClassNotFoundException {
        super(source);
        this.source = source;
        this.marks = marks;
        this.versions = OtherVersions.of(bytes, marks.described(), terms);
        this.filter = new HeldFilter(marks, terms.limits(), bytes.length());
        setObjectInputFilter(filter);
        enableResolveObject(marks.guardsUrls() || marks.described().stream().anyMatch(HeldInput::isRange));
    }

    /** Whether values of Java serialization are accepted, although they have no seal. */
    public static boolean isAccepted(Marshaller marshaller) {
        return marshaller.seal().rule().acceptsJava();
    }

    /**
     * Checks that values of Java serialization are accepted, although they have no seal.
     *
     * @throws GridwireException if only sealed values are; the message names the remedy
     */
    public static void requireAccepted(Marshaller marshaller) {
        if (!isAccepted(marshaller)) {
            throw new MalformedBytesException("A value of Java serialization has no seal, and only sealed values are read; until"
                    + " none is left, let them in by " + marshaller.policy().byName().place().setting("seal-accepts=java")
                    + ", or by Seal.acceptingJava()", 0);
        }
    }

    /**
     * Reads a value.
     *
     * @throws GridwireException if it is refused
     */
    public static @Nullable Object read(byte[] bytes, int offset, int length, Terms terms) {
        return guarded(() -> {
            Marks marks = Scan.of(new StreamBytes(bytes, offset, length), terms);
            try (HeldInput in = new HeldInput(bytes, offset, length, marks, terms)) {
                return in.readObject();
            }
        });
    }

    /**
     * Checks that a value would be read, as far as its stream tells. Creates no object.
     *
     * @throws GridwireException if the value is refused
     */
    public static void check(byte[] bytes, Terms terms) {
        guarded(() -> Scan.of(new StreamBytes(bytes, 0, bytes.length), terms));
    }

    /** Runs a reading, and turns its failures into the documented exceptions. */
    static <T extends @Nullable Object> T guarded(Callable<T> reading) {
        try {
            return reading.call();
        } catch (GridwireException e) {
            throw e;
        } catch (BrokenStream e) {
            throw e.toMalformed();
        } catch (Refusal e) {
            throw new GraphPath().failure(e, "read");
        } catch (Exception e) {
            throw malformed(String.valueOf(e), e);
        } catch (InternalError e) {
            // java.util.CollSer throws this for a map with an odd number of parts.
            throw malformed(String.valueOf(e), e);
        } catch (StackOverflowError e) {
            throw malformed("the value is nested too deeply", e);
        }
    }

    private static MalformedBytesException malformed(String rule, Throwable cause) {
        MalformedBytesException malformed = new MalformedBytesException("Java serialization: " + rule, 0);
        malformed.initCause(cause);
        return malformed;
    }

    /** The number of bytes that were not read. */
    int left() {
        return source.available();
    }

    @Override
    protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
        return versions.here(marks.nextIndex(), super.readClassDescriptor());
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass described) throws IOException, ClassNotFoundException {
        Descriptor found = marks.nextDescribed(described.getName());
        if (found == null) {
            throw new InvalidClassException(described.getName(), "The class is read where the stream describes none");
        }
        filter.expect();
        if (found.type() == null) {
            throw new ClassNotFoundException(described.getName());
        }
        return found.type();
    }

    private static boolean isRange(Descriptor described) {
        return described.type() != null && RangeKind.of(described.type()) != null;
    }

    /** Returns what is safe to use in place of an object, before any code gets the original one. */
    @Override
    protected @Nullable Object resolveObject(@Nullable Object read) throws IOException {
        if (read != null && RangeKind.of(read.getClass()) != null) {
            return again(read);
        }
        return read instanceof URL url && marks.guardsUrls() ? guarded(url) : read;
    }

    /** Has a range's constructor make it, which alone knows where its loops end. */
    private static Object again(Object range) throws IOException {
        try {
            return RangeKind.range(range.getClass(), RangeKind.numbers(range));
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw (IOException) new InvalidClassException(range.getClass().getName(), "The range cannot be made: " + e)
                    .initCause(e);
        }
    }

    /** Returns a URL that uses no network while the value is read. */
    private static URL guarded(URL url) throws IOException {
        String text = url.toExternalForm();
        if (!UrlGuard.takes(text)) {
            throw new InvalidClassException(URL.class.getName(), "Only URLs of HTTP are let in, or allow=java.net.URL all");
        }
        return UrlGuard.url(text);
    }

    @Override
    protected Class<?> resolveProxyClass(String[] interfaces) throws IOException {
        throw new InvalidClassException("A proxy is read where the stream describes none");
    }
}
