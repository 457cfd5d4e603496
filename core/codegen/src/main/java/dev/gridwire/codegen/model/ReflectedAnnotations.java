// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Turns live annotations into models. */
final class ReflectedAnnotations {

    private ReflectedAnnotations() {}

    /** Returns the hints among an element's own annotations, in no particular order. */
    static List<AnnotationModel> of(AnnotatedElement element, Class<?> declaring) {
        if (ClassModel.isPlatformName(declaring.getName())) {
            // This also spares the first use the JDK's annotation parser, which takes 30 ms of CPU on JDK 25.
            return List.of();
        }
        List<AnnotationModel> models = new ArrayList<>();
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            if (AnnotationModel.isHint(annotation.annotationType().getName(), declaring.getName())) {
                models.add(model(annotation));
            }
        }
        return models;
    }

    private static AnnotationModel model(Annotation annotation) {
        Map<String, List<String>> values = new TreeMap<>();
        for (Method member : annotation.annotationType().getDeclaredMethods()) {
            if (!Modifier.isStatic(member.getModifiers())) {
                Optional<List<String>> value = value(annotation, member);
                if (value.isPresent() && !value.equals(defaultValue(member))) {
                    values.put(member.getName(), value.get());
                }
            }
        }
        return new AnnotationModel(annotation.annotationType().getName(), values);
    }

    private static Optional<List<String>> defaultValue(Method member) {
        Object value = member.getDefaultValue();
        return value == null ? Optional.empty() : texts(value);
    }

    // Calling the proxy's handler needs no access to the annotation's interface, which may be private or in a closed module.
    private static Optional<List<String>> value(Annotation annotation, Method member) {
        InvocationHandler handler = Proxy.getInvocationHandler(annotation);
        try {
            return texts(handler.invoke(annotation, member, null));
        } catch (VirtualMachineError e) {
            throw e;
        } catch (Throwable e) {
            // The value names a missing class or constant, so readers of the hint find no value.
            return Optional.empty();
        }
    }

    /** Returns the value as texts; empty for nested annotations. */
    private static Optional<List<String>> texts(Object value) {
        if (!value.getClass().isArray()) {
            return value instanceof Annotation ? Optional.empty() : Optional.of(List.of(text(value)));
        }
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < Array.getLength(value); i++) {
            Object element = Array.get(value, i);
            if (element instanceof Annotation) {
                return Optional.empty();
            }
            texts.add(text(element));
        }
        return Optional.of(texts);
    }

    private static String text(Object value) {
        if (value instanceof Class<?> type) {
            return type.getTypeName();
        }
        return value instanceof Enum<?> constant ? constant.name() : value.toString();
    }
}
