// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.FieldModel;
import dev.gridwire.codegen.model.TypeRef;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Finds the classes that the graphs of a class can hold, by declared types: of fields and their type arguments, superclasses and
 * sealed hierarchies. It does not find subclasses that no declaration names. Not thread-safe.
 */
public final class DeclaredTypes {

    /** Bounds the work for classes whose fields lead into large libraries. */
    private static final int MOST_CLASSES = 1_000;

    private final LayoutResolver layouts;
    private final Set<String> met = new HashSet<>();
    private final Deque<String> pending = new ArrayDeque<>();
    private final SortedMap<String, String> named = new TreeMap<>();
    /** The class whose declarations are read; empty for the classes to start from. */
    private String declaring = "";

    private DeclaredTypes(LayoutResolver layouts) {
        this.layouts = layouts;
    }

    /**
     * Returns the binary names of the classes that a policy must allow, each with a class that declares it, or an empty text for
     * those to start from. These are concrete classes, except those whose objects all stand in slots that vouch for them, which
     * none of the JDK's does. For libraries with presets, the types of fields are included.
     *
     * @param roots the classes to start from, which are included
     */
    public static SortedMap<String, String> of(Collection<String> roots, LayoutResolver layouts) {
        DeclaredTypes types = new DeclaredTypes(layouts);
        roots.forEach(root -> types.mention(TypeRef.ClassType.of(root), false));
        while (!types.pending.isEmpty() && types.met.size() < MOST_CLASSES) {
            types.look(types.pending.remove());
        }
        return types.named;
    }

    private void look(String className) {
        declaring = className;
        Optional<ClassModel> found = find(className);
        // An enum's superclass has the enum itself as its argument.
        if (found.isEmpty() || found.get().kind() == ClassKind.ENUM) {
            return;
        }
        ClassModel model = found.get();
        model.superclass().ifPresent(superclass -> {
            superclass.arguments().forEach(argument -> mention(argument, false));
            meet(superclass.name());
        });
        model.permittedSubclasses().forEach(name -> mention(TypeRef.ClassType.of(name), false));
        for (FieldModel field : model.fields()) {
            if (!field.isTransient() && !field.name().startsWith(LayoutResolver.GENERATED_FIELD_PREFIX)) {
                mention(layouts.bound(field.type(), className), true);
            }
        }
    }

    private Optional<ClassModel> find(String className) {
        try {
            return layouts.find(className);
        } catch (ClassModelException e) {
            // The class is refused for this reason when an object of it is met.
            return Optional.empty();
        }
    }

    private void mention(TypeRef type, boolean isSlot) {
        if (type instanceof TypeRef.ArrayType array) {
            mention(array.component(), isSlot);
        } else if (type instanceof TypeRef.Wildcard wildcard) {
            mention(wildcard.bound(), false);
        } else if (type instanceof TypeRef.ClassType mentioned) {
            mentioned.arguments().forEach(argument -> mention(argument, false));
            if (Presets.listed().of(mentioned.name()) != null || RequestedTypes.contains(mentioned.name())) {
                // The preset includes everything that the class holds.
                named.putIfAbsent(mentioned.name(), declaring);
            } else {
                meet(mentioned.name());
                if (mustBeNamed(mentioned.name(), isSlot && !ClassModel.isPlatformName(mentioned.name()))) {
                    named.putIfAbsent(mentioned.name(), declaring);
                }
            }
        }
    }

    private boolean mustBeNamed(String className, boolean isSlot) {
        Optional<ClassModel> found = find(className);
        if (found.isEmpty()) {
            return true;
        }
        ClassModel model = found.get();
        boolean isVouchedFor = isSlot && (model.isFinal() || model.kind() == ClassKind.ENUM);
        return !isVouchedFor && (!model.isAbstract() || model.kind() == ClassKind.ENUM);
    }

    private void meet(String className) {
        if (!ClassModel.isPlatformName(className) && met.add(className)) {
            pending.add(className);
        }
    }
}
