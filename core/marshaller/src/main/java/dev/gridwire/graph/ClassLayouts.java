// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.SharingAnalysis;
import dev.gridwire.codegen.layout.World;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.container.PersistentKind;
import dev.gridwire.container.RangeKind;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.reflect.ScalaEnum;
import java.io.Serializable;
import java.util.HashSet;
import java.util.Set;

/**
 * Provides the layouts of a class loader's classes for the kernel.
 *
 * @param names the names of the registered classes, some of which may be missing
 */
record ClassLayouts(LayoutResolver layouts, Set<String> names) {

    /** Analyses which places in the graphs of a root class share objects, if only registered classes exist. */
    SharingAnalysis analysis(String rootName) {
        Set<String> present = new HashSet<>(names);
        present.removeIf(name -> layouts.find(name).isEmpty());
        return SharingAnalysis.of(rootName, layouts, World.closed(present));
    }

    /** Returns whether objects of the class may be replaced by objects of another class. */
    boolean isReplaced(Class<?> type) {
        if (PersistentKind.of(type) != null || RangeKind.of(type) != null || ScalaEnum.isConstant(type)) {
            return true;
        }
        if (!Serializable.class.isAssignableFrom(type) || NamePolicy.isPlatform(type.getName())) {
            return false;
        }
        try {
            return layouts.resolve(type.getName()).writeReplaceOwner().isPresent();
        } catch (ClassModelException e) {
            // A class that cannot be read matters only when an object of it is met.
            return false;
        }
    }
}
