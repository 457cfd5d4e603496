// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.uid;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Two random versions of a class {@code Item}, of its superclasses and of an Externalizable, as sources. Fields come, go and
 * change their order; superclasses come and go; hooks write and read more than the fields.
 *
 * @param seed repeats the pair
 */
record UidPair(long seed) {

    private static final List<String> TYPES =
            List.of("int", "long", "boolean", "double", "char", "byte", "String", "Object", "int[]", "java.util.List<Object>");
    private static final int FIELDS = 8;
    private static final String DEFAULT_HOOKS = """
            private transient String tail = "";
            private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
                out.defaultWriteObject(); out.writeInt(4); out.writeObject("tail"); out.writeObject(this);
            }
            private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
                in.defaultReadObject(); tail = in.readInt() + (String) in.readObject() + (in.readObject() == this);
            }
            """;
    private static final String NAMED_HOOKS = """
            private int always = 9;
            private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
                java.io.ObjectInputStream.GetField fields = in.readFields();
                always = fields.get("always", 1) + 1;
            }
            """;
    private static final String EXTERNAL = """
            public void writeExternal(java.io.ObjectOutput out) throws java.io.IOException { out.writeObject(x0); }
            public void readExternal(java.io.ObjectInput in) throws java.io.IOException, ClassNotFoundException {
                x0 = in.readObject();
            }
            """;

    String packageName() {
        return "com.acme.p" + seed;
    }

    /** The sources of a version, by name. */
    Map<String, String> sources(boolean isNew, String uid) {
        SplittableRandom random = new SplittableRandom(seed);
        int shape = random.nextInt(4);
        boolean hasMiddle = isNew ? shape % 2 == 1 : shape > 1;
        String itemHooks = random.nextBoolean() ? DEFAULT_HOOKS : "";
        String baseHooks = random.nextInt(3) == 0 ? NAMED_HOOKS : "";
        SplittableRandom own = isNew ? random.split() : new SplittableRandom(random.split().nextLong() + 1);
        Map<String, String> sources = new LinkedHashMap<>();
        add(sources, "Base implements java.io.Serializable", uid, fields("b", own) + baseHooks);
        add(sources, "Middle extends Base", uid, fields("m", own)
                + "private void readObjectNoData() { isFresh = true; } transient boolean isFresh;");
        add(sources, "Item extends " + (hasMiddle ? "Middle" : "Base"), uid, fields("i", own) + itemHooks);
        add(sources, "External implements java.io.Externalizable", uid,
                "Object x0; " + fields("e", own) + EXTERNAL);
        return sources;
    }

    private void add(Map<String, String> sources, String head, String uid, String body) {
        String name = head.substring(0, head.indexOf(' '));
        String source = "public class " + head + " { " + uid + body + " }";
        sources.put(packageName() + '.' + name, "package " + packageName() + "; " + source);
    }

    /** Random fields. The type of a name is always the same. */
    private static String fields(String prefix, SplittableRandom random) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < FIELDS; i++) {
            numbers.add(i);
        }
        Collections.shuffle(numbers, new Random(random.nextLong()));
        StringBuilder fields = new StringBuilder();
        for (int i : numbers.subList(0, random.nextInt(FIELDS))) {
            fields.append(TYPES.get((i + prefix.charAt(0)) % TYPES.size())).append(' ').append(prefix).append(i).append("; ");
        }
        return fields.toString();
    }

    /** A graph of objects of a version, the same for each version with the same fields. */
    Object graph(Version version) throws ReflectiveOperationException {
        SplittableRandom random = new SplittableRandom(seed);
        List<Object> all = new ArrayList<>();
        for (String each : List.of("Item", "Item", "Base", "External", "Item")) {
            all.add(version.make(packageName() + '.' + each));
        }
        for (Object each : all) {
            fill(each, all, random);
        }
        Object[] items = (Object[]) Array.newInstance(version.type(packageName() + ".Base"), 2);
        items[0] = all.get(0);
        items[1] = all.get(1);
        all.add(items);
        all.add(new HashMap<>(Map.of("key", all.get(4))));
        all.add(all.get(0));
        return all;
    }

    private static void fill(Object owner, List<Object> others, SplittableRandom random) throws ReflectiveOperationException {
        for (Class<?> type = owner.getClass(); type != Object.class; type = type.getSuperclass()) {
            Field[] fields = type.getDeclaredFields();
            Arrays.sort(fields, Comparator.comparing(Field::getName));
            for (Field field : fields) {
                if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    field.setAccessible(true);
                    field.set(owner, value(field.getType(), others, random));
                }
            }
        }
    }

    private static Object value(Class<?> type, List<Object> others, SplittableRandom random) {
        int number = random.nextInt(100);
        return switch (type.getSimpleName()) {
            case "int" -> number;
            case "long" -> (long) number << 40;
            case "boolean" -> number % 2 == 0;
            case "double" -> number / 7.0;
            case "char" -> (char) number;
            case "byte" -> (byte) number;
            case "String" -> number % 5 == 0 ? null : "text " + number % 3;
            case "int[]" -> new int[] {number, 1};
            case "List" -> new ArrayList<>(List.of(number, others.get(number % 5)));
            default -> number % 4 == 0 ? null : others.get(number % 5);
        };
    }
}
