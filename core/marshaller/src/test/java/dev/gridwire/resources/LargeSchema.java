// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.wire.Tags;
import java.io.Serializable;
import java.util.Arrays;

/** Payloads that carry a schema as large as one likes: with each of these, something else grows with the size. */
enum LargeSchema {
    /** Fields that are not here, all null. */
    FIELDS {
        @Override
        byte[] payload(SchemaBytes bytes, int size) {
            return oneClass(bytes).list(1, level -> bytes.level("", 0).list(size, i -> bytes.text("f" + i))).noRenames()
                    .payload(NAME, new byte[size]);
        }
    },
    /** Fields of the same names in two classes of a hierarchy, one of which has a long name. */
    SHADOWED_FIELDS {
        @Override
        byte[] payload(SchemaBytes bytes, int size) {
            return oneClass(bytes).list(2, level -> bytes.level(level == 0 ? "x".repeat(Math.min(size, 1_000)) : "", 0)
                            .list(size / 2, i -> bytes.text("f" + i))).noRenames()
                    .payload(NAME, new byte[size]);
        }
    },
    /** A hook in each of many superclasses, and fields in each. */
    FIELDS_OF_SUPERCLASSES {
        @Override
        byte[] payload(SchemaBytes bytes, int size) {
            int levels = Math.min(250, size / 20);
            return oneClass(bytes).list(levels, level -> bytes.level(level == 0 ? "" : "s" + level, SchemaBytes.READ_OBJECT)
                            .list(size / levels, i -> bytes.text("f" + i))).noRenames()
                    .payload(NAME, new byte[size]);
        }
    },
    /** Superclasses that add nothing to the bytes of an object. */
    SUPERCLASSES {
        @Override
        byte[] payload(SchemaBytes bytes, int size) {
            return oneClass(bytes).list(size, level -> bytes.level(level == 0 ? "" : "s" + level, SchemaBytes.READ_OBJECT)
                    .list(0, i -> {})).noRenames().payload(NAME, new byte[0]);
        }
    },
    /** A class that is its own superclass again and again, and has a long name. */
    ONE_SUPERCLASS_AGAIN {
        @Override
        byte[] payload(SchemaBytes bytes, int size) {
            String name = "y".repeat(3 * size);
            return bytes.list(2, type -> bytes.type(type == 0 ? NAME : name, Form.CLASS).list(type == 0 ? 0 : size,
                    level -> bytes.level("", SchemaBytes.READ_OBJECT).list(0, i -> {})))
                    .noRenames().payload(NAME, new byte[0]);
        }
    },
    /** Former names of a class that is not here, and as many fields of it, each with an object. */
    FORMER_NAMES {
        @Override
        byte[] payload(SchemaBytes bytes, int size) {
            return strangers(bytes, size).list(1, type -> bytes.name("gone.A").list(size, i -> bytes.name(PACKAGE + "Old" + i)))
                    .list(0, i -> {}).payload(NAME, all(Tags.SAME_NEW, size));
        }
    },
    /** As many as are allowed. */
    FEW_FORMER_NAMES {
        @Override
        byte[] payload(SchemaBytes bytes, int size) {
            return strangers(bytes, size).list(1, type -> bytes.name("gone.A").list(64, i -> bytes.name(PACKAGE + "Old" + i)))
                    .list(0, i -> {}).payload(NAME, all(Tags.SAME_NEW, size));
        }
    },
    /** Former names of as many classes, whose names have one hash. */
    NAMES_OF_ONE_HASH {
        @Override
        byte[] payload(SchemaBytes bytes, int size) {
            return bytes.list(1, type -> bytes.empty(NAME))
                    .list(size, type -> bytes.name(ofOneHash(type)).list(0, i -> {}))
                    .list(0, i -> {}).payload(NAME, new byte[0]);
        }
    },
    /** Classes that are not here, each of which leads to the next, and an object of each. */
    CHAIN {
        @Override
        byte[] payload(SchemaBytes bytes, int size) {
            return bytes.list(size, type -> {
                bytes.type(type == 0 ? NAME : "gone.A" + (SIX_DIGITS + type), Form.CLASS).list(1, level ->
                        bytes.level("", 0).list(1, i -> bytes.slot("f", SlotKind.OBJECT, "gone.A" + (SIX_DIGITS + type + 1))));
            }).noRenames().payload(NAME, Arrays.copyOf(all(Tags.SAME_DEFERRED, size - 1), size));
        }
    },
    /** As many objects of a class of many fields, whose content never comes. */
    DEFERRED_OBJECTS {
        @Override
        byte[] payload(SchemaBytes bytes, int size) {
            return bytes.list(2, type -> bytes.type(type == 0 ? NAME : "gone.A", Form.CLASS).list(1, level ->
                            bytes.level("", 0).list(size, i -> {
                                if (type == 0) {
                                    bytes.slot("f" + i, SlotKind.OBJECT, "gone.A");
                                } else {
                                    bytes.text("f" + i);
                                }
                            }))).noRenames().payload(NAME, all(Tags.SAME_DEFERRED, size));
        }
    };

    private static final String PACKAGE = "dev.gridwire.resources.";
    /** Stands before the names of the other classes. */
    private static final String NAME = Small.class.getName();
    private static final int SIX_DIGITS = 100_000;
    private static final int PAIRS = 17;

    /** The class here. */
    static final class Small implements Serializable {
        private static final long serialVersionUID = 1;
        int number;
        String text = "";
    }

    abstract byte[] payload(SchemaBytes bytes, int size);

    /** A payload; its length grows with the size. */
    byte[] payload(int size) {
        return payload(new SchemaBytes(NAME), size);
    }

    private static SchemaBytes oneClass(SchemaBytes bytes) {
        return bytes.list(1, type -> bytes.type(NAME, Form.CLASS));
    }

    private static SchemaBytes strangers(SchemaBytes bytes, int size) {
        oneClassAnd(bytes).list(1, level -> bytes.level("", 0).list(size, i -> bytes.slot("f" + i, SlotKind.OBJECT, "gone.A")));
        return bytes.empty("gone.A");
    }

    private static SchemaBytes oneClassAnd(SchemaBytes bytes) {
        return bytes.list(2, type -> {
            if (type == 0) {
                bytes.type(NAME, Form.CLASS);
            }
        });
    }

    private static byte[] all(int tag, int count) {
        byte[] bytes = new byte[count];
        Arrays.fill(bytes, (byte) tag);
        return bytes;
    }

    /** Different names, which all have one hash. */
    private static String ofOneHash(int number) {
        StringBuilder name = new StringBuilder();
        for (int bit = 0; bit < PAIRS; bit++) {
            name.append((number >> bit & 1) == 0 ? "Aa" : "BB");
        }
        return name.toString();
    }
}
