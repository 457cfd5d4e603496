// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.proof.classpath.ClassPathFiles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
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
 * Alters a field in one of three ways. Renaming a field also renames constructor parameters of the same name, because libraries
 * call constructors by these names; methods keep theirs. A widened int becomes a long, while code still uses ints. A removed
 * field reads as zero, null or an empty text, on which methods can be called, and a value written to it is lost.
 */
final class AlteredField implements Alteration {

    private final ClassPathFiles files;
    private final String owner;
    private final FieldShape field;
    private final @Nullable FieldShape becomes;
    /** Whether the class of a field instruction leads to the field. Concurrent, because several threads load classes. */
    private final Map<String, Boolean> known = new ConcurrentHashMap<>();

    AlteredField(ClassPathFiles files, String owner, FieldShape field, @Nullable FieldShape becomes) {
        this.files = files;
        this.owner = owner;
        this.field = field;
        this.becomes = becomes;
    }

    @Override
    public String owner() {
        return owner;
    }

    @Override
    public void apply(ClassNode node) {
        if (node.name.equals(owner)) {
            declare(node);
        }
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode each : method.instructions.toArray()) {
                if (each instanceof FieldInsnNode use && isMeant(use)) {
                    method.instructions.insert(each, code(use));
                    method.instructions.remove(each);
                }
            }
        }
    }

    private void declare(ClassNode node) {
        if (becomes == null) {
            node.fields.removeIf(one -> one.name.equals(field.name()));
            return;
        }
        for (FieldNode one : node.fields) {
            if (one.name.equals(field.name())) {
                one.name = becomes.name();
                one.desc = becomes.descriptor();
            }
        }
        for (MethodNode method : node.methods) {
            if (method.name.equals("<init>")) {
                named(method.parameters).filter(one -> field.name().equals(one.name)).forEach(one -> one.name = becomes.name());
                named(method.localVariables).filter(one -> field.name().equals(one.name))
                        .forEach(one -> one.name = becomes.name());
            }
        }
    }

    private static <T> Stream<T> named(@Nullable List<T> variables) {
        return Stream.ofNullable(variables).flatMap(List::stream);
    }

    /** Resolves the field of an instruction, which may name a subclass of the declaring class (JVMS 5.4.3.2). */
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
        Optional<ClassNode> file = files.find(namedOwner).map(AlteredField::members);
        boolean declares = file.stream().flatMap(node -> node.fields.stream()).anyMatch(one -> isNamed(one.name, one.desc));
        return file.isPresent() && file.get().superName != null && !declares && leadsHere(file.get().superName);
    }

    private static ClassNode members(byte[] file) {
        ClassNode node = new ClassNode(Opcodes.ASM9);
        new ClassReader(file).accept(node, ClassReader.SKIP_CODE);
        return node;
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

    /** Returns what code reads from a removed field. */
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
