// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.error.GridwireException;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import java.io.Externalizable;
import java.util.function.Function;

/**
 * Reads values of Java serialization from bytes that tell where a value begins but not where it ends. A first scan finds the
 * end; budgets count the value's own bytes.
 */
public final class HeldPart {

    private final byte[] bytes;
    private final int offset;
    private final int available;
    private final int length;
    private final ClassLoader loader;
    private final NamePolicy policy;
    private final Limits limits;

    /**
     * Starts at a stream's header.
     *
     * @param length the number of bytes that are left
     * @param loader finds the classes
     */
    public HeldPart(byte[] bytes, int offset, int length, ClassLoader loader, NamePolicy policy, Limits limits) {
        this.bytes = bytes;
        this.offset = offset;
        this.available = length;
        this.length = Math.min(length, limits.bytes());
        this.loader = loader;
        this.policy = policy;
        this.limits = limits;
    }

    private StreamBytes first(int count) {
        return new StreamBytes(bytes, offset, count);
    }

    /**
     * Reads the object that begins the stream.
     *
     * @throws GridwireException if it is refused
     */
    public HeldValue object() {
        return HeldInput.guarded(() -> {
            Marks marks = scanned();
            int count = marks.end();
            Marks exact = count == length ? marks : Scan.of(first(count), policy, loader, limits);
            try (HeldInput in = new HeldInput(bytes, offset, count, exact, limits)) {
                return new HeldValue(in.readObject(), count);
            }
        });
    }

    /** Treats a value that does not end within the limit as broken there. */
    private Marks scanned() {
        try {
            return Scan.of(first(length), policy, loader, limits);
        } catch (BrokenStream e) {
            Scan.requireWithin("bytes", available, limits.bytes());
            throw e;
        }
    }

    /**
     * Reads an Externalizable whose class is named before the stream, so that the stream holds only its data. The data have no
     * end mark: the scan accepts as many as make sense, and only those are read.
     *
     * @param maker creates an empty object of the class
     * @throws GridwireException if it is refused
     */
    public HeldValue external(String className, Function<Class<?>, Externalizable> maker) {
        return HeldInput.guarded(() -> {
            FoundClasses classes = new FoundClasses(policy, loader);
            if (!classes.allows(className)) {
                throw classes.refusal(className);
            }
            Class<?> type = classes.find(className);
            if (type == null || !Externalizable.class.isAssignableFrom(type)) {
                throw first(length).refusal("The class is no Externalizable that is there: class=" + className);
            }
            int count = Scan.contents(first(length), policy, loader, limits).end();
            Marks exact = Scan.contents(first(count), policy, loader, limits);
            try (HeldInput in = new HeldInput(bytes, offset, count, exact, limits)) {
                Externalizable value = maker.apply(type);
                value.readExternal(in);
                return new HeldValue(value, count - in.left());
            } catch (Exception e) {
                throw Scan.failure(first(length), policy, loader, limits, e);
            }
        });
    }
}
