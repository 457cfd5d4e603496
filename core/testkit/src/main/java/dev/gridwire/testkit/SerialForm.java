// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

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
 * The bytes that Java serialization writes of one object, without the objects that it refers to: those are parts, and a mark
 * stands for each in the bytes. A stream that replaces objects does not ask whether the mark fits the field.
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

    /** Adds the bytes to the facts, and the objects referred to to the parts. */
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

    // Called once for each object; the stream itself knows which one it has met. Of equal values only the first becomes a part,
    // so that it does not matter how many objects there are for one value.
    @Override
    protected @Nullable Object replaceObject(@Nullable Object object) {
        if (!rootIsMet || object == null || isStandIn(object)) {
            rootIsMet = true;
            return object;
        }
        return Values.isValue(object) ? marks.computeIfAbsent(object, this::newMark) : newMark(object);
    }

    /** What the values of {@code java.time} are replaced by: each a new object, which says all in its bytes. */
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
