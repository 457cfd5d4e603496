// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.SharingAnalysis;
import dev.gridwire.codegen.layout.World;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.policy.NamePolicy;
import java.io.Serializable;
import java.util.HashSet;
import java.util.Set;

/**
 * The layouts of a class loader's classes, as far as the kernel asks for them.
 *
 * @param names of the registered classes, which may be missing
 */
record ClassLayouts(LayoutResolver layouts, Set<String> names) {

    /** Tells which places of the graphs of a root class share objects, in a world of the registered classes. */
    SharingAnalysis analysis(String rootName) {
        Set<String> present = new HashSet<>(names);
        present.removeIf(name -> layouts.find(name).isEmpty());
        return SharingAnalysis.of(rootName, layouts, World.closed(present));
    }

    /** Whether objects of the class may be written as objects of another. */
    boolean isReplaced(Class<?> type) {
        if (!Serializable.class.isAssignableFrom(type) || NamePolicy.isPlatform(type.getName())) {
            return false;
        }
        try {
            return layouts.resolve(type.getName()).writeReplaceOwner().isPresent();
        } catch (ClassModelException e) {
            // A class that cannot be read matters when an object of it is met.
            return false;
        }
    }
}
