// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Objects of one class as a stranger may forge them: each of their fields in turn holds what it never should. */
final class HostileObjects {

    private static final String IN_ORDER = "in order";
    private static final int DEEP = 300;
    private static final int SHARED = 40;
    private static final int MOST_KINDS = 40;

    private final Class<?> type;
    private final List<Object> known;
    private final List<Hostile> made = new ArrayList<>();

    /**
     * One of them.
     *
     * @param what is wrong with it
     * @param maker makes the same again and again
     */
    record Hostile(Class<?> type, String what, Supplier<Object> maker) {

        boolean isInOrder() {
            return what.equals(IN_ORDER);
        }

        /** Whether it is one of the few that every build tries. */
        boolean isVital() {
            return what.endsWith("= itself") || what.startsWith("shared") || what.startsWith("deep");
        }
    }

    /** Objects of the class as the library makes them. */
    static List<Hostile> inOrder(Class<?> type, List<Object> known) {
        return of(type, known).stream().filter(Hostile::isInOrder).toList();
    }

    private HostileObjects(Class<?> type, List<Object> known) {
        this.type = type;
        this.known = known;
    }

    /**
     * The hostile objects of a class.
     *
     * @param known objects of the library, whose parts may be put anywhere
     */
    static List<Hostile> of(Class<?> type, List<Object> known) {
        HostileObjects objects = new HostileObjects(type, known);
        objects.make();
        return objects.made;
    }

    private void make() {
        add("blank", () -> Parts.blank(type));
        for (Object each : known) {
            if (each.getClass() == type) {
                add(IN_ORDER, () -> each);
            }
        }
        for (Field field : Parts.of(type)) {
            if (field.getType().isPrimitive()) {
                numbers(field);
            } else {
                references(field);
            }
        }
        nested("shared", SHARED, true);
        nested("deep", DEEP, false);
    }

    private void add(String what, Supplier<Object> maker) {
        made.add(new Hostile(type, what, maker));
    }

    /** An object as it should be, or as near as may be. */
    private Object base() {
        for (Object each : known) {
            if (each.getClass() == type) {
                return Parts.copy(each);
            }
        }
        Object blank = Parts.blank(type);
        for (Field field : Parts.of(type)) {
            known.stream().filter(each -> !field.getType().isPrimitive() && field.getType().isInstance(each)).findFirst()
                    .ifPresent(each -> Parts.set(blank, field, each));
        }
        return blank;
    }

    private void with(Field field, String what, Supplier<@Nullable Object> value) {
        add(field.getName() + " = " + what, () -> {
            Object object = base();
            Parts.set(object, field, value.get());
            return object;
        });
    }

    private void numbers(Field field) {
        Class<?> kind = field.getType();
        for (Object each : List.of(0, -1, 1, 31, 32, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE)) {
            Number number = (Number) each;
            if (kind == int.class) {
                with(field, "" + each, () -> each);
            } else if (kind == long.class) {
                with(field, "" + each, () -> number.longValue() << Integer.SIZE);
            } else if (kind == byte.class) {
                with(field, "" + each, number::byteValue);
            } else if (kind == short.class) {
                with(field, "" + each, number::shortValue);
            } else if (kind == char.class) {
                with(field, "" + each, () -> (char) number.intValue());
            } else if (kind == float.class) {
                with(field, "" + each, () -> Float.intBitsToFloat(number.intValue()));
            } else if (kind == double.class) {
                with(field, "" + each, () -> Double.longBitsToDouble(number.longValue()));
            } else {
                with(field, "" + each, () -> number.intValue() % 2 == 0);
            }
        }
        if (kind == float.class) {
            with(field, "NaN", () -> Float.NaN);
            with(field, "least", () -> Float.MIN_VALUE);
        } else if (kind == double.class) {
            with(field, "NaN", () -> Double.NaN);
            with(field, "least", () -> Double.MIN_VALUE);
        }
    }

    private void references(Field field) {
        with(field, "null", () -> null);
        cycles(field);
        if (field.getType().isArray() && field.getType().getComponentType().isPrimitive()) {
            with(field, "no elements", () -> Array.newInstance(field.getType().getComponentType(), 0));
            with(field, "elements", () -> Array.newInstance(field.getType().getComponentType(), DEEP));
            return;
        }
        HashSet<Class<?>> kinds = new HashSet<>();
        for (Object each : known) {
            if (kinds.size() < MOST_KINDS && field.getType().isInstance(each) && kinds.add(each.getClass())) {
                with(field, each.getClass().getName(), () -> each);
            }
        }
        for (Supplier<Object> odd : odds()) {
            Object each = odd.get();
            if (field.getType().isInstance(each)) {
                with(field, "odd " + each.getClass().getName(), odd::get);
            }
        }
    }

    /** The field leads to the object itself: at once, by an array or a list, and by another object of the library. */
    private void cycles(Field field) {
        if (field.getType().isAssignableFrom(type)) {
            add(field.getName() + " = itself", () -> {
                Object object = base();
                Parts.set(object, field, object);
                return object;
            });
        }
        if (field.getType().isAssignableFrom(ArrayList.class)) {
            add(field.getName() + " = a list of itself", () -> {
                Object object = base();
                Parts.set(object, field, new ArrayList<>(Arrays.asList(object, object)));
                return object;
            });
        }
        Class<?> elements = field.getType().isArray() ? field.getType().getComponentType() : Object.class;
        if (field.getType().isAssignableFrom(Object[].class) || field.getType().isArray() && elements.isAssignableFrom(type)) {
            add(field.getName() + " = an array of itself", () -> {
                Object object = base();
                Parts.set(object, field, filled(elements, object, object));
                return object;
            });
            if (elements == Object.class) {
                with(field, "an array that holds itself", () -> {
                    Object[] array = new Object[32];
                    Arrays.fill(array, array);
                    return array;
                });
            }
        }
        HashSet<Class<?>> kinds = new HashSet<>();
        for (Object each : known) {
            if (kinds.size() < MOST_KINDS && field.getType().isInstance(each) && kinds.add(each.getClass())) {
                Parts.of(each.getClass()).stream().filter(back -> back.getType().isAssignableFrom(type))
                        .findFirst().ifPresent(back -> cycle(field, each, back));
            }
        }
    }

    private void cycle(Field field, Object by, Field back) {
        add(field.getName() + " = " + by.getClass().getName() + " of itself", () -> {
            Object object = base();
            Object other = Parts.copy(by);
            Parts.set(other, back, object);
            Parts.set(object, field, other);
            return object;
        });
    }

    private static Object filled(Class<?> elements, Object... values) {
        Object array = Array.newInstance(elements, values.length);
        for (int i = 0; i < values.length; i++) {
            Array.set(array, i, values[i]);
        }
        return array;
    }

    /** Each holds the next in all fields that take it: a graph of few objects and of very many ways through it. */
    private void nested(String what, int levels, boolean byEach) {
        List<Field> takers = new ArrayList<>();
        for (Field field : Parts.of(type)) {
            boolean takesArray = field.getType().isAssignableFrom(Object[].class)
                    || field.getType().isArray() && field.getType().getComponentType().isAssignableFrom(type);
            if (field.getType().isAssignableFrom(type) || takesArray || field.getType().isAssignableFrom(ArrayList.class)) {
                takers.add(field);
            }
        }
        if (takers.isEmpty()) {
            return;
        }
        add(what, () -> {
            Object inner = base();
            for (int i = 0; i < levels; i++) {
                Object outer = base();
                for (Field field : byEach ? takers : takers.subList(0, 1)) {
                    Parts.set(outer, field, held(field, inner, byEach));
                }
                inner = outer;
            }
            return inner;
        });
        for (Field field : byEach ? takers : List.<Field>of()) {
            if (!field.getType().isAssignableFrom(type) || field.getType() == Object.class) {
                add(what + " by " + field.getName(), () -> {
                    Object inner = base();
                    for (int i = 0; i < levels; i++) {
                        Object outer = base();
                        Parts.set(outer, field, field.getType() == Object.class ? new Object[] {inner, inner}
                                : held(field, inner, true));
                        inner = outer;
                    }
                    return inner;
                });
            }
        }
        arrays(what, levels, takers);
    }

    /** Arrays that hold arrays, as tries have them. */
    private void arrays(String what, int levels, List<Field> takers) {
        for (Field field : takers) {
            if (field.getType().isAssignableFrom(Object[].class)) {
                with(field, what + " arrays", () -> {
                    Object[] inner = {1, 2};
                    for (int i = 0; i < levels; i++) {
                        Object[] outer = new Object[32];
                        Arrays.fill(outer, 0, 2, inner);
                        inner = outer;
                    }
                    return inner;
                });
            }
        }
    }

    private Object held(Field field, Object inner, boolean twice) {
        if (field.getType().isAssignableFrom(type)) {
            return inner;
        }
        if (field.getType().isArray()) {
            Class<?> elements = field.getType().getComponentType();
            return twice ? filled(elements, inner, inner) : filled(elements, inner);
        }
        return new ArrayList<>(twice ? Arrays.asList(inner, inner) : List.of(inner));
    }

    private static List<Supplier<Object>> odds() {
        return List.of(
                () -> "(a+)+$\u0301", () -> "", () -> 1e300, () -> Double.NaN, () -> Integer.MIN_VALUE, Object::new,
                () -> new BigDecimal(BigInteger.ONE, Integer.MIN_VALUE), () -> new BigDecimal(BigInteger.ONE, Integer.MAX_VALUE),
                () -> new byte[DEEP], () -> new Object[] {null, 1, "x"}, () -> new int[][] {null, {1}},
                () -> new ArrayList<>(Arrays.asList(null, 1, "x", List.of())), () -> Thread.State.NEW,
                () -> new HashSet<>(colliding()), HostileObjects::colliding, () -> colliding().toArray(), Failing::new);
    }

    /** Texts of one hash. */
    static Collection<Object> colliding() {
        List<String> texts = List.of("");
        for (int i = 0; i < 8; i++) {
            List<String> longer = new ArrayList<>();
            texts.forEach(each -> longer.addAll(List.of(each + "Aa", each + "BB")));
            texts = longer;
        }
        return new ArrayList<>(texts);
    }

    /** An order that fails. */
    static final class Failing implements Comparator<Object>, java.io.Serializable {

        private static final long serialVersionUID = 1L;

        @Override
        public int compare(Object one, Object other) {
            throw new IllegalStateException(Objects.toString(one) + other);
        }
    }
}
