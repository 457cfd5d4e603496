// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.platform;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.EscapedNames;
import java.util.Optional;

/**
 * The reason why objects of a class cannot be marshalled.
 *
 * @param rule the obstacle, and the class
 * @param remedy what to do instead
 */
public record Unsupported(String rule, String remedy) {

    /**
     * Returns the obstacle to a layout; empty if there is none.
     *
     * @param layouts also knows the JDK's classes
     */
    public static Optional<Unsupported> of(Layout layout, LayoutResolver layouts) {
        if (layout.form() == Form.ENUM) {
            return Optional.empty();
        }
        PlatformKind platform = PlatformKind.of(layout, layouts);
        if (platform == PlatformKind.UNKNOWN) {
            return Optional.of(new Unsupported(
                    "Classes that extend " + layout.platformClass().orElseThrow() + " are not supported yet: class="
                            + EscapedNames.of(layout.typeName()),
                    "hold the object in a field instead of extending its class"));
        }
        // Reading does not create the replaced object.
        boolean closed = platform == PlatformKind.NOTHING
                && layout.writeReplaceOwner().isEmpty()
                && layout.construction().way() == Construction.Way.NONE;
        return closed ? Optional.of(closed(layout)) : Optional.empty();
    }

    private static Unsupported closed(Layout layout) {
        String remedy = layout.form() == Form.EXTERNALIZABLE
                ? "give it a public constructor without arguments"
                : "give the first superclass that is not Serializable a constructor without arguments";
        return new Unsupported("No constructor is open to a new object: class=" + EscapedNames.of(layout.typeName()), remedy);
    }
}
