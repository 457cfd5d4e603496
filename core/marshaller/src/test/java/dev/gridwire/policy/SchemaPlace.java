// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.wire.Tags;
import java.util.List;
import java.util.function.Function;

/** The places where a schema that a payload carries can name a class. */
enum SchemaPlace {
    /** Of the schema's class, and of the payload's root. */
    CLASS(true, name -> root(name, Renames.NONE, Schemas.empty(name, Form.CLASS))),
    ENUM(true, name -> root(name, Renames.NONE, Schemas.empty(name, Form.ENUM))),
    /** The root's former name. */
    FORMER_NAME(false, name -> root(missing(), Schemas.former(missing(), name), Schemas.empty(missing(), Form.CLASS))),
    /** The root is called as the schema's class was. */
    PRESENT_NAME(true, name -> root(name, Schemas.former(holder(), name), Schemas.empty(holder(), Form.CLASS))),
    /** Of the holder, which has none here. */
    SUPERCLASS(false, name -> holder(Schemas.layout(holder(), Form.CLASS, List.of(
            Schemas.level(name, Schemas.slot(name, "other", SlotKind.INT, "I")),
            heldLevel(SlotKind.POLYMORPHIC, "Ljava/lang/Object;"))))),
    /** The declared type of the holder's field. */
    DECLARED_CLASS(true, name -> holding(SlotKind.OBJECT, "L%s;", name, Form.CLASS)),
    DECLARED_RECORD(true, name -> holding(SlotKind.RECORD, "L%s;", name, Form.RECORD)),
    DECLARED_ENUM(true, name -> holding(SlotKind.ENUM, "L%s;", name, Form.ENUM)),
    DECLARED_ARRAY(true, name -> holding(SlotKind.REFERENCE_ARRAY, "[L%s;", name, Form.CLASS)),
    DECLARED_COLLECTION(true, name -> holding(SlotKind.COLLECTION, "L%s;", name, Form.CLASS)),
    DECLARED_VALUE(false, name -> holding(SlotKind.VALUE, "L%s;", name, Form.CLASS));

    private final boolean isRefusedByPolicy;
    private final Function<String, byte[]> maker;

    SchemaPlace(boolean isRefusedByPolicy, Function<String, byte[]> maker) {
        this.isRefusedByPolicy = isRefusedByPolicy;
        this.maker = maker;
    }

    /** A payload that names the class here. */
    byte[] payload(String className) {
        return maker.apply(className);
    }

    /** Whether the name itself is why the payload is refused; another rule is broken before it is looked for, if not. */
    boolean isRefusedByPolicy() {
        return isRefusedByPolicy;
    }

    private static String holder() {
        return Carriers.Holder.class.getName();
    }

    private static String missing() {
        return "dev.gridwire.policy.Missing";
    }

    private static byte[] root(String rootName, Renames renames, Layout layout) {
        return Named.payload(out -> {
            Schemas.carried(out, rootName, Schemas.of(renames, layout));
            out.writeFixedLong(0);
        });
    }

    private static byte[] holder(Layout... layouts) {
        return Named.payload(out -> {
            Schemas.carried(out, holder(), Schemas.of(Renames.NONE, layouts));
            out.writeVarint(Tags.DECLARED);
            out.writeFixedLong(1);
        });
    }

    private static Level heldLevel(SlotKind kind, String descriptor) {
        return Schemas.level(holder(), Schemas.slot(holder(), "held", kind, descriptor));
    }

    private static byte[] holding(SlotKind kind, String pattern, String name, Form form) {
        String descriptor = String.format(pattern, name.replace('.', '/'));
        return holder(Schemas.layout(holder(), Form.CLASS, List.of(heldLevel(kind, descriptor))), Schemas.empty(name, form));
    }
}
