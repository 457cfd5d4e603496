// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Finds the classes whose objects can stand where a class is declared. */
final class Subclasses {

    private final LayoutResolver layouts;
    private final Supplier<List<String>> names;
    /** By supertype: the classes that name it. They are read once, and only if a class can have subclasses. */
    private @Nullable Map<String, Set<String>> direct;

    Subclasses(LayoutResolver layouts, Supplier<List<String>> names) {
        this.layouts = layouts;
        this.names = names;
    }

    /** Returns whether classes that are not known here can stand for it. */
    static boolean isOpen(ClassModel model) {
        return !model.isFinal() && !model.isSealed() && model.kind() != ClassKind.ENUM && model.kind() != ClassKind.RECORD;
    }

    /** Returns the concrete ones, itself included, in the order of their names. */
    Set<String> of(ClassModel model) {
        Set<String> found = new TreeSet<>();
        add(model, found, new TreeSet<>());
        return found;
    }

    private void add(ClassModel model, Set<String> found, Set<String> seen) {
        if (!seen.add(model.name())) {
            return;
        }
        if (model.kind() == ClassKind.ENUM || !model.isAbstract()) {
            found.add(model.name());
        }
        if (model.kind() == ClassKind.ENUM || model.isFinal()) {
            return;
        }
        List<String> below = new ArrayList<>(model.permittedSubclasses());
        below.addAll(direct().getOrDefault(model.name(), Set.of()));
        for (String each : below) {
            find(each).ifPresent(subclass -> add(subclass, found, seen));
        }
    }

    private Map<String, Set<String>> direct() {
        Map<String, Set<String>> known = direct;
        if (known == null) {
            known = new HashMap<>();
            for (String name : names.get()) {
                Optional<ClassModel> model = find(name);
                if (model.isPresent()) {
                    note(model.get(), known);
                }
            }
            direct = known;
        }
        return known;
    }

    private static void note(ClassModel model, Map<String, Set<String>> known) {
        List<String> supertypes = new ArrayList<>();
        model.superclass().ifPresent(each -> supertypes.add(each.name()));
        model.interfaces().forEach(each -> supertypes.add(each.name()));
        supertypes.forEach(each -> known.computeIfAbsent(each, any -> new TreeSet<>()).add(model.name()));
    }

    /** Passes over what a class path also has: descriptors of modules, and classes for a newer JDK. */
    private Optional<ClassModel> find(String name) {
        try {
            return layouts.find(name);
        } catch (ClassModelException e) {
            return Optional.empty();
        }
    }
}
