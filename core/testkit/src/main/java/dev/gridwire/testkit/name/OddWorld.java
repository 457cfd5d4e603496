// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.name;

import java.lang.reflect.Array;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Classes with odd names in two states: an enum, a record, a superclass, and a class with a field of each. The later state has
 * one more constant, one more field, and one more class, whose object is in that field.
 */
public final class OddWorld {

    private final String enumName;
    private final List<String> constants;
    private final String recordName;
    private final List<String> components;
    private final String superName;
    private final String superField;
    private final String rootName;
    private final List<String> fields;
    private final String laterName;
    private final String laterField;

    private OddWorld(OddNames names) {
        String packageName = names.packageName();
        enumName = names.classIn(packageName);
        constants = List.of(names.unqualified(), names.unqualified(), names.unqualified());
        recordName = names.classIn(names.packageName());
        components = List.of(names.component(), names.component());
        superName = names.classIn(names.packageName());
        superField = names.unqualified();
        rootName = names.classIn(packageName);
        fields = List.of(names.unqualified(), names.unqualified(), names.unqualified(), names.unqualified(), names.unqualified());
        laterName = names.classIn(packageName);
        laterField = names.unqualified();
    }

    /** Draws a random world. */
    public static OddWorld draw(long seed) {
        return new OddWorld(new OddNames(new SplittableRandom(seed)));
    }

    /** Returns a world with names that are common in Kotlin: {@code `item no`}. */
    public static OddWorld ofKotlin() {
        return new OddWorld(OddNames.ofKotlin());
    }

    /** Returns the class files by binary name. */
    public Map<String, byte[]> files(boolean later) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(enumName, OddClassFiles.ofEnum(enumName, later ? constants : constants.subList(0, 2)));
        files.put(recordName, OddClassFiles.ofRecord(recordName, components.get(0), components.get(1)));
        files.put(superName, OddClassFiles.ofClass(superName, "java.lang.Object", Map.of(superField, "I")));
        Map<String, String> all = new LinkedHashMap<>();
        all.put(fields.get(0), "Ljava/lang/String;");
        all.put(fields.get(1), descriptor(enumName));
        all.put(fields.get(2), "Ljava/lang/Object;");
        all.put(fields.get(3), "[" + descriptor(rootName));
        all.put(fields.get(4), descriptor(recordName));
        if (later) {
            all.put(laterField, "Ljava/lang/Object;");
            files.put(laterName, OddClassFiles.ofClass(laterName, superName, Map.of(fields.get(0), "I")));
        }
        files.put(rootName, OddClassFiles.ofClass(rootName, superName, all));
        return files;
    }

    private static String descriptor(String className) {
        return 'L' + className.replace('.', '/') + ';';
    }

    /** Returns the names of the classes in the later state. */
    public List<String> classNames() {
        return List.of(enumName, recordName, superName, rootName, laterName);
    }

    /** Returns the class of the objects that are made. */
    public String rootName() {
        return rootName;
    }

    /** Returns the enum's constants in the later state. */
    public List<String> constants() {
        return constants;
    }

    /** Returns the enum. */
    public String enumName() {
        return enumName;
    }

    /** Returns the field of the root's superclass, a number. */
    public String superField() {
        return superField;
    }

    /** Returns the fields of the root's own class in the earlier state. */
    public List<String> fieldNames() {
        return fields;
    }

    /**
     * Makes an object, always with the same values.
     *
     * @param loader a loader with the class files of one of the states
     * @param filled whether the later state's field holds an object
     */
    public Object make(ClassLoader loader, boolean filled) throws ReflectiveOperationException {
        Object root = node(loader, 1);
        Object child = node(loader, 2);
        Object array = Array.newInstance(root.getClass(), 2);
        Array.set(array, 0, child);
        Array.set(array, 1, root);
        set(root, fields.get(3), array);
        set(root, fields.get(2), child);
        if (filled) {
            Object later = loader.loadClass(laterName).getConstructor().newInstance();
            set(later, fields.get(0), 5);
            set(root, laterField, later);
        }
        return root;
    }

    private Object node(ClassLoader loader, int number) throws ReflectiveOperationException {
        Object node = loader.loadClass(rootName).getConstructor().newInstance();
        node.getClass().getSuperclass().getField(superField).set(node, number);
        set(node, fields.get(0), "text " + number);
        set(node, fields.get(1), loader.loadClass(enumName).getField(constants.get(number - 1)).get(null));
        set(node, fields.get(4), loader.loadClass(recordName).getConstructor(int.class, String.class)
                .newInstance(number, "part " + number));
        return node;
    }

    private static void set(Object object, String field, Object value) throws ReflectiveOperationException {
        object.getClass().getDeclaredField(field).set(object, value);
    }
}
