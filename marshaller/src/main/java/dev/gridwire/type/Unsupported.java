// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import java.util.Optional;

/**
 * Why objects of a class cannot be marshalled so far.
 *
 * @param rule what is in the way, and the class
 * @param remedy what to do instead
 */
public record Unsupported(String rule, String remedy) {

    /** What stands in the way of a layout; empty if nothing does. */
    public static Optional<Unsupported> of(Layout layout) {
        if (layout.form() == Form.ENUM) {
            return Optional.empty();
        }
        if (layout.form() == Form.EXTERNALIZABLE) {
            return hook("Externalizable classes are", layout);
        }
        if (layout.writeReplaceOwner().isPresent()) {
            return hook("Classes with writeReplace are", layout);
        }
        if (layout.readResolveOwner().isPresent()) {
            return hook("Classes with readResolve are", layout);
        }
        return ofChain(layout);
    }

    private static Optional<Unsupported> ofChain(Layout layout) {
        if (layout.platformClass().isPresent()) {
            String what = "Classes that extend " + layout.platformClass().get() + " are";
            return refused(what, layout, "hold the object in a field instead of extending its class");
        }
        for (Level level : layout.levels()) {
            if (!level.hooks().isEmpty()) {
                return hook("Classes with writeObject, readObject or readObjectNoData are", layout);
            }
            if (level.persistentFields()) {
                return hook("Classes with serialPersistentFields are", layout);
            }
        }
        return layout.construction().way() == Construction.Way.NONE ? closed(layout) : Optional.empty();
    }

    private static Optional<Unsupported> closed(Layout layout) {
        return Optional.of(new Unsupported(
                "No constructor is open to a new object: class=" + layout.typeName(),
                "give the first superclass that is not Serializable a constructor without arguments"));
    }

    private static Optional<Unsupported> hook(String what, Layout layout) {
        return refused(what, layout, "store an object without it");
    }

    private static Optional<Unsupported> refused(String what, Layout layout, String remedy) {
        return Optional.of(new Unsupported(what + " not supported yet: class=" + layout.typeName(), remedy));
    }
}
