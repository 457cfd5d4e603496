// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.proof.compare.SerialHooks;
import org.jspecify.annotations.Nullable;

/** Says why an object came back different, and what to do. */
final class Remedy {

    private Remedy() {}

    static String of(GraphDifference difference, Object value, @Nullable Object copy) {
        return switch (difference.kind()) {
            case TYPE -> "The content is equal, in another class. Declare the interface, or store the class that is read.";
            case IDENTITY -> "The content is equal, but places that shared an object no longer do, or the other way around."
                    + " Take @Unique off the field, and the class out of canonical= if identity matters.";
            case VALUE -> ofValue(difference, value, copy);
        };
    }

    private static String ofValue(GraphDifference difference, Object value, @Nullable Object copy) {
        if (ExactComparison.gravest(value, copy, FieldScope.SERIAL).isEmpty()) {
            return "The field is transient, so it is not written. Restore it in readObject or readResolve, or compute it when it"
                    + " is needed. If the copy may lack it, set transientFields = false.";
        }
        Class<?> owner = ownerClass(difference, value);
        if (owner != null && SerialHooks.areIn(owner)) {
            return "The class " + owner.getTypeName()
                    + " has hooks of Java serialization. Let them read all that they write.";
        }
        if (owner != null && owner.isRecord()) {
            return "The canonical constructor of " + owner.getTypeName()
                    + " stores another value than it gets. Let it keep a value that it stored before.";
        }
        return "Nothing known explains it. If the class does not change itself, report it with the class and this message.";
    }

    private static @Nullable Class<?> ownerClass(GraphDifference difference, Object value) {
        try {
            String name = difference.owner().isEmpty() ? value.getClass().getName() : difference.owner();
            return Class.forName(name, false, ApplicationMarshaller.loaderOf(value.getClass()));
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }
}
