// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A class in which a field has another name, as have the parameters of its constructors that are named like it, by which
 * libraries call them; methods keep their names. Or an int field has become a long, while code goes on with ints. Or the field is
 * gone: a reader gets zero, null or an empty text, on which methods can be called, and a value written to it is gone.
 *
 * @param becomes the field's other form; null where it goes
 */
record AlteredField(FieldUse use, @Nullable FieldShape becomes) implements Alteration {

    @Override
    public String owner() {
        return use.owner();
    }

    @Override
    public void apply(ClassNode node) {
        if (node.name.equals(owner())) {
            declare(node);
        }
        use.replaceIn(node, this::code);
    }

    private void declare(ClassNode node) {
        if (becomes == null) {
            node.fields.removeIf(field -> field.name.equals(use.name()));
            return;
        }
        for (FieldNode field : node.fields) {
            if (field.name.equals(use.name())) {
                field.name = becomes.name();
                field.desc = becomes.descriptor();
            }
        }
        for (MethodNode method : node.methods) {
            if (method.name.equals("<init>")) {
                named(method.parameters).filter(one -> use.name().equals(one.name)).forEach(one -> one.name = becomes.name());
                named(method.localVariables).filter(one -> one.name.equals(use.name())).forEach(one -> one.name = becomes.name());
            }
        }
    }

    private static <T> Stream<T> named(@Nullable List<T> variables) {
        return Stream.ofNullable(variables).flatMap(List::stream);
    }

    private InsnList code(FieldInsnNode before) {
        InsnList code = new InsnList();
        boolean isRead = before.getOpcode() == Opcodes.GETFIELD;
        if (becomes == null) {
            Type type = Type.getType(before.desc);
            code.add(new InsnNode(type.getSize() == 2 && !isRead ? Opcodes.POP2 : Opcodes.POP));
            code.add(isRead ? zero(type) : new InsnNode(Opcodes.POP));
            return code;
        }
        boolean isWider = !becomes.descriptor().equals(before.desc);
        if (isWider && !isRead) {
            code.add(new InsnNode(Opcodes.I2L));
        }
        code.add(new FieldInsnNode(before.getOpcode(), before.owner, becomes.name(), becomes.descriptor()));
        if (isWider && isRead) {
            code.add(new InsnNode(Opcodes.L2I));
        }
        return code;
    }

    /** What a reader of a field gets that is gone. */
    static AbstractInsnNode zero(Type type) {
        return type.equals(Type.getType(String.class)) ? new LdcInsnNode("") : new InsnNode(switch (type.getSort()) {
            case Type.LONG -> Opcodes.LCONST_0;
            case Type.FLOAT -> Opcodes.FCONST_0;
            case Type.DOUBLE -> Opcodes.DCONST_0;
            case Type.ARRAY, Type.OBJECT -> Opcodes.ACONST_NULL;
            default -> Opcodes.ICONST_0;
        });
    }
}
