// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.proof.classpath.ClassPathFiles;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/**
 * The members of a class that matter to its changes.
 *
 * @param name the internal name
 * @param superName the internal name of the superclass
 * @param fields the declared serialized fields, in order
 * @param names the names of all declared fields, including static and transient ones
 * @param constructors the parameters of the constructors, as descriptors
 * @param constants the constants of an enum, in order
 */
record ClassShape(
        String name,
        String superName,
        boolean isRecord,
        List<FieldShape> fields,
        List<String> names,
        List<String> constructors,
        List<String> constants) {

    private static final int NOT_SERIALIZED = Opcodes.ACC_STATIC | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;

    /** Reads a class; empty if the class path lacks it. */
    static Optional<ClassShape> of(String internalName, ClassPathFiles files) {
        return files.find(internalName).map(ClassShape::read);
    }

    private static ClassShape read(byte[] file) {
        ClassNode node = new ClassNode(Opcodes.ASM9);
        new ClassReader(file).accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        List<FieldShape> all = node.fields.stream().map(one -> new FieldShape(one.access, one.name, one.desc)).toList();
        return new ClassShape(node.name, String.valueOf(node.superName), (node.access & Opcodes.ACC_RECORD) != 0,
                all.stream().filter(field -> !field.is(NOT_SERIALIZED)).toList(),
                all.stream().map(FieldShape::name).toList(),
                node.methods.stream().filter(one -> one.name.equals("<init>")).map(one -> one.desc).toList(),
                all.stream().filter(field -> field.is(Opcodes.ACC_ENUM)).map(FieldShape::name).toList());
    }

    /** Whether it is an enum itself, and not the body of a constant. */
    boolean isEnum() {
        return superName.equals("java/lang/Enum");
    }

    ClassShape withFields(List<FieldShape> others) {
        return new ClassShape(name, superName, isRecord, List.copyOf(others), names, constructors, constants);
    }

    /** Returns its own fields as Java source, for people. */
    String source() {
        String simple = FieldShape.simple(name.replace('/', '.'));
        List<String> declared = fields.stream().map(FieldShape::source).toList();
        if (isRecord) {
            return "record " + simple + '(' + String.join(", ", declared) + ") { … }";
        }
        String inherited = superName.equals("java/lang/Object") ? ""
                : " extends " + FieldShape.simple(superName.replace('/', '.'));
        return declared.stream().map(one -> one + "; ").collect(
                Collectors.joining("", "class " + simple + inherited + " { ", "… }"));
    }
}
