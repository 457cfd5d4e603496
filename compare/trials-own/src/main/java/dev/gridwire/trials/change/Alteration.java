// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** A change of one class, with all that follows from it for the code of the classes around it. */
interface Alteration {

    /** The internal name of the class that changes. */
    String owner();

    /** Changes a class: the one itself, or another whose code follows. */
    void apply(ClassNode node);

    /** The class file after the change. Frames stay as they are: no change alters what a branch finds on the stack. */
    default byte[] of(byte[] classFile) {
        ClassNode node = new ClassNode(Opcodes.ASM9);
        new ClassReader(classFile).accept(node, 0);
        apply(node);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }
}
