// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.portable;

import dev.gridwire.codegen.target.PortableTarget;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.OutputFile;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits the factory that is also its hook. Two of them are equal, so that one found as a service and one registered by hand do
 * not conflict.
 */
final class HookEmitter {

    private static final String FACTORY = "L" + PortableTarget.FACTORY + ";";
    private static final String CONFIG = "L" + PortableTarget.CONFIG + ";";

    private final String self;
    private final int factoryId;
    private final ClassWriter target = new ClassWriter(ClassWriter.COMPUTE_MAXS);

    HookEmitter(String self, int factoryId) {
        this.self = self;
        this.factoryId = factoryId;
    }

    OutputFile emit(Map<String, List<ClassIds>> packages) {
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
        target.visit(Opcodes.V17, access, self, null, "java/lang/Object",
                new String[] {PortableTarget.HOOK, PortableTarget.FACTORY});
        constructor();
        MethodVisitor id = begin(Opcodes.ACC_PUBLIC, "getFactoryId", "()I");
        id.visitLdcInsn(factoryId);
        end(id, Opcodes.IRETURN);
        MethodVisitor factory = begin(Opcodes.ACC_PUBLIC, "createFactory", "()" + FACTORY);
        factory.visitVarInsn(Opcodes.ALOAD, 0);
        end(factory, Opcodes.ARETURN);
        create(packages);
        definitions(packages);
        register();
        equality();
        target.visitEnd();
        return OutputFile.ofClass(self, target.toByteArray());
    }

    private void constructor() {
        MethodVisitor code = begin(Opcodes.ACC_PUBLIC, "<init>", "()V");
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        end(code, Opcodes.RETURN);
    }

    private void create(Map<String, List<ClassIds>> packages) {
        Map<Integer, String> makers = new TreeMap<>();
        packages.forEach((path, classes) -> classes.forEach(
                ids -> makers.put(ids.classId(), PortableFactoryEmitter.makerName(path, factoryId))));
        MethodVisitor code = begin(Opcodes.ACC_PUBLIC, "create", PackageMakerEmitter.CREATE_DESCRIPTOR);
        Map<String, Label> labels = new TreeMap<>();
        makers.values().forEach(maker -> labels.computeIfAbsent(maker, key -> new Label()));
        Label unknown = new Label();
        code.visitVarInsn(Opcodes.ILOAD, 1);
        code.visitLookupSwitchInsn(
                unknown,
                makers.keySet().stream().mapToInt(Integer::intValue).toArray(),
                makers.values().stream().map(labels::get).toArray(Label[]::new));
        labels.forEach((maker, label) -> {
            code.visitLabel(label);
            code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
            code.visitVarInsn(Opcodes.ILOAD, 1);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, maker, PackageMakerEmitter.CREATE,
                    PackageMakerEmitter.CREATE_DESCRIPTOR, false);
            code.visitInsn(Opcodes.ARETURN);
        });
        code.visitLabel(unknown);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitInsn(Opcodes.ACONST_NULL);
        end(code, Opcodes.ARETURN);
    }

    private void definitions(Map<String, List<ClassIds>> packages) {
        MethodVisitor code = begin(Opcodes.ACC_PUBLIC, "getBuiltinDefinitions", "()Ljava/util/Collection;");
        code.visitTypeInsn(Opcodes.NEW, "java/util/ArrayList");
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/util/ArrayList", "<init>", "()V", false);
        for (String path : packages.keySet()) {
            code.visitInsn(Opcodes.DUP);
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, PortableFactoryEmitter.makerName(path, factoryId), PackageMakerEmitter.DEFINE,
                    PackageMakerEmitter.DEFINE_DESCRIPTOR, false);
        }
        end(code, Opcodes.ARETURN);
    }

    /**
     * Emits {@code static void register(SerializationConfig)}, for users who register by hand. It adds the factory but no
     * definitions. Hazelcast finds these by the hook, and overflows its stack on a configured definition that contains its own
     * kind (seen in 5.5 and 5.7, {@code SerializationServiceV1.registerClassDefinition}).
     */
    private void register() {
        MethodVisitor code = begin(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "register", "(" + CONFIG + ")V");
        code.visitTypeInsn(Opcodes.NEW, self);
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, self, "<init>", "()V", false);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitLdcInsn(factoryId);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL, PortableTarget.CONFIG, "addPortableFactory", "(I" + FACTORY + ")" + CONFIG, false);
        code.visitInsn(Opcodes.POP);
        end(code, Opcodes.RETURN);
    }

    private void equality() {
        MethodVisitor equals = begin(Opcodes.ACC_PUBLIC, "equals", "(Ljava/lang/Object;)Z");
        equals.visitVarInsn(Opcodes.ALOAD, 1);
        equals.visitTypeInsn(Opcodes.INSTANCEOF, self);
        end(equals, Opcodes.IRETURN);
        MethodVisitor hash = begin(Opcodes.ACC_PUBLIC, "hashCode", "()I");
        hash.visitLdcInsn(factoryId);
        end(hash, Opcodes.IRETURN);
    }

    private MethodVisitor begin(int access, String name, String descriptor) {
        MethodVisitor code = target.visitMethod(access, name, descriptor, null, null);
        code.visitCode();
        return code;
    }

    private static void end(MethodVisitor code, int opcode) {
        code.visitInsn(opcode);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
