// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The bytes that Java serialization writes for one object, without the objects that it refers to. Those are parts, and marks
 * stand for them in the bytes. A stream that replaces objects does not check whether the mark fits the field.
 */
final class SerialForm extends ObjectOutputStream {

    private final List<Part> parts;
    private final Map<Object, Mark> marks = new HashMap<>();
    private boolean rootIsMet;

    private SerialForm(OutputStream out, List<Part> parts) throws IOException {
        super(out);
        this.parts = parts;
        enableReplaceObject(true);
    }

    /** Adds the bytes to the facts, and the referenced objects to the parts. */
    static void of(Object object, StringBuilder facts, List<Part> parts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (SerialForm form = new SerialForm(bytes, parts)) {
            form.writeObject(object);
        } catch (IOException | RuntimeException e) {
            facts.append("serial form fails with ").append(e.getClass().getName()).append(';');
            return;
        }
        facts.append(HexFormat.of().formatHex(bytes.toByteArray()));
    }

    // It is called once for each object, since the stream knows which objects it has met. Of several equal values only the first
    // becomes a part, so that the number of objects for a value does not matter.
    @Override
    protected @Nullable Object replaceObject(@Nullable Object object) {
        if (!rootIsMet || object == null || isStandIn(object)) {
            rootIsMet = true;
            return object;
        }
        return Values.isValue(object) ? marks.computeIfAbsent(object, this::newMark) : newMark(object);
    }

    /**
     * Returns whether an object replaces a value of {@code java.time}. Each is a new object whose bytes contain the whole value.
     */
    private static boolean isStandIn(Object object) {
        String name = object.getClass().getName();
        return name.startsWith("java.time.") && name.endsWith(".Ser");
    }

    private Mark newMark(Object object) {
        Mark mark = new Mark(parts.size());
        parts.add(new Part(".<" + parts.size() + ">", object));
        return mark;
    }

    /** Stands for a part. */
    private record Mark(int index) implements Serializable {}
}
