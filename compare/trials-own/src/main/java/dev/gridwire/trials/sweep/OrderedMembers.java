// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Returns a class's members in a fixed order, which a JVM does not guarantee; none if they refer to missing classes. */
final class OrderedMembers {

    private static final Comparator<Executable> ORDER = Comparator
            .comparing((Executable each) -> !Modifier.isPublic(each.getModifiers()))
            .thenComparing(Executable::getParameterCount)
            .thenComparing(Executable::toGenericString);

    private OrderedMembers() {}

    static List<Method> methods(Class<?> type) {
        return sorted(type::getDeclaredMethods, ORDER);
    }

    static List<Constructor<?>> constructors(Class<?> type) {
        return sorted(type::getDeclaredConstructors, ORDER);
    }

    static List<Field> fields(Class<?> type) {
        return sorted(type::getDeclaredFields, Comparator.comparing(Field::getName));
    }

    /** Opens a member, as far as its module allows. */
    static boolean open(AccessibleObject member) {
        try {
            return member.trySetAccessible();
        } catch (RuntimeException e) {
            return false;
        }
    }

    private static <T> List<T> sorted(Supplier<T[]> members, Comparator<? super T> order) {
        try {
            return Stream.of(members.get()).sorted(order).toList();
        } catch (LinkageError | RuntimeException e) {
            return List.of();
        }
    }
}
