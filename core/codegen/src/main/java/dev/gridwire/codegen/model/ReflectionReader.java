// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import dev.gridwire.codegen.model.Nesting.Place;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.MalformedParametersException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the facts of live classes. It initialises no class, but loads the classes that their members name. */
final class ReflectionReader {

    private ReflectionReader() {}

    /**
     * Reads a class.
     *
     * @param type not an array or a primitive type
     * @throws ClassModelException if a class that it names is missing or does not link
     */
    public static ClassModel read(Class<?> type) {
        if (type.isArray() || type.isPrimitive()) {
            throw new ClassModelException("only declared types have a model: type=" + type.getTypeName());
        }
        try {
            return model(type);
        } catch (LinkageError e) {
            throw new ClassModelException(
                    "a class names another that does not link: class=" + EscapedNames.of(type.getName())
                            + ", put it on the class path", e);
        }
    }

    private static ClassModel model(Class<?> type) {
        Field[] fields = type.getDeclaredFields();
        return new ClassModel(
                type.getName(),
                kind(type),
                type.getModifiers(),
                nesting(type),
                ReflectedTypes.parameters(type),
                ReflectedTypes.superclass(type),
                ReflectedTypes.interfaces(type),
                permittedSubclasses(type),
                fields(fields),
                components(type),
                enumConstants(fields),
                constructors(type),
                serial(type, fields),
                ReflectedAnnotations.of(type, type),
                constantAnnotations(fields));
    }

    private static ClassKind kind(Class<?> type) {
        if (type.isAnnotation()) {
            return ClassKind.ANNOTATION;
        }
        if (type.isInterface()) {
            return ClassKind.INTERFACE;
        }
        if (type.isEnum()) {
            return ClassKind.ENUM;
        }
        return type.isRecord() ? ClassKind.RECORD : ClassKind.CLASS;
    }

    private static Nesting nesting(Class<?> type) {
        Class<?> enclosing = type.getEnclosingClass();
        Optional<String> enclosingName = enclosing == null ? Optional.empty() : Optional.of(enclosing.getName());
        return new Nesting(place(type), enclosingName, type.getNestHost().getName());
    }

    private static Place place(Class<?> type) {
        if (type.isMemberClass()) {
            return Place.MEMBER;
        }
        if (type.isLocalClass()) {
            return Place.LOCAL;
        }
        return type.isAnonymousClass() ? Place.ANONYMOUS : Place.TOP_LEVEL;
    }

    private static List<String> permittedSubclasses(Class<?> type) {
        Class<?>[] permitted = type.getPermittedSubclasses();
        List<String> names = new ArrayList<>();
        if (permitted != null) {
            for (Class<?> each : permitted) {
                names.add(each.getName());
            }
        }
        return names;
    }

    private static List<FieldModel> fields(Field[] fields) {
        List<FieldModel> models = new ArrayList<>();
        for (Field field : fields) {
            if (!Modifier.isStatic(field.getModifiers())) {
                models.add(field(field));
            }
        }
        return models;
    }

    private static FieldModel field(Field field) {
        return new FieldModel(
                field.getName(),
                ReflectedTypes.ofField(field),
                field.getType().descriptorString(),
                field.getModifiers(),
                ReflectedAnnotations.of(field, field.getDeclaringClass()));
    }

    private static List<ComponentModel> components(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        List<ComponentModel> models = new ArrayList<>();
        if (components != null) {
            for (RecordComponent component : components) {
                models.add(component(component));
            }
        }
        return models;
    }

    private static ComponentModel component(RecordComponent component) {
        return new ComponentModel(
                component.getName(),
                ReflectedTypes.ofComponent(component),
                component.getType().descriptorString(),
                ReflectedAnnotations.of(component, component.getDeclaringRecord()));
    }

    // HotSpot returns fields in the order of the class file, and compilers write constants in declared order. Asking for the
    // constants themselves would initialise the class.
    private static List<String> enumConstants(Field[] fields) {
        List<String> names = new ArrayList<>();
        for (Field field : fields) {
            if (field.isEnumConstant()) {
                names.add(field.getName());
            }
        }
        return names;
    }

    private static Map<String, List<AnnotationModel>> constantAnnotations(Field[] fields) {
        Map<String, List<AnnotationModel>> annotations = new HashMap<>();
        for (Field field : fields) {
            if (field.isEnumConstant()) {
                annotations.put(field.getName(), ReflectedAnnotations.of(field, field.getDeclaringClass()));
            }
        }
        return annotations;
    }

    private static List<ConstructorModel> constructors(Class<?> type) {
        List<ConstructorModel> models = new ArrayList<>();
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            String descriptor = descriptor(void.class, constructor.getParameterTypes());
            models.add(new ConstructorModel(descriptor, constructor.getModifiers(), names(constructor)));
        }
        return models;
    }

    private static List<String> names(Constructor<?> constructor) {
        List<String> names = new ArrayList<>();
        try {
            for (Parameter parameter : constructor.getParameters()) {
                if (!parameter.isNamePresent()) {
                    return List.of();
                }
                names.add(parameter.getName());
            }
            return names;
        } catch (MalformedParametersException e) {
            return List.of();
        }
    }

    private static SerialFacts serial(Class<?> type, Field[] fields) {
        List<DeclaredMethod> methods = new ArrayList<>();
        for (Method method : type.getDeclaredMethods()) {
            if (HookRules.isCandidate(method.getName())) {
                methods.add(method(method));
            }
        }
        List<StaticField> statics = new ArrayList<>();
        for (Field field : fields) {
            if (Modifier.isStatic(field.getModifiers())) {
                statics.add(new StaticField(field.getName(), field.getType().descriptorString(), field.getModifiers()));
            }
        }
        return SerialFacts.of(methods, statics);
    }

    private static DeclaredMethod method(Method method) {
        return new DeclaredMethod(
                method.getName(), descriptor(method.getReturnType(), method.getParameterTypes()), method.getModifiers());
    }

    private static String descriptor(Class<?> returned, Class<?>[] parameters) {
        StringBuilder descriptor = new StringBuilder("(");
        for (Class<?> parameter : parameters) {
            descriptor.append(parameter.descriptorString());
        }
        return descriptor.append(')').append(returned.descriptorString()).toString();
    }
}
