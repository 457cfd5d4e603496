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
 * Asks the virtual machine's filter for Java serialization (JEP 290), which is set by the property {@code jdk.serialFilter} or by
 * a call. The filter is asked once about each class that the type policy lets in, as an object stream would ask it. For an array
 * this is the component's class, and superclasses are checked if they are serialized with their class. It does not limit depths,
 * lengths or counts.
 *
 * @param filter null if there is none
 */
public record SerialFilter(@Nullable ObjectInputFilter filter) {

    /** Returns the virtual machine's filter. */
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

    /** Returns whether the filter accepts the class. */
    boolean takes(Class<?> type) {
        return filter == null || rejected(type, filter) == null;
    }

    private static @Nullable Class<?> rejected(Class<?> type, ObjectInputFilter filter) {
        if (type == String.class || type == Class.class || type == Proxy.class) {
            // A stream does not ask about strings. For a class literal it asks about the class, and for a proxy about its
            // interfaces.
            return null;
        }
        Class<?> element = ArrayTypes.element(type);
        if (!element.isPrimitive() && element != Object.class && isRejected(element, filter)) {
            return element;
        }
        return serializedSuperclasses(element).stream().filter(each -> isRejected(each, filter)).findFirst().orElse(null);
    }

    /** Returns the superclasses whose fields are serialized with those of a class, or of an array's component. */
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
            // ObjectInputStream treats this as a rejection, too.
            return true;
        }
    }

    /** Describes a class as the filter would see it at the beginning of a stream. */
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
