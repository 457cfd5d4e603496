// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds the user classes whose objects can stand where a class is declared. */
final class AssignableClasses {

    private final Hierarchy hierarchy;
    private final World world;

    AssignableClasses(Hierarchy hierarchy, World world) {
        this.hierarchy = hierarchy;
        this.world = world;
    }

    /** Returns the concrete ones, ordered by name. */
    Set<String> of(String name) {
        Set<String> found = new TreeSet<>();
        addDeclared(name, found);
        for (String each : world.classes()) {
            if (hierarchy.isSubtype(each, name)) {
                addDeclared(each, found);
            }
        }
        return found;
    }

    /** Returns whether only the candidates can stand there. */
    boolean areAll(String name) {
        if (world.openness() == World.Openness.CLOSED) {
            return true;
        }
        Optional<ClassModel> model = hierarchy.find(name);
        return model.isPresent() && isClosed(model.get());
    }

    private boolean isClosed(ClassModel model) {
        if (!model.isSealed()) {
            return model.isFinal() || model.kind() == ClassKind.ENUM;
        }
        for (String permitted : model.permittedSubclasses()) {
            if (!areAll(permitted)) {
                return false;
            }
        }
        return true;
    }

    private void addDeclared(String name, Set<String> found) {
        Optional<ClassModel> model = hierarchy.find(name);
        if (model.isEmpty()) {
            return;
        }
        if (!model.get().isAbstract() && !ClassModel.isPlatformName(name)) {
            found.add(name);
        }
        for (String permitted : model.get().permittedSubclasses()) {
            addDeclared(permitted, found);
        }
    }
}
