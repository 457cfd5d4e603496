// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.platform;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import java.util.Optional;

/**
 * Why objects of a class cannot be marshalled so far.
 *
 * @param rule what is in the way, and the class
 * @param remedy what to do instead
 */
public record Unsupported(String rule, String remedy) {

    /**
     * What stands in the way of a layout; empty if nothing does.
     *
     * @param layouts knows the JDK's classes too
     */
    public static Optional<Unsupported> of(Layout layout, LayoutResolver layouts) {
        if (layout.form() == Form.ENUM) {
            return Optional.empty();
        }
        PlatformKind platform = PlatformKind.of(layout, layouts);
        if (platform == PlatformKind.UNKNOWN) {
            return Optional.of(new Unsupported(
                    "Classes that extend " + layout.platformClass().orElseThrow() + " are not supported yet: class="
                            + layout.typeName(),
                    "hold the object in a field instead of extending its class"));
        }
        // What is replaced is not made when it is read.
        boolean closed = platform == PlatformKind.NOTHING
                && layout.writeReplaceOwner().isEmpty()
                && layout.construction().way() == Construction.Way.NONE;
        return closed ? Optional.of(closed(layout)) : Optional.empty();
    }

    private static Unsupported closed(Layout layout) {
        String remedy = layout.form() == Form.EXTERNALIZABLE
                ? "give it a public constructor without arguments"
                : "give the first superclass that is not Serializable a constructor without arguments";
        return new Unsupported("No constructor is open to a new object: class=" + layout.typeName(), remedy);
    }
}
