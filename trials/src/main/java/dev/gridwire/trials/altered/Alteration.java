// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;

/** A change of one class, with all that follows from it for the code of the classes around it. */
public interface Alteration {

    /** The internal name of the class that changes. */
    String owner();

    /** Gives a visitor that passes a class on as it is after the change. */
    ClassVisitor over(ClassVisitor next);

    /** The class file after the change. Frames stay as they are: no change alters what a branch finds on the stack. */
    default byte[] of(byte[] classFile) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        new ClassReader(classFile).accept(over(writer), 0);
        return writer.toByteArray();
    }
}
