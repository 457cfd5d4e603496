// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.image;

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
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Collects the types that the marshaller finds by reflection when it meets objects of some classes: these classes, their
 * supertypes, the types of their fields, and so on. Methods are included if a class may have hooks.
 */
public final class ReachableClasses {

    private static final String SERIALIZABLE = "java.io.Serializable";

    private final LayoutResolver layouts;
    private final SortedMap<String, ReachableType> types = new TreeMap<>();
    private final SortedSet<String> classFiles = new TreeSet<>();
    private final Deque<String> waiting = new ArrayDeque<>();
    private final Set<String> met = new HashSet<>();

    private ReachableClasses(LayoutResolver layouts) {
        this.layouts = layouts;
    }

    /**
     * Returns the file's content.
     *
     * @param classes binary names
     * @param companions binary names of their companions
     */
    public static byte[] file(LayoutResolver layouts, Collection<String> classes, Collection<String> companions) {
        ReachableClasses all = new ReachableClasses(layouts);
        classes.forEach(all::meet);
        while (!all.waiting.isEmpty()) {
            all.add(all.waiting.remove());
        }
        companions.forEach(name -> all.types.put(name, new ReachableType(name, true, false, false)));
        return ReachabilityFile.write(all.types.values(), all.classFiles);
    }

    private void meet(String name) {
        if (met.add(name)) {
            waiting.add(name);
        }
    }

    private void add(String name) {
        if (ClassModel.isPlatformName(name)) {
            types.put(name, ReachableType.named(name));
            return;
        }
        Optional<ClassModel> model = find(name);
        if (model.isPresent()) {
            add(model.get());
        }
    }

    /** A class that is missing from the class path now may be missing later, too. */
    private Optional<ClassModel> find(String name) {
        try {
            return layouts.find(name);
        } catch (ClassModelException e) {
            return Optional.empty();
        }
    }

    private void add(ClassModel model) {
        boolean isSerializable = !model.isInterface() && layouts.isSubtype(model.name(), SERIALIZABLE);
        types.put(model.name(), new ReachableType(
                model.name(), !model.isInterface(), !model.serial().hooks().isEmpty(), isSerializable));
        // A field of type Object may hold arrays of the class, too.
        types.put(model.name() + "[]", ReachableType.named(model.name() + "[]"));
        if (model.kind() == ClassKind.CLASS) {
            // The marshaller reads from it which constructor stores the parameters in final fields.
            classFiles.add(model.internalName() + ".class");
        }
        model.superclass().ifPresent(this::addType);
        model.interfaces().forEach(this::addType);
        model.permittedSubclasses().forEach(this::meet);
        for (FieldModel field : model.fields()) {
            if (!field.isTransient()) {
                addType(field.type());
                addType(TypeRef.ofDescriptor(field.descriptor()));
            }
        }
        model.annotations().forEach(annotation -> meet(annotation.name()));
    }

    private void addType(TypeRef type) {
        if (type instanceof TypeRef.ClassType named) {
            meet(named.name());
            named.arguments().forEach(this::addType);
        } else if (type instanceof TypeRef.ArrayType array) {
            // A generic component is erased; the field's descriptor names the erasure.
            if (isDeclared(array)) {
                String name = plain(array);
                types.put(name, ReachableType.named(name));
            }
            addType(array.component());
        } else if (type instanceof TypeRef.Wildcard wildcard) {
            addType(wildcard.bound());
        }
    }

    private static boolean isDeclared(TypeRef type) {
        return type instanceof TypeRef.ArrayType array ? isDeclared(array.component()) : !(type instanceof TypeRef.Variable);
    }

    private static String plain(TypeRef type) {
        return type instanceof TypeRef.ArrayType array ? plain(array.component()) + "[]"
                : type instanceof TypeRef.ClassType named ? named.name() : type.toString();
    }
}
