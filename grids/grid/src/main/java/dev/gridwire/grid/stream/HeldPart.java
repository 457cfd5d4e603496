// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Refusal;
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
    private final Terms terms;

    /**
     * Starts at a stream's header.
     *
     * @param length the number of bytes that are left
     */
    public HeldPart(byte[] bytes, int offset, int length, Terms terms) {
        this.bytes = bytes;
        this.offset = offset;
        this.available = length;
        this.length = Math.min(length, terms.limits().bytes());
        this.terms = terms;
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
            Marks exact = count == length ? marks : Scan.of(first(count), terms);
            try (HeldInput in = new HeldInput(bytes, offset, count, exact, terms)) {
                return new HeldValue(in.readObject(), count);
            }
        });
    }

    /** Treats a value that does not end within the limit as broken there. */
    private Marks scanned() {
        try {
            return Scan.of(first(length), terms);
        } catch (BrokenStream e) {
            Scan.requireWithin("bytes", available, terms.limits().bytes());
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
            FoundClasses classes = new FoundClasses(terms);
            if (!classes.allows(className)) {
                throw classes.refusal(className);
            }
            Class<?> type = classes.find(className);
            if (type == null || !Externalizable.class.isAssignableFrom(type)) {
                throw first(length).refusal("The class is no Externalizable that is there: class=" + className);
            }
            int count = Scan.contents(first(length), terms).end();
            Marks exact = Scan.contents(first(count), terms);
            try (HeldInput in = new HeldInput(bytes, offset, count, exact, terms)) {
                Externalizable value = maker.apply(type);
                value.readExternal(in);
                return new HeldValue(value, count - in.left());
            } catch (Refusal e) {
                // A class has another version here. The scan does not know that, and would fail behind the value.
                throw e;
            } catch (Exception e) {
                throw Scan.failure(first(length), terms, e);
            }
        });
    }
}
