// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Answers by name which class extends which. Thread-safe. It asks its source once for each class. */
final class Hierarchy {

    private static final int MAX_DEPTH = 1000;

    private final ModelSource source;
    private final ConcurrentMap<String, Optional<ClassModel>> models = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, Set<String>> supertypes = new ConcurrentHashMap<>();

    Hierarchy(ModelSource source) {
        this.source = source;
    }

    Optional<ClassModel> find(String name) {
        Optional<ClassModel> known = models.get(name);
        if (known == null) {
            known = source.find(name);
            models.put(name, known);
        }
        return known;
    }

    /** Returns the class file if the source has it; the file is not kept. */
    Optional<byte[]> classFile(String name) {
        return source.classFile(name);
    }

    ClassModel require(String name) {
        Optional<ClassModel> model = find(name);
        if (model.isEmpty()) {
            throw new ClassModelException("a class is missing: class=" + EscapedNames.of(name) + ", put it on the class path");
        }
        return model.get();
    }

    Optional<ClassModel> superclass(ClassModel model) {
        Optional<ClassType> superclass = model.superclass();
        return superclass.isEmpty() ? Optional.empty() : Optional.of(require(superclass.get().name()));
    }

    /**
     * Returns the class and its superclasses, the class first.
     *
     * @throws ClassModelException if a class is missing, or if they form a circle
     */
    List<ClassModel> chain(ClassModel model) {
        List<ClassModel> chain = new ArrayList<>();
        for (Optional<ClassModel> each = Optional.of(model); each.isPresent(); each = superclass(each.get())) {
            if (chain.size() > MAX_DEPTH) {
                throw new ClassModelException("a class extends itself: class=" + EscapedNames.of(model.name())
                        + ", compile it again");
            }
            chain.add(each.get());
        }
        return chain;
    }

    /** Returns the types that a class declares as its direct supertypes. */
    static List<ClassType> directSupertypes(ClassModel model) {
        List<ClassType> types = new ArrayList<>(model.interfaces());
        if (model.superclass().isPresent()) {
            types.add(0, model.superclass().get());
        }
        return types;
    }

    /** Returns whether a value of one type can be assigned to the other. A class that is missing has no known supertypes. */
    boolean isSubtype(String name, String supertype) {
        return supertype.equals("java.lang.Object") || supertypes(name).contains(supertype);
    }

    /** Returns the type itself and all its supertypes. */
    private Set<String> supertypes(String name) {
        Set<String> known = supertypes.get(name);
        if (known == null) {
            Set<String> found = new HashSet<>();
            collect(name, found);
            known = Set.copyOf(found);
            supertypes.put(name, known);
        }
        return known;
    }

    private void collect(String name, Set<String> found) {
        Optional<ClassModel> model = found.add(name) ? find(name) : Optional.empty();
        if (model.isPresent()) {
            for (ClassType direct : directSupertypes(model.get())) {
                collect(direct.name(), found);
            }
        }
    }
}
