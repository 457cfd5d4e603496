// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.change.ClassState.FieldOf;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** Writes the members of a record besides its fields. */
final class RecordParts {

    private RecordParts() {}

    static void write(ClassWriter writer, String owner, List<FieldOf> fields) {
        fields.forEach(field -> writer.visitRecordComponent(
                field.name(), field.kind().descriptor(), field.kind().signature()).visitEnd());
        constructor(writer, owner, fields);
        fields.forEach(field -> accessor(writer, owner, field));
        GeneratorAdapter equals = method(writer, "boolean equals (Object)");
        equals.loadThis();
        equals.loadArg(0);
        equals.invokeStatic(Type.getType(HandFields.class), Method.getMethod("boolean same (Object,Object)"));
        end(equals);
        GeneratorAdapter hashCode = method(writer, "int hashCode ()");
        hashCode.push(1);
        end(hashCode);
        GeneratorAdapter text = method(writer, "String toString ()");
        text.push(owner);
        end(text);
    }

    private static void constructor(ClassWriter writer, String owner, List<FieldOf> fields) {
        Type[] types = fields.stream().map(field -> Type.getType(field.kind().descriptor())).toArray(Type[]::new);
        Method method = new Method("<init>", Type.VOID_TYPE, types);
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PUBLIC, method, null, null, writer);
        fields.forEach(field -> code.visitParameter(field.name(), 0));
        code.loadThis();
        code.invokeConstructor(Type.getType(Record.class), Method.getMethod("void <init> ()"));
        for (int i = 0; i < types.length; i++) {
            code.loadThis();
            code.loadArg(i);
            code.putField(Type.getObjectType(owner), fields.get(i).name(), types[i]);
        }
        end(code);
    }

    private static void accessor(ClassWriter writer, String owner, FieldOf field) {
        Type type = Type.getType(field.kind().descriptor());
        GeneratorAdapter code = new GeneratorAdapter(
                Opcodes.ACC_PUBLIC, new Method(field.name(), type, new Type[0]), null, null, writer);
        code.loadThis();
        code.getField(Type.getObjectType(owner), field.name(), type);
        end(code);
    }

    private static GeneratorAdapter method(ClassWriter writer, String declared) {
        int flags = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL;
        return new GeneratorAdapter(flags, Method.getMethod(declared), null, null, writer);
    }

    private static void end(GeneratorAdapter code) {
        code.returnValue();
        code.endMethod();
    }
}
