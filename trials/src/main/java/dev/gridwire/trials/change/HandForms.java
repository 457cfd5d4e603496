// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.workload.Form;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** The methods by which a class writes itself; they hand over to {@link HandFields}. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
final class HandForms {

    static final int FACTORY_ID = 1;
    static final int CLASS_ID = 1;

    private static final Type FIELDS = Type.getType(HandFields.class);

    private HandForms() {}

    /** Its internal name; empty for plain classes. */
    static String interfaceOf(Form form) {
        return switch (form) {
            case PLAIN -> "";
            case EXTERNALIZABLE -> Type.getInternalName(Externalizable.class);
            case DATA_SERIALIZABLE -> Type.getInternalName(DataSerializable.class);
            case IDENTIFIED_DATA_SERIALIZABLE -> Type.getInternalName(IdentifiedDataSerializable.class);
            case PORTABLE -> Type.getInternalName(Portable.class);
        };
    }

    static void write(ClassWriter writer, Form form) {
        switch (form) {
            case PLAIN -> { }
            case EXTERNALIZABLE -> {
                method(writer, "writeExternal", ObjectOutput.class, "write", DataOutput.class);
                method(writer, "readExternal", ObjectInput.class, "read", DataInput.class);
            }
            case DATA_SERIALIZABLE -> data(writer);
            case IDENTIFIED_DATA_SERIALIZABLE -> {
                data(writer);
                number(writer, "getFactoryId", FACTORY_ID);
                number(writer, "getClassId", CLASS_ID);
            }
            case PORTABLE -> {
                method(writer, "writePortable", PortableWriter.class, "writePortable", PortableWriter.class);
                method(writer, "readPortable", PortableReader.class, "readPortable", PortableReader.class);
                number(writer, "getFactoryId", FACTORY_ID);
                number(writer, "getClassId", CLASS_ID);
            }
        }
    }

    private static void data(ClassWriter writer) {
        method(writer, "writeData", ObjectDataOutput.class, "write", DataOutput.class);
        method(writer, "readData", ObjectDataInput.class, "read", DataInput.class);
    }

    private static void method(ClassWriter writer, String name, Class<?> argument, String callee, Class<?> calleeArgument) {
        Method method = new Method(name, Type.VOID_TYPE, new Type[] {Type.getType(argument)});
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PUBLIC, method, null, null, writer);
        code.loadThis();
        code.loadArg(0);
        Type[] arguments = {Type.getType(Object.class), Type.getType(calleeArgument)};
        code.invokeStatic(FIELDS, new Method(callee, Type.VOID_TYPE, arguments));
        code.returnValue();
        code.endMethod();
    }

    private static void number(ClassWriter writer, String name, int value) {
        Method method = new Method(name, Type.INT_TYPE, new Type[0]);
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PUBLIC, method, null, null, writer);
        code.push(value);
        code.returnValue();
        code.endMethod();
    }
}
