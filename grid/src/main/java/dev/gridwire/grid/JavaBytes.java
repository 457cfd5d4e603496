// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.payload.Limits;
import dev.gridwire.type.TypePolicy;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Values that a grid wrote by Java serialization before Gridwire came. They begin with the two bytes of
 * {@link java.io.ObjectStreamConstants#STREAM_MAGIC}, which no payload begins with, and are held to the type policy: a class that
 * it does not let in is refused before any code of it runs.
 *
 * <pre>{@code
 * Object value = JavaBytes.begin(bytes, 0, bytes.length)
 *         ? JavaBytes.read(bytes, 0, bytes.length, loader, marshaller.policy(), Limits.DEFAULT)
 *         : marshaller.unmarshal(bytes);
 * }</pre>
 */
public final class JavaBytes {

    private static final int MAGIC_1 = 0xac;
    private static final int MAGIC_2 = 0xed;

    private JavaBytes() {}

    /** Whether such a value begins here. */
    public static boolean begin(byte[] bytes, int offset, int length) {
        return length >= 2 && (bytes[offset] & 0xff) == MAGIC_1 && (bytes[offset + 1] & 0xff) == MAGIC_2;
    }

    /** Whether such a value begins at a buffer's position. */
    static boolean begin(ByteBuffer bytes) {
        int position = bytes.position();
        return bytes.remaining() >= 2 && (bytes.get(position) & 0xff) == MAGIC_1 && (bytes.get(position + 1) & 0xff) == MAGIC_2;
    }

    /**
     * Reads a value.
     *
     * @param loader finds its classes
     * @throws RejectedTypeException if the policy does not let in one of its classes; the message names the remedy
     * @throws MalformedBytesException if it is damaged, or beyond a limit
     */
    public static @Nullable Object read(
            byte[] bytes, int offset, int length, ClassLoader loader, TypePolicy policy, Limits limits) {
        Filter filter = new Filter(policy, limits);
        try (Stream stream = new Stream(bytes, offset, length, loader)) {
            stream.setObjectInputFilter(filter);
            return stream.readObject();
        } catch (IOException | ClassNotFoundException | RuntimeException e) {
            throw filter.refusal(e);
        } catch (StackOverflowError e) {
            throw new MalformedBytesException("Java serialization: the value is nested too deeply", 0);
        }
    }

    private static final class Stream extends ObjectInputStream {

        private final ClassLoader loader;

        Stream(byte[] bytes, int offset, int length, ClassLoader loader) throws IOException {
            super(new ByteArrayInputStream(bytes, offset, length));
            this.loader = loader;
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass described) throws IOException, ClassNotFoundException {
            try {
                return Class.forName(described.getName(), false, loader);
            } catch (ClassNotFoundException e) {
                // Primitive types, which no loader finds.
                return super.resolveClass(described);
            }
        }
    }

    /** Asks the policy, and notes the class that it refused, which the JDK's exception does not name. */
    private static final class Filter implements ObjectInputFilter {

        private final TypePolicy policy;
        private final Limits limits;
        private @Nullable String refused;

        Filter(TypePolicy policy, Limits limits) {
            this.policy = policy;
            this.limits = limits;
        }

        @Override
        public Status checkInput(FilterInfo info) {
            boolean isWithin = info.depth() <= limits.depth() && info.references() <= limits.references()
                    && info.arrayLength() <= limits.containerLength() && info.streamBytes() <= limits.bytes();
            Class<?> type = info.serialClass();
            return isWithin && (type == null || isAllowed(type)) ? Status.ALLOWED : Status.REJECTED;
        }

        private boolean isAllowed(Class<?> type) {
            Class<?> element = type;
            while (element.isArray()) {
                element = element.getComponentType();
            }
            boolean isAllowed = element.isPrimitive() || policy.allowsInStream(element.getName());
            refused = isAllowed ? refused : element.getName();
            return isAllowed;
        }

        RuntimeException refusal(Exception cause) {
            String name = refused;
            RuntimeException refusal = name == null
                    ? new MalformedBytesException("Java serialization: " + cause, 0)
                    : new RejectedTypeException(
                            "Java serialization: " + policy.brokenRule(name) + "; " + policy.nextStep(name));
            refusal.initCause(cause);
            return refusal;
        }
    }
}
