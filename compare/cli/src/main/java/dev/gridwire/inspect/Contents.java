// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.wire.Tags;
import org.jspecify.annotations.Nullable;

/** Prints the contents of containers: count, form, then each element. */
record Contents(Walk walk) {

    private static final String OBJECT = "Ljava/lang/Object;";

    /** The form of the elements: the mode, and their common type if they have one. */
    private record Form(long mode, @Nullable Codec one, String text) {}

    /** The number of parts, and whether some were null. */
    record Parts(int count, boolean nulls) {}

    /**
     * Prints a content.
     *
     * @param line the line of the container, which receives the count
     * @param hashed whether a reader hashes or compares keys or elements
     */
    void print(GraphReader reader, Line line, boolean isMap, boolean hashed) {
        if (isMap) {
            entries(reader, line, hashed);
        } else if (hashed) {
            reader.enterKeys();
            reader.leaveKeys(elements(reader, line, "element", OBJECT).count());
        } else {
            elements(reader, line, "element", OBJECT);
        }
    }

    /** Prints the elements of a collection, or the parts of an object. */
    Parts elements(GraphReader reader, Line line, String word, String declared) {
        int count = reader.pending().readCount(1);
        if (count == 0) {
            walk.tree().print(line.with(line.note() + ", empty"));
            return new Parts(0, false);
        }
        Form form = form(reader, "");
        walk.tree().print(line.with(line.note() + counted(count, word, word + "s") + form.text()));
        boolean nulls = false;
        for (int i = 0; i < count; i++) {
            walk.tree().enter("[" + i + "]");
            nulls |= !walk.element(reader, form.mode(), form.one(), declared);
            walk.tree().leave();
        }
        return new Parts(count, nulls);
    }

    private void entries(GraphReader reader, Line line, boolean hashed) {
        int count = reader.pending().readCount(2);
        if (count == 0) {
            walk.tree().print(line.with(line.note() + ", empty"));
            return;
        }
        Form keys = form(reader, "keys ");
        Form values = form(reader, "values ");
        walk.tree().print(line.with(line.note() + counted(count, "entry", "entries") + keys.text() + values.text()));
        for (int i = 0; i < count; i++) {
            walk.tree().enter("[entry " + i + "].key");
            key(reader, keys, hashed);
            walk.tree().leave();
            walk.tree().enter("[entry " + i + "].value");
            walk.element(reader, values.mode(), values.one(), OBJECT);
            walk.tree().leave();
        }
    }

    private void key(GraphReader reader, Form form, boolean hashed) {
        if (hashed) {
            reader.enterKeys();
        }
        walk.element(reader, form.mode(), form.one(), OBJECT);
        if (hashed) {
            reader.leaveKeys(1);
        }
    }

    private static String counted(int count, String one, String many) {
        return ", " + count + " " + (count == 1 ? one : many);
    }

    private Form form(GraphReader reader, String elements) {
        long mode = reader.in().readVarint();
        if (mode == Tags.EACH_NAMED) {
            return new Form(mode, null, "");
        }
        if (mode != Tags.ONE_BARE && mode != Tags.ONE_TYPE) {
            throw reader.in().malformed("a container has no such mode: mode=" + Long.toUnsignedString(mode));
        }
        Codec one = reader.readType();
        if (mode == Tags.ONE_BARE && one.hasIdentity()) {
            throw reader.in().malformed("objects with an identity cannot be bare: class=" + WireTypes.of(one).text());
        }
        return new Form(mode, one, ", " + elements + (mode == Tags.ONE_BARE ? "bare " : "of type ") + walk.textOf(one));
    }

    /** Reads the type of the constants in an enum's container, and returns its text. */
    String enumType(GraphReader reader) {
        Codec codec = reader.readType();
        if (!(codec instanceof ConstantShape)) {
            throw reader.in().malformed("this is no enum: class=" + WireTypes.of(codec).text());
        }
        return walk.textOf(codec);
    }
}
