// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import dev.gridwire.trials.classpath.ClassPathFiles;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/** Resolves the field of an instruction, which may name a subclass of the one that declares it (JVMS 5.4.3.2). */
final class FieldUse {

    private final ClassPathFiles files;
    private final String owner;
    private final FieldShape field;
    private final Map<String, Boolean> known = new HashMap<>();

    FieldUse(ClassPathFiles files, String owner, FieldShape field) {
        this.files = files;
        this.owner = owner;
        this.field = field;
    }

    String owner() {
        return owner;
    }

    String name() {
        return field.name();
    }

    /** Puts other code in the place of each instruction that reads or writes the field. */
    void replaceIn(ClassNode node, Function<FieldInsnNode, InsnList> code) {
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode each : method.instructions.toArray()) {
                if (each instanceof FieldInsnNode use && isMeant(use)) {
                    method.instructions.insert(each, code.apply(use));
                    method.instructions.remove(each);
                }
            }
        }
    }

    private boolean isMeant(FieldInsnNode use) {
        boolean ofObjects = use.getOpcode() == Opcodes.GETFIELD || use.getOpcode() == Opcodes.PUTFIELD;
        return ofObjects && isNamed(use.name, use.desc) && leadsHere(use.owner);
    }

    private boolean isNamed(String name, String descriptor) {
        return field.name().equals(name) && field.descriptor().equals(descriptor);
    }

    private boolean leadsHere(String namedOwner) {
        if (owner.equals(namedOwner) || field.is(Opcodes.ACC_PRIVATE)) {
            return owner.equals(namedOwner);
        }
        Boolean before = known.get(namedOwner);
        boolean leads = before == null ? inherits(namedOwner) : before;
        known.put(namedOwner, leads);
        return leads;
    }

    private boolean inherits(String namedOwner) {
        Optional<ClassNode> file = files.find(namedOwner).map(FieldUse::members);
        boolean declares = file.stream().flatMap(node -> node.fields.stream()).anyMatch(one -> isNamed(one.name, one.desc));
        return file.isPresent() && file.get().superName != null && !declares && leadsHere(file.get().superName);
    }

    private static ClassNode members(byte[] file) {
        ClassNode node = new ClassNode(Opcodes.ASM9);
        new ClassReader(file).accept(node, ClassReader.SKIP_CODE);
        return node;
    }
}
