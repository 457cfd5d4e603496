// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The facts about one class, as a value without references to live objects. The package documents what it leaves out, and why.
 *
 * @param name the binary name (JLS 13.1), such as {@code java.util.Map$Entry}
 * @param modifiers the access, static, final, abstract and synthetic bits; a nested class has the bits of its declaration
 * @param typeParameters in declared order
 * @param superclass empty for {@code java.lang.Object} and interfaces
 * @param interfaces the interfaces that the class itself names, in declared order
 * @param permittedSubclasses binary names, ordered; empty unless the class is sealed
 * @param fields instance fields, ordered by name, then descriptor
 * @param components the components of a record, in declared order
 * @param enumConstants names in the order of their ordinals (JLS 8.9.3)
 * @param constructors ordered by descriptor
 * @param annotations visible at run time, ordered by name
 * @param constantAnnotations the annotations of enum constants, by constant name; constants without annotations are absent
 */
public record ClassModel(
        String name,
        ClassKind kind,
        int modifiers,
        Nesting nesting,
        List<TypeParameter> typeParameters,
        Optional<TypeRef.ClassType> superclass,
        List<TypeRef.ClassType> interfaces,
        List<String> permittedSubclasses,
        List<FieldModel> fields,
        List<ComponentModel> components,
        List<String> enumConstants,
        List<ConstructorModel> constructors,
        SerialFacts serial,
        List<AnnotationModel> annotations,
        Map<String, List<AnnotationModel>> constantAnnotations) {

    private static final List<String> PLATFORM = List.of("java.", "jdk.", "sun.");
    private static final int MODIFIERS =
            Modifier.PUBLIC
                    | Modifier.PROTECTED
                    | Modifier.PRIVATE
                    | Modifier.STATIC
                    | Modifier.FINAL
                    | Modifier.ABSTRACT
                    | FieldModel.ACC_SYNTHETIC;

    /** Copies the lists, and sorts those without an inherent order. */
    public ClassModel {
        modifiers &= MODIFIERS;
        typeParameters = List.copyOf(typeParameters);
        interfaces = List.copyOf(interfaces);
        permittedSubclasses = List.copyOf(new TreeSet<>(permittedSubclasses));
        fields = sortedFields(fields);
        components = List.copyOf(components);
        enumConstants = List.copyOf(enumConstants);
        constructors = sortedConstructors(constructors);
        annotations = AnnotationModel.sorted(annotations);
        constantAnnotations = sorted(constantAnnotations);
    }

    private static Map<String, List<AnnotationModel>> sorted(Map<String, List<AnnotationModel>> annotations) {
        Map<String, List<AnnotationModel>> sorted = new TreeMap<>();
        annotations.forEach((name, found) -> {
            if (!found.isEmpty()) {
                sorted.put(name, AnnotationModel.sorted(found));
            }
        });
        return Collections.unmodifiableMap(sorted);
    }

    private static List<FieldModel> sortedFields(List<FieldModel> fields) {
        TreeMap<String, FieldModel> sorted = new TreeMap<>();
        for (FieldModel field : fields) {
            sorted.put(field.name() + ' ' + field.descriptor(), field);
        }
        return List.copyOf(sorted.values());
    }

    private static List<ConstructorModel> sortedConstructors(List<ConstructorModel> constructors) {
        TreeMap<String, ConstructorModel> sorted = new TreeMap<>();
        for (ConstructorModel constructor : constructors) {
            sorted.put(constructor.descriptor(), constructor);
        }
        return List.copyOf(sorted.values());
    }

    /** Returns whether the name belongs to a JDK class. {@code javax} does not count, because too many libraries use it. */
    public static boolean isPlatformName(String name) {
        for (String prefix : PLATFORM) {
            if (name.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the name with slashes (JVMS 4.2.1). */
    public String internalName() {
        return name.replace('.', '/');
    }

    /** Returns the package's name; empty for the unnamed package. */
    public String packageName() {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    /** Returns whether it is an interface, including annotations. */
    public boolean isInterface() {
        return kind == ClassKind.INTERFACE || kind == ClassKind.ANNOTATION;
    }

    /** Returns whether no instance is of exactly this class. */
    public boolean isAbstract() {
        return Modifier.isAbstract(modifiers);
    }

    /** Returns whether no other class can extend it. */
    public boolean isFinal() {
        return Modifier.isFinal(modifiers);
    }

    /** Returns whether it lists the classes that may extend it. */
    public boolean isSealed() {
        return !permittedSubclasses.isEmpty();
    }

    /** Returns whether the declaration is a member with an instance of its enclosing class. */
    public boolean isInner() {
        return nesting.place() == Nesting.Place.MEMBER && !Modifier.isStatic(modifiers) && !isInterface();
    }

    /** Returns the annotation with that name, if the class has it. */
    public Optional<AnnotationModel> annotation(String annotationName) {
        return annotations.stream().filter(annotation -> annotation.name().equals(annotationName)).findFirst();
    }

    /** Returns the constructor without parameters, if there is one. */
    public Optional<ConstructorModel> noArgConstructor() {
        for (ConstructorModel constructor : constructors) {
            if (constructor.hasNoParameters()) {
                return Optional.of(constructor);
            }
        }
        return Optional.empty();
    }
}
