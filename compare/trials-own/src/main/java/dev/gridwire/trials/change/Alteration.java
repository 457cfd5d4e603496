// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** A change of one class, with its consequences for the code of the classes around it. */
interface Alteration {

    /** Returns the internal name of the changed class. */
    String owner();

    /** Changes the class itself, or adapts the code of another class. */
    void apply(ClassNode node);

    /** Returns the class file after the change. Frames stay the same, because no change alters the stack at a branch. */
    default byte[] of(byte[] classFile) {
        ClassNode node = new ClassNode(Opcodes.ASM9);
        new ClassReader(classFile).accept(node, 0);
        apply(node);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }
}
