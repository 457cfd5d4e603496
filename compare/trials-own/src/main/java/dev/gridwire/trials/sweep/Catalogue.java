// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Indexes the library's classes: the arguments that each suits, and the static methods that return one. */
final class Catalogue {

    private static final int MOST_IMPLEMENTERS = 4;
    private static final int MOST_FACTORIES = 60;

    /** The beginnings of the names of methods that do more than create something. */
    private static final Pattern WITH_EFFECTS = Pattern.compile("(delete|remove|exit|halt|shutdown|write|move|copyto|kill|destroy"
            + "|load|install|touch|sleep|await|lock|join|connect|listen|bind|start|exec|launch|run|main|open|download|createtemp"
            + "|createdir|createfile|createparent|getbyname|getallbyname|getlocalhost|close|park|wait|notify|set|register|console"
            + "|invoke|newhazelcast|newclient|newfailover|getorcreate|bootstrap|fork|schedule|submit).*");

    private final List<Class<?>> classes;
    private final Map<String, List<Method>> methodsOfPackages = new HashMap<>();
    private final Map<Class<?>, List<Method>> methodsByResult = new HashMap<>();
    private final Map<Class<?>, List<Class<?>>> implementers = new HashMap<>();

    private Catalogue(List<Class<?>> classes) {
        this.classes = classes;
    }

    /**
     * Loads the classes that can be loaded.
     *
     * @param names of serializable classes
     * @param factories names of others that have static methods
     */
    static Catalogue of(List<String> names, List<String> factories, ClassLoader loader) {
        Catalogue catalogue = new Catalogue(load(names, loader));
        catalogue.classes.forEach(catalogue::addMethods);
        load(factories, loader).forEach(catalogue::addMethods);
        return catalogue;
    }

    private static List<Class<?>> load(List<String> names, ClassLoader loader) {
        List<Class<?>> classes = new ArrayList<>();
        for (String name : names) {
            try {
                classes.add(Class.forName(name, false, loader));
            } catch (ClassNotFoundException | LinkageError e) {
                // The scan has reported it.
            }
        }
        return classes;
    }

    private void addMethods(Class<?> type) {
        for (Method method : OrderedMembers.methods(type)) {
            boolean isCallable = !DeniedPackages.isDenied(type.getName())
                    && !DeniedPackages.isDenied(method.getReturnType().getName());
            if (isCallable && isFactory(method) && Modifier.isPublic(type.getModifiers())) {
                methodsOfPackages.computeIfAbsent(type.getPackageName(), name -> new ArrayList<>()).add(method);
                methodsByResult.computeIfAbsent(method.getReturnType(), result -> new ArrayList<>()).add(method);
            }
        }
    }

    /** Whether a call only creates an object, as far as the method's name tells. */
    static boolean isFactory(Method method) {
        return Modifier.isStatic(method.getModifiers()) && Modifier.isPublic(method.getModifiers()) && isHarmless(method);
    }

    static boolean isHarmless(Method method) {
        String name = method.getName().toLowerCase(Locale.ROOT);
        return !method.getReturnType().isPrimitive() && !WITH_EFFECTS.matcher(name).matches();
    }

    /** Returns concrete classes for an argument of the type, the type itself first, then its nearest subtypes. */
    List<Class<?>> implementers(Class<?> type) {
        return implementers.computeIfAbsent(type, this::find);
    }

    private List<Class<?>> find(Class<?> type) {
        List<Class<?>> found = new ArrayList<>();
        if (!Modifier.isAbstract(type.getModifiers())) {
            found.add(type);
        }
        classes.stream()
                .filter(each -> each != type && type.isAssignableFrom(each) && !each.isAnonymousClass() && !each.isSynthetic())
                .sorted(Comparator.comparing((Class<?> each) -> !each.isEnum())
                        .thenComparing(each -> !each.getPackageName().equals(type.getPackageName()))
                        .thenComparing(each -> !Modifier.isPublic(each.getModifiers()))
                        .thenComparing(each -> each.getName().length())
                        .thenComparing(Class::getName))
                .limit(MOST_IMPLEMENTERS)
                .forEach(found::add);
        return found;
    }

    /**
     * Returns static methods that may return an instance: first those of the classes around and above it, then others by their
     * return types.
     */
    List<Method> factories(Class<?> type) {
        Set<Method> methods = new LinkedHashSet<>();
        for (Class<?> around = type; around != null; around = around.getEnclosingClass()) {
            addStatic(around, methods);
        }
        for (Class<?> up = type.getSuperclass(); up != null && up != Object.class; up = up.getSuperclass()) {
            addStatic(up, methods);
            methods.addAll(methodsByResult.getOrDefault(up, List.of()));
        }
        methods.addAll(methodsByResult.getOrDefault(type, List.of()));
        methods.addAll(methodsOfPackages.getOrDefault(type.getPackageName(), List.of()));
        return methods.stream()
                .filter(method -> method.getReturnType().isAssignableFrom(type) && method.getReturnType() != Object.class)
                .limit(MOST_FACTORIES)
                .toList();
    }

    private static void addStatic(Class<?> type, Set<Method> methods) {
        OrderedMembers.methods(type).stream()
                .filter(method -> Modifier.isStatic(method.getModifiers()) && !method.isSynthetic() && isHarmless(method))
                .forEach(methods::add);
    }
}
