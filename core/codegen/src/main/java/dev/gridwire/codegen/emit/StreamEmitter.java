// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import static dev.gridwire.codegen.emit.StreamCodeNames.internal;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.ValueShape;
import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.StreamSupport;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits into a class the methods that write and read its fields by a stream. One pair handles the levels from the topmost formed
 * class down to this one. The pair that the interface requires refuses objects of subclasses that were not formed.
 */
public final class StreamEmitter {

    private static final int SYNTHETIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC;
    private static final int PART = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;
    private static final int THIS = 0;
    private static final int STREAM = 1;
    private static final int MAX_STACK = 8;
    /** Methods above 325 bytes are not inlined where they are hot. */
    private static final int MAX_WEIGHT = 280;
    private static final int PRIMITIVE_WEIGHT = 10;
    private static final int WEIGHT = 20;

    private final Plan plan;
    private final StreamCodeNames names;
    private final ClassVisitor target;
    private final StreamValues values;
    private final List<List<Op.Streamed>> parts;

    private StreamEmitter(Plan plan, StreamCodeNames names, ClassVisitor target, StreamValues values) {
        this.plan = plan;
        this.names = names;
        this.target = target;
        this.values = values;
        this.parts = parts(plan);
    }

    /** Tells whether objects of exactly the class can exist. */
    public enum Instances {
        NONE,
        OWN
    }

    /** Emits a plan whose ops are {@link Op.Streamed}. Only a class with instances gets the interface's methods. */
    public static void emit(Plan plan, Instances instances, StreamSupport support, ClassVisitor target) {
        StreamCodeNames names = new StreamCodeNames(internal(plan.layout().typeName()), support);
        StreamNodes nodes = new StreamNodes();
        StreamConstants constants = new StreamConstants(names.type());
        StreamValues values = new StreamValues(names, nodes, constants);
        StreamEmitter emitter = new StreamEmitter(plan, names, target, values);
        emitter.levels();
        if (instances == Instances.OWN) {
            emitter.interfaceMethods();
        }
        WriteNodes writing = new WriteNodes(names, values, target);
        ReadNodes reading = new ReadNodes(names, values, target);
        for (StreamNodes.Node node = nodes.next(); node != null; node = nodes.next()) {
            writing.emit(node);
            reading.emit(node);
        }
        constants.declare(target);
    }

    private void levels() {
        Call write = names.writeLevels(names.type());
        Call read = names.readLevels(names.type());
        method(SYNTHETIC, write, StreamCodeNames.WRITE_EXCEPTIONS, this::writing);
        method(SYNTHETIC, read, names.readExceptions(), this::reading);
        for (int i = 0; parts.size() > 1 && i < parts.size(); i++) {
            List<Op.Streamed> part = parts.get(i);
            method(PART, part(write, i), StreamCodeNames.WRITE_EXCEPTIONS, code -> part.forEach(slot -> write(code, slot)));
            method(PART, part(read, i), names.readExceptions(), code -> part.forEach(slot -> read(code, slot)));
        }
    }

    private void writing(MethodVisitor code) {
        Call levels = names.writeLevels(names.type());
        superclass(code, levels);
        if (parts.size() == 1) {
            parts.get(0).forEach(slot -> write(code, slot));
        } else {
            callParts(code, levels, parts.size());
        }
    }

    private void reading(MethodVisitor code) {
        Call levels = names.readLevels(names.type());
        superclass(code, levels);
        if (parts.size() == 1) {
            parts.get(0).forEach(slot -> read(code, slot));
        } else {
            callParts(code, levels, parts.size());
        }
    }

    private static List<List<Op.Streamed>> parts(Plan plan) {
        List<List<Op.Streamed>> parts = new ArrayList<>();
        List<Op.Streamed> part = new ArrayList<>();
        int weight = 0;
        for (Op.Streamed slot : plan.ops(Op.Streamed.class)) {
            int more = slot.shape() instanceof ValueShape.Primitive ? PRIMITIVE_WEIGHT : WEIGHT;
            if (weight + more > MAX_WEIGHT) {
                parts.add(part);
                part = new ArrayList<>();
                weight = 0;
            }
            part.add(slot);
            weight += more;
        }
        parts.add(part);
        return parts;
    }

    private static Call part(Call whole, int index) {
        return new Call(whole.owner(), whole.name() + "$part" + index, whole.descriptor());
    }

    private static void callParts(MethodVisitor code, Call whole, int count) {
        for (int i = 0; i < count; i++) {
            Call part = part(whole, i);
            code.visitVarInsn(Opcodes.ALOAD, THIS);
            code.visitVarInsn(Opcodes.ALOAD, STREAM);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, part.owner(), part.name(), part.descriptor(), false);
        }
    }

    private void write(MethodVisitor code, Op.Streamed slot) {
        Slot field = slot.slot().slot();
        code.visitVarInsn(Opcodes.ALOAD, STREAM);
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitFieldInsn(Opcodes.GETFIELD, names.type(), field.name(), field.descriptor());
        values.write(code, slot.shape(), slot.where(), field.descriptor());
    }

    private void read(MethodVisitor code, Op.Streamed slot) {
        Slot field = slot.slot().slot();
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        String given = values.read(code, slot.shape(), slot.where(), STREAM);
        StreamCodeNames.cast(code, given, field.descriptor());
        code.visitFieldInsn(Opcodes.PUTFIELD, names.type(), field.name(), field.descriptor());
    }

    private void superclass(MethodVisitor code, Call levels) {
        if (plan.superclass().isPresent()) {
            code.visitVarInsn(Opcodes.ALOAD, THIS);
            code.visitVarInsn(Opcodes.ALOAD, STREAM);
            code.visitMethodInsn(
                    Opcodes.INVOKESPECIAL, internal(plan.superclass().get()), levels.name(), levels.descriptor(), false);
        }
    }

    /**
     * Repeats the code behind the guard instead of calling it. The virtual machine inlines 15 levels of calls, and an array's
     * numbers take the last.
     */
    private void interfaceMethods() {
        Call write = new Call(names.type(), names.target().write(), names.writeDescriptor());
        Call read = new Call(names.type(), names.target().read(), names.readDescriptor());
        method(SYNTHETIC, write, StreamCodeNames.WRITE_EXCEPTIONS, code -> {
            guard(code);
            writing(code);
        });
        method(SYNTHETIC, read, names.readExceptions(), code -> {
            guard(code);
            reading(code);
        });
    }

    private void guard(MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        StreamCodeNames.pushClass(code, names.type());
        Instructions.callStatic(code, names.support().guard());
    }

    private void method(
            int access, Call method, String[] exceptions, Consumer<MethodVisitor> body) {
        MethodVisitor code = target.visitMethod(access, method.name(), method.descriptor(), null, exceptions);
        code.visitCode();
        body.accept(code);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(MAX_STACK, 2);
        code.visitEnd();
    }
}
