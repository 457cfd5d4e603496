// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.image;

import java.io.InputStream;
import java.io.ObjectStreamClass;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Stands in the place of reflective calls of Gridwire's code: does what they do, and notes what the metadata does not allow. Each
 * method has the name and the parameters of one that it stands for, the object first.
 */
public final class Tracer {

    /** Of the world at work; one test uses it. */
    private static volatile @Nullable Metadata metadata;
    private static final Set<String> MISSING = Collections.synchronizedSet(new TreeSet<>());
    private static final Set<String> SEEN = Collections.synchronizedSet(new TreeSet<>());

    private Tracer() {}

    static void begin(Metadata allowed) {
        metadata = allowed;
        MISSING.clear();
        SEEN.clear();
    }

    static List<String> missing() {
        return new ArrayList<>(MISSING);
    }

    /** How many accesses there were, of different things. */
    static int seen() {
        return SEEN.size();
    }

    private static void require(boolean allowed, String access) {
        SEEN.add(access);
        if (!allowed) {
            MISSING.add(access);
        }
    }

    private static Metadata allowed() {
        return Objects.requireNonNull(metadata);
    }

    private static Class<?> found(Class<?> type) {
        require(allowed().hasType(type), "type " + type.getTypeName());
        return type;
    }

    private static void call(Class<?> owner, String name, Class<?>... parameters) {
        String shown = owner.getTypeName() + "." + name + MethodType.methodType(void.class, parameters);
        require(allowed().hasCall(owner, name, parameters), "call " + shown);
    }

    private static void field(Field field) {
        require(allowed().has(field.getDeclaringClass(), "allDeclaredFields"), "field " + field);
    }

    private static void resource(@Nullable Object found, String path) {
        if (found != null) {
            require(allowed().hasResource(path), "resource " + path);
        }
    }

    /** Stands before calls that define classes, and before those that nobody stands for. */
    public static void refuse(String call) {
        MISSING.add("refused " + call);
        throw new AssertionError("a native image has no such call: " + call);
    }

    // Class

    public static Class<?> forName(String name) throws ClassNotFoundException {
        return found(Class.forName(name));
    }

    public static Class<?> forName(String name, boolean initialize, @Nullable ClassLoader loader) throws ClassNotFoundException {
        return found(Class.forName(name, initialize, loader));
    }

    public static Field[] getDeclaredFields(Class<?> type) {
        return found(type).getDeclaredFields();
    }

    public static Field getDeclaredField(Class<?> type, String name) throws NoSuchFieldException {
        return found(type).getDeclaredField(name);
    }

    public static Method[] getDeclaredMethods(Class<?> type) {
        return found(type).getDeclaredMethods();
    }

    public static Method getDeclaredMethod(Class<?> type, String name, Class<?>... parameters) throws NoSuchMethodException {
        return found(type).getDeclaredMethod(name, parameters);
    }

    public static Method getMethod(Class<?> type, String name, Class<?>... parameters) throws NoSuchMethodException {
        return found(type).getMethod(name, parameters);
    }

    public static Constructor<?>[] getDeclaredConstructors(Class<?> type) {
        return found(type).getDeclaredConstructors();
    }

    public static Constructor<?> getDeclaredConstructor(Class<?> type, Class<?>... parameters) throws NoSuchMethodException {
        return found(type).getDeclaredConstructor(parameters);
    }

    public static RecordComponent @Nullable [] getRecordComponents(Class<?> type) {
        return type.isRecord() ? found(type).getRecordComponents() : type.getRecordComponents();
    }

    public static Class<?> @Nullable [] getPermittedSubclasses(Class<?> type) {
        return type.isSealed() ? found(type).getPermittedSubclasses() : type.getPermittedSubclasses();
    }

    public static @Nullable InputStream getResourceAsStream(Class<?> type, String name) {
        InputStream in = type.getResourceAsStream(name);
        resource(in, name.startsWith("/") ? name.substring(1) : type.getPackageName().replace('.', '/') + "/" + name);
        return in;
    }

    // ClassLoader

    public static @Nullable URL getResource(ClassLoader loader, String path) {
        URL url = loader.getResource(path);
        resource(url, path);
        return url;
    }

    public static @Nullable InputStream getResourceAsStream(ClassLoader loader, String path) {
        InputStream in = loader.getResourceAsStream(path);
        resource(in, path);
        return in;
    }

    public static Enumeration<URL> getResources(ClassLoader loader, String path) throws java.io.IOException {
        Enumeration<URL> urls = loader.getResources(path);
        resource(urls.hasMoreElements() ? urls : null, path);
        return urls;
    }

    // Members

    public static void setAccessible(Field field, boolean open) {
        field(field);
        field.setAccessible(open);
    }

    public static boolean trySetAccessible(Field field) {
        field(field);
        return field.trySetAccessible();
    }

    public static void setAccessible(Method method, boolean open) {
        call(method.getDeclaringClass(), method.getName(), method.getParameterTypes());
        method.setAccessible(open);
    }

    public static Object invoke(Method method, @Nullable Object receiver, @Nullable Object... arguments)
            throws IllegalAccessException, InvocationTargetException {
        call(method.getDeclaringClass(), method.getName(), method.getParameterTypes());
        return method.invoke(receiver, arguments);
    }

    public static void setAccessible(Constructor<?> constructor, boolean open) {
        call(constructor.getDeclaringClass(), "<init>", constructor.getParameterTypes());
        constructor.setAccessible(open);
    }

    public static void setAccessible(AccessibleObject member, boolean open) {
        throw new AssertionError("not told apart here: member=" + member);
    }

    public static Object newInstance(Constructor<?> constructor, @Nullable Object... arguments)
            throws ReflectiveOperationException {
        Class<?> owner = constructor.getDeclaringClass();
        boolean inherited = allowed().has(owner, "serializable");
        if (!inherited) {
            call(owner, "<init>", constructor.getParameterTypes());
        }
        return constructor.newInstance(arguments);
    }

    // Lookup

    public static MethodHandle findVirtual(Lookup lookup, Class<?> owner, String name, MethodType type)
            throws ReflectiveOperationException {
        call(owner, name, type.parameterArray());
        return lookup.findVirtual(owner, name, type);
    }

    public static MethodHandle findSpecial(Lookup lookup, Class<?> owner, String name, MethodType type, Class<?> caller)
            throws ReflectiveOperationException {
        call(owner, name, type.parameterArray());
        return lookup.findSpecial(owner, name, type, caller);
    }

    public static MethodHandle findStatic(Lookup lookup, Class<?> owner, String name, MethodType type)
            throws ReflectiveOperationException {
        call(owner, name, type.parameterArray());
        return lookup.findStatic(owner, name, type);
    }

    public static MethodHandle findConstructor(Lookup lookup, Class<?> owner, MethodType type)
            throws ReflectiveOperationException {
        call(owner, "<init>", type.parameterArray());
        return lookup.findConstructor(owner, type);
    }

    public static MethodHandle unreflect(Lookup lookup, Method method) throws IllegalAccessException {
        call(method.getDeclaringClass(), method.getName(), method.getParameterTypes());
        return lookup.unreflect(method);
    }

    public static MethodHandle unreflectGetter(Lookup lookup, Field field) throws IllegalAccessException {
        field(field);
        return lookup.unreflectGetter(field);
    }

    public static MethodHandle unreflectSetter(Lookup lookup, Field field) throws IllegalAccessException {
        field(field);
        return lookup.unreflectSetter(field);
    }

    // Others

    public static Object newInstance(Class<?> component, int length) {
        found(component.arrayType());
        return Array.newInstance(component, length);
    }

    public static ObjectStreamClass lookup(Class<?> type) {
        require(allowed().has(type, "serializable"), "serial form " + type.getTypeName());
        return ObjectStreamClass.lookup(type);
    }
}
