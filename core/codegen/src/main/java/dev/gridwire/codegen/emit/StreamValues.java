// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import static dev.gridwire.codegen.emit.StreamCodeNames.OBJECT;
import static dev.gridwire.codegen.emit.StreamCodeNames.callInterface;
import static dev.gridwire.codegen.emit.StreamCodeNames.cast;
import static dev.gridwire.codegen.emit.StreamCodeNames.internal;
import static dev.gridwire.codegen.emit.StreamCodeNames.reference;

import dev.gridwire.codegen.plan.ValueShape;
import dev.gridwire.codegen.plan.ValueShape.Depth;
import dev.gridwire.codegen.plan.ValueShape.Naming;
import dev.gridwire.codegen.plan.ValueShape.Null;
import dev.gridwire.codegen.plan.ValueShape.Presence;
import dev.gridwire.codegen.plan.ValueShape.Surrogates;
import dev.gridwire.codegen.target.StreamSupport;
import dev.gridwire.codegen.target.StreamTarget;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Emits the code for one value, without branches. A value that needs branches gets separate methods, a node. */
final class StreamValues {

    private final StreamCodeNames names;
    private final StreamSupport support;
    private final StreamNodes nodes;
    private final StreamConstants constants;

    StreamValues(StreamCodeNames names, StreamNodes nodes, StreamConstants constants) {
        this.names = names;
        this.support = names.support();
        this.nodes = nodes;
        this.constants = constants;
    }

    /** Writes the value on the stack, which has the given static type, to the output below it. */
    void write(MethodVisitor code, ValueShape shape, String where, String given) {
        if (isNode(shape)) {
            requireContainer(code, shape, where);
            Instructions.callStatic(code, names.writeNode(nodes.add(shape, where)));
        } else if (shape instanceof ValueShape.Primitive primitive) {
            callInterface(code, names.target().write(primitive.type()));
        } else {
            require(code, shape, where);
            cast(code, given, given(shape, given));
            content(code, shape);
        }
    }

    /** Returns whether a separate method writes the value. */
    private static boolean isNode(ValueShape shape) {
        if (shape instanceof ValueShape.Box box) {
            return box.presence() != Presence.BARE;
        }
        if (shape instanceof ValueShape.Value value) {
            return value.presence() != Presence.BARE;
        }
        if (shape instanceof ValueShape.Body body) {
            return body.presence() != Presence.BARE || body.depth() == Depth.CYCLIC;
        }
        return !shape.inner().isEmpty();
    }

    private void requireContainer(MethodVisitor code, ValueShape shape, String where) {
        boolean refused = shape instanceof ValueShape.Sequence sequence && sequence.nulls() == Null.NON_NULL
                || shape instanceof ValueShape.Mapping mapping && mapping.nulls() == Null.NON_NULL
                || shape instanceof ValueShape.ReferenceArray array && array.nulls() == Null.NON_NULL;
        if (refused) {
            notNull(code, where);
        }
    }

    private void require(MethodVisitor code, ValueShape shape, String where) {
        if (shape instanceof ValueShape.Box box) {
            exact(code, BoxCalls.name(box.type()), where);
        } else if (shape instanceof ValueShape.Value value) {
            exact(code, internal(value.typeName()), where);
        } else if (shape instanceof ValueShape.Body body) {
            exact(code, internal(body.typeName()), where);
        } else if (nulls(shape) == Null.NON_NULL) {
            notNull(code, where);
        }
    }

    private static Null nulls(ValueShape shape) {
        if (shape instanceof ValueShape.Text text) {
            return text.nulls();
        }
        if (shape instanceof ValueShape.Constant constant) {
            return constant.nulls();
        }
        return shape instanceof ValueShape.PrimitiveArray array ? array.nulls() : ((ValueShape.Anything) shape).nulls();
    }

    /** Refuses null on the stack. */
    void notNull(MethodVisitor code, String where) {
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn(where);
        Instructions.callStatic(code, support.required());
    }

    /** Refuses an object on the stack that is not of exactly the class. */
    void exact(MethodVisitor code, String internalName, String where) {
        code.visitInsn(Opcodes.DUP);
        StreamCodeNames.pushClass(code, internalName);
        code.visitLdcInsn(where);
        Instructions.callStatic(code, support.exact());
    }

    /** Returns the static type that is needed to write the content of a shape. */
    private static String given(ValueShape shape, String given) {
        if (shape instanceof ValueShape.Constant constant && given.equals(OBJECT)) {
            return reference(constant.typeName());
        }
        if (shape instanceof ValueShape.Text) {
            return "Ljava/lang/String;";
        }
        if (shape instanceof ValueShape.Box box) {
            return "L" + BoxCalls.name(box.type()) + ";";
        }
        if (shape instanceof ValueShape.Value value) {
            return reference(value.typeName());
        }
        if (shape instanceof ValueShape.Body body) {
            return reference(body.typeName());
        }
        return shape instanceof ValueShape.PrimitiveArray array ? "[" + array.type().descriptor() : given;
    }

    /** Writes a value that is not null and has its declared class. */
    void content(MethodVisitor code, ValueShape shape) {
        if (shape instanceof ValueShape.Box box) {
            Instructions.callVirtual(code, BoxCalls.unbox(box.type()));
            callInterface(code, names.target().write(box.type()));
        } else if (shape instanceof ValueShape.Value value) {
            Instructions.callStatic(code, support.writeValue(value.typeName()));
        } else if (shape instanceof ValueShape.Body body) {
            code.visitInsn(Opcodes.SWAP);
            Instructions.callVirtual(code, names.writeLevels(internal(body.typeName())));
        } else if (shape instanceof ValueShape.Text text) {
            writeText(code, text);
        } else if (shape instanceof ValueShape.Constant constant) {
            Instructions.callStatic(code, constant.naming() == Naming.BY_NAME ? support.writeName() : support.writeOrdinal());
        } else if (shape instanceof ValueShape.PrimitiveArray array) {
            array(code, array);
        } else {
            callInterface(code, names.target().writeObject());
        }
    }

    private void writeText(MethodVisitor code, ValueShape.Text text) {
        if (isLeftToStream(text)) {
            callInterface(code, names.target().writeString());
        } else {
            Instructions.callStatic(code, support.writeText());
        }
    }

    private void readText(MethodVisitor code, ValueShape.Text text) {
        if (isLeftToStream(text)) {
            callInterface(code, names.target().readString());
        } else {
            Instructions.callStatic(code, support.readText());
        }
    }

    private boolean isLeftToStream(ValueShape.Text text) {
        return text.surrogates() == Surrogates.LEFT_TO_STREAM && names.target().hasStrings();
    }

    private void array(MethodVisitor code, ValueShape.PrimitiveArray array) {
        if (names.target().arrays() == StreamTarget.Arrays.STREAM) {
            callInterface(code, names.target().writeArray(array.type()));
        } else {
            Instructions.callStatic(code, support.writeArray(array.type()));
        }
    }

    /**
     * Reads a value from the input in a local variable.
     *
     * @return the static type of the value on the stack
     */
    String read(MethodVisitor code, ValueShape shape, String where, int input) {
        if (isNode(shape)) {
            code.visitVarInsn(Opcodes.ALOAD, input);
            Instructions.callStatic(code, names.readNode(nodes.add(shape, where)));
            return OBJECT;
        }
        return readContent(code, shape, where, input);
    }

    /** Reads a value that is not null and has its declared class. */
    String readContent(MethodVisitor code, ValueShape shape, String where, int input) {
        if (shape instanceof ValueShape.Body body) {
            return body(code, internal(body.typeName()), input);
        }
        code.visitVarInsn(Opcodes.ALOAD, input);
        if (shape instanceof ValueShape.Primitive primitive) {
            callInterface(code, names.target().read(primitive.type()));
            return String.valueOf(primitive.type().descriptor());
        }
        if (shape instanceof ValueShape.Box box) {
            callInterface(code, names.target().read(box.type()));
            Instructions.callStatic(code, BoxCalls.box(box.type()));
            return "L" + BoxCalls.name(box.type()) + ";";
        }
        if (shape instanceof ValueShape.Value value) {
            Instructions.callStatic(code, support.readValue(value.typeName()));
            return reference(value.typeName());
        }
        if (shape instanceof ValueShape.Text text) {
            readText(code, text);
            return "Ljava/lang/String;";
        }
        return readOther(code, shape, where);
    }

    private String readOther(MethodVisitor code, ValueShape shape, String where) {
        if (shape instanceof ValueShape.Constant constant) {
            constant(code, constant, where);
        } else if (shape instanceof ValueShape.PrimitiveArray array) {
            Instructions.callStatic(code, support.readArray(array.type()));
            return "[" + array.type().descriptor();
        } else {
            callInterface(code, names.target().readObject());
        }
        return OBJECT;
    }

    private void constant(MethodVisitor code, ValueShape.Constant constant, String where) {
        if (constant.naming() == Naming.BY_NAME) {
            StreamCodeNames.pushClass(code, internal(constant.typeName()));
            code.visitLdcInsn(where);
            Instructions.callStatic(code, support.readName());
        } else {
            constants.push(code, internal(constant.typeName()));
            code.visitLdcInsn(where);
            Instructions.callStatic(code, support.readOrdinal());
        }
    }

    private String body(MethodVisitor code, String type, int input) {
        code.visitTypeInsn(Opcodes.NEW, type);
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, type, "<init>", "()V", false);
        code.visitInsn(Opcodes.DUP);
        code.visitVarInsn(Opcodes.ALOAD, input);
        Instructions.callVirtual(code, names.readLevels(type));
        return "L" + type + ";";
    }
}
