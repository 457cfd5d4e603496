// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.ground.GraphPath;
import dev.gridwire.ground.Refusal;
import dev.gridwire.ground.UrlGuard;
import dev.gridwire.payload.Limits;
import dev.gridwire.type.TypePolicy;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.net.URL;
import org.jspecify.annotations.Nullable;

/** Reads a stream of Java serialization that {@link Scan} has gone through, and takes no class but those that were found then. */
public final class HeldInput extends ObjectInputStream {

    private final Marks marks;
    private final HeldFilter filter;

    private HeldInput(byte[] bytes, int offset, int length, Marks marks, Limits limits) throws IOException {
        super(new ByteArrayInputStream(bytes, offset, length));
        this.marks = marks;
        this.filter = new HeldFilter(marks, limits, length);
        setObjectInputFilter(filter);
        enableResolveObject(marks.guardsUrls());
    }

    /**
     * Reads a value.
     *
     * @throws GridwireException if it is refused
     */
    public static @Nullable Object read(
            byte[] bytes, int offset, int length, ClassLoader loader, TypePolicy policy, Limits limits) {
        try {
            Marks marks = Scan.of(new StreamBytes(bytes, offset, length), policy, loader, limits);
            try (HeldInput in = new HeldInput(bytes, offset, length, marks, limits)) {
                return in.readObject();
            }
        } catch (GridwireException e) {
            throw e;
        } catch (BrokenStream e) {
            throw e.toMalformed();
        } catch (Refusal e) {
            throw new GraphPath().failure(e, "read");
        } catch (IOException | ClassNotFoundException | RuntimeException e) {
            throw malformed(String.valueOf(e), e);
        } catch (InternalError e) {
            // java.util.CollSer says so of a map with an odd number of parts.
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

    /** Gives a URL that asks no network while the value is read, before anything gets the one that would. */
    @Override
    protected @Nullable Object resolveObject(@Nullable Object read) throws IOException {
        if (!(read instanceof URL url)) {
            return read;
        }
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
