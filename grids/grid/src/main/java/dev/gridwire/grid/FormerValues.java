// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.Marshaller;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.SealRule;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Reads the values of other serializers, counts them, and logs the first of each kind. Thread-safe.
 *
 * <pre>{@code
 * Object value = former.read(in.available(), () -> replaced.read(in), marshaller);
 * }</pre>
 */
public final class FormerValues {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");

    private final LongAdder java = new LongAdder();
    private final LongAdder replaced = new LongAdder();

    /** Starts at zero. */
    public FormerValues() {}

    /** Whether bytes look like a payload that is read; a value of another serializer can look like one, too. */
    static boolean lookLikePayload(ByteBuffer source, SealRule rule) {
        if (!source.hasRemaining()) {
            return false;
        }
        byte header = source.get(source.position());
        return PayloadHeader.isSealed(header) || rule.acceptsUnsealed() && PayloadHeader.isCurrent(header);
    }

    /**
     * Reads a value of the replaced serializer.
     *
     * @throws GridwireException if that is not accepted, or fails
     */
    @Nullable Object read(ByteBuffer source, FormerReader former, Marshaller marshaller) {
        return read(source.remaining(), () -> former.read(source.duplicate()), marshaller);
    }

    /**
     * Reads a value of the replaced serializer.
     *
     * @param byteCount the most bytes that it can have
     * @param former reads it
     * @throws GridwireException if that is not accepted, or fails
     */
    public @Nullable Object read(int byteCount, Callable<@Nullable Object> former, Marshaller marshaller) {
        requireAccepted(byteCount, marshaller);
        Object value;
        try {
            value = former.call();
        } catch (Exception | StackOverflowError e) {
            MalformedBytesException malformed = new MalformedBytesException(
                    "This is no payload, and the replaced serializer cannot read it either: " + e.getClass().getName(), 0);
            malformed.initCause(e);
            throw malformed;
        }
        count(replaced, "the replaced serializer", "replaced");
        return value;
    }

    private static void requireAccepted(int byteCount, Marshaller marshaller) {
        if (!marshaller.seal().rule().acceptsReplaced()) {
            throw new MalformedBytesException("A value of the replaced serializer has no seal, and only sealed values are read;"
                    + " until none is left, let them in by "
                    + marshaller.policy().byName().place().setting("seal-accepts=replaced")
                    + ", or by Seal.acceptingReplaced()", 0);
        }
        if (byteCount > marshaller.limits().bytes()) {
            throw new MismatchedShapeException("The replaced serializer's value is too large: bytes=" + byteCount
                    + ", limit=" + marshaller.limits().bytes() + "; raise limits.bytes");
        }
    }

    /** Counts a value of Java serialization that was read. */
    public void countJava() {
        count(java, "Java serialization", "java");
    }

    private static void count(LongAdder values, String serializer, String tag) {
        boolean isFirst = values.sum() == 0;
        values.increment();
        if (isFirst) {
            LOGGER.log(Level.INFO, "Gridwire read a first value of " + serializer + ". It becomes Gridwire's when it is next"
                    + " stored. None is left in use when the counter gridwire.former.values, serializer=" + tag
                    + ", no longer grows");
        }
    }

    /** Adds the counts to a codec's other ones. */
    public Statistics addTo(Statistics statistics) {
        return statistics.withFormer(java.sum(), replaced.sum());
    }
}
