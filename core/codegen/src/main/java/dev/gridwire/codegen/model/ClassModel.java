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
 * The facts about one class, a value without links to anything live. The package documents what it leaves out, and why.
 *
 * @param name the binary name (JLS 13.1), such as {@code java.util.Map$Entry}
 * @param modifiers the access, static, final, abstract and synthetic bits; the declaration's for a nested class
 * @param typeParameters in declared order
 * @param superclass empty for {@code java.lang.Object} and interfaces
 * @param interfaces those the class names itself, in declared order
 * @param permittedSubclasses binary names, ordered; empty unless the class is sealed
 * @param fields instance fields, ordered by name, then descriptor
 * @param components of a record, in declared order
 * @param enumConstants names in the order of their ordinals (JLS 8.9.3)
 * @param constructors ordered by descriptor
 * @param annotations visible at run time, ordered by name
 * @param constantAnnotations by the name of an enum's constant, those on it; none for a constant without any
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

    /** Copies the lists, and sorts those that have no order of their own. */
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

    /** Whether the name is a JDK class's. {@code javax} counts as none: too many libraries use it. */
    public static boolean isPlatformName(String name) {
        for (String prefix : PLATFORM) {
            if (name.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }

    /** The name with slashes (JVMS 4.2.1). */
    public String internalName() {
        return name.replace('.', '/');
    }

    /** The package's name; empty for the unnamed one. */
    public String packageName() {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    /** Whether it is an interface, annotations among them. */
    public boolean isInterface() {
        return kind == ClassKind.INTERFACE || kind == ClassKind.ANNOTATION;
    }

    /** Whether no instance is of exactly this class. */
    public boolean isAbstract() {
        return Modifier.isAbstract(modifiers);
    }

    /** Whether no other class can extend it. */
    public boolean isFinal() {
        return Modifier.isFinal(modifiers);
    }

    /** Whether it lists the classes that may extend it. */
    public boolean isSealed() {
        return !permittedSubclasses.isEmpty();
    }

    /** Whether the declaration is a member with an instance of its enclosing class. */
    public boolean isInner() {
        return nesting.place() == Nesting.Place.MEMBER && !Modifier.isStatic(modifiers) && !isInterface();
    }

    /** The annotation of that name, if the class has one. */
    public Optional<AnnotationModel> annotation(String annotationName) {
        return annotations.stream().filter(annotation -> annotation.name().equals(annotationName)).findFirst();
    }

    /** The constructor that takes nothing, if there is one. */
    public Optional<ConstructorModel> noArgConstructor() {
        for (ConstructorModel constructor : constructors) {
            if (constructor.hasNoParameters()) {
                return Optional.of(constructor);
            }
        }
        return Optional.empty();
    }
}
