// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import org.objectweb.asm.Type;

/**
 * A field of a user's class.
 *
 * @param access its flags in the class file
 */
record FieldShape(int access, String name, String descriptor) {

    private static final String STRING = "Ljava/lang/String;";

    boolean is(int flag) {
        return (access & flag) != 0;
    }

    Type type() {
        return Type.getType(descriptor);
    }

    boolean isString() {
        return descriptor.equals(STRING);
    }

    boolean isReference() {
        return type().getSort() >= Type.ARRAY;
    }

    /** Returns the field as Java source, without packages. */
    String source() {
        return simple(type().getClassName()) + ' ' + name;
    }

    static String simple(String className) {
        return className.substring(Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
    }
}
