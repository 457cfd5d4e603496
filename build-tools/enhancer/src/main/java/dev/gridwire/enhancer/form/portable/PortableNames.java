// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.portable;

import dev.gridwire.codegen.target.PortableTarget;
import dev.gridwire.enhancer.form.rewrite.ClassRewriter;

/** Names and descriptors of methods by which formed classes call each other. */
final class PortableNames {

    static final String WRITER = "L" + PortableTarget.TARGET.writer() + ";";
    static final String READER = "L" + PortableTarget.TARGET.reader() + ";";
    static final String BUILDER = "L" + PortableTarget.DEFINITION_BUILDER + ";";

    /** Writes the fields of the class and its superclasses. */
    static final String WRITE = ClassRewriter.PREFIX + "write";
    static final String WRITE_DESCRIPTOR = "(" + WRITER + ")V";
    /** Reads the same fields. */
    static final String READ = ClassRewriter.PREFIX + "read";
    static final String READ_DESCRIPTOR = "(" + READER + ")V";
    /** Static: adds the same fields to a definition. */
    static final String DEFINE = ClassRewriter.PREFIX + "define";
    static final String DEFINE_DESCRIPTOR = "(" + BUILDER + ")V";
    /** Static: returns the definition of the class. */
    static final String DEFINITION = ClassRewriter.PREFIX + "definition";
    /** Static: returns a definition with the ids of the class and no fields, for classes that hold its objects. */
    static final String IDENTITY = ClassRewriter.PREFIX + "identity";
    static final String DEFINITION_DESCRIPTOR = "()L" + PortableTarget.DEFINITION + ";";
    /** Static: writes an object, or null, as a field of another object. */
    static final String WRITE_FIELD = ClassRewriter.PREFIX + "writeField";

    private PortableNames() {}

    static String writeFieldDescriptor(String internalName) {
        return "(L" + internalName + ";" + WRITER + "Ljava/lang/String;)V";
    }
}
