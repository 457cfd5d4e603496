// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.admission;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.ArrayTypes;
import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.NamePolicy;
import java.io.ObjectInputFilter;
import java.io.Serializable;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The filter of Java serialization that a virtual machine has (JEP 290), by the property {@code jdk.serialFilter} or by a call.
 * It is asked once about each class that the type policy has let in, as a stream would ask it: of an array about the component's
 * class, and about the superclasses that are serialized with a class. It limits no depths, lengths and counts.
 *
 * @param filter null if there is none
 */
public record SerialFilter(@Nullable ObjectInputFilter filter) {

    /** The virtual machine's. */
    public static SerialFilter ofVirtualMachine() {
        return new SerialFilter(ObjectInputFilter.Config.getSerialFilter());
    }

    /** Refuses a class that the filter rejects. */
    void require(Class<?> type) {
        Class<?> rejected = filter == null ? null : rejected(type, filter);
        if (rejected != null) {
            String what = rejected == type ? "" : ", rejected=" + rejected.getName();
            throw Refusal.type(
                    "The serial filter of the virtual machine rejects the class: class=" + EscapedNames.of(type.getName()) + what,
                    "change the filter, which jdk.serialFilter or ObjectInputFilter.Config.setSerialFilter has set");
        }
    }

    /** Whether the filter takes the class. */
    boolean takes(Class<?> type) {
        return filter == null || rejected(type, filter) == null;
    }

    private static @Nullable Class<?> rejected(Class<?> type, ObjectInputFilter filter) {
        if (type == String.class || type == Class.class || type == Proxy.class) {
            // A stream does not ask about strings; of a class literal, it asks about the class, of a proxy, about the interfaces.
            return null;
        }
        Class<?> element = ArrayTypes.element(type);
        if (!element.isPrimitive() && element != Object.class && isRejected(element, filter)) {
            return element;
        }
        return serializedSuperclasses(element).stream().filter(each -> isRejected(each, filter)).findFirst().orElse(null);
    }

    /** The superclasses whose fields are serialized with those of a class, or of an array's component. */
    static List<Class<?>> serializedSuperclasses(Class<?> type) {
        Class<?> element = ArrayTypes.element(type);
        boolean serializable = Serializable.class.isAssignableFrom(element);
        List<Class<?>> found = new ArrayList<>();
        for (Class<?> each = element.getSuperclass(); each != null && each != Object.class; each = each.getSuperclass()) {
            if (serializable ? Serializable.class.isAssignableFrom(each) : !NamePolicy.isPlatform(each.getName())) {
                found.add(each);
            }
        }
        return found;
    }

    private static boolean isRejected(Class<?> type, ObjectInputFilter filter) {
        try {
            ObjectInputFilter.Status status = filter.checkInput(new ClassInfo(type));
            return status == null || status == ObjectInputFilter.Status.REJECTED;
        } catch (RuntimeException e) {
            // ObjectInputStream takes it for a rejection too.
            return true;
        }
    }

    /** A class at the begin of a stream. */
    private record ClassInfo(Class<?> serialClass) implements ObjectInputFilter.FilterInfo {

        @Override
        public long arrayLength() {
            return -1;
        }

        @Override
        public long depth() {
            return 1;
        }

        @Override
        public long references() {
            return 0;
        }

        @Override
        public long streamBytes() {
            return 0;
        }
    }
}
