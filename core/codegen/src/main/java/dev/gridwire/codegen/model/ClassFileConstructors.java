// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Finds those constructors of a class file that only store their parameters. */
public final class ClassFileConstructors extends ClassVisitor {

    private String owner = "";
    private String superclass = "";
    private final List<StoringConstructor> found = new ArrayList<>();
    private final List<FieldModel> fields = new ArrayList<>();
    private final List<ConstructorModel> constructors = new ArrayList<>();

    private ClassFileConstructors() {
        super(Opcodes.ASM9);
    }

    /** Returns them in the order of the class file; none if the file is damaged, or newer than this library knows. */
    public static List<StoringConstructor> read(byte[] classFile) {
        ClassFileConstructors visitor = visit(classFile);
        return visitor == null ? List.of() : visitor.found;
    }

    /**
     * As {@link #read(byte[])}, but none if the file's fields and constructors differ from the class's, because it holds another
     * state of the class.
     */
    public static List<StoringConstructor> read(byte[] classFile, ClassModel model) {
        ClassFileConstructors visitor = visit(classFile);
        return visitor != null && visitor.isOf(model) ? visitor.found : List.of();
    }

    private static @Nullable ClassFileConstructors visit(byte[] classFile) {
        try {
            ClassFileConstructors visitor = new ClassFileConstructors();
            new ClassReader(classFile).accept(visitor, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            return visitor;
        } catch (RuntimeException e) {
            // A class file that cannot be read proves nothing, and nothing else depends on it.
            return null;
        }
    }

    private boolean isOf(ClassModel model) {
        return owner.replace('/', '.').equals(model.name())
                && members(fields, constructors).equals(members(model.fields(), model.constructors()));
    }

    private static Set<String> members(List<FieldModel> fields, List<ConstructorModel> constructors) {
        Set<String> members = new HashSet<>();
        for (FieldModel field : fields) {
            members.add(field.name() + ' ' + field.descriptor() + field.modifiers());
        }
        for (ConstructorModel constructor : constructors) {
            members.add(constructor.descriptor() + constructor.modifiers());
        }
        return members;
    }

    @Override
    public void visit(
            int version, int access, String name, @Nullable String signature, @Nullable String superName, String[] interfaces) {
        owner = name;
        superclass = superName == null ? "" : superName;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        if (!name.equals("<init>")) {
            return null;
        }
        constructors.add(new ConstructorModel(descriptor, access, List.of()));
        return new ClassFileConstructorCode(owner, superclass, descriptor, found::add);
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
        if ((access & Opcodes.ACC_STATIC) == 0) {
            fields.add(new FieldModel(name, TypeRef.ofDescriptor(descriptor), descriptor, access, List.of()));
        }
        return null;
    }
}
