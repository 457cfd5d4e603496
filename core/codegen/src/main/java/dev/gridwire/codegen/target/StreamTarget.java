// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.target;

import dev.gridwire.codegen.model.PrimitiveType;
import java.util.List;
import java.util.Map;

/**
 * A table of a form in which a class writes its fields one after the other to a stream. The streams extend the JDK's
 * {@code DataOutput} and {@code DataInput}, and have {@code writeObject} and {@code readObject}.
 *
 * @param name the name for people
 * @param output the internal name of the stream to write to
 * @param input the internal name of the stream to read from
 * @param interfaceName the internal name of the interface of such classes
 * @param write the name of the interface's method that takes the output
 * @param read the name of the interface's method that takes the input
 * @param readExceptions the internal names of the reading method's exceptions
 * @param identity whether the stream preserves the identity of objects
 * @param replacement whether {@code writeReplace} and {@code readResolve} are called for the root
 * @param arrays how an array of primitives is written
 */
public record StreamTarget(
        String name,
        String output,
        String input,
        String interfaceName,
        String write,
        String read,
        List<String> readExceptions,
        Identity identity,
        Replacement replacement,
        Arrays arrays) {

    /** Tells how the stream handles identity. */
    public enum Identity {
        KEPT,
        LOST
    }

    /** Tells whether an object may name another object to replace it. */
    public enum Replacement {
        CALLED,
        IGNORED
    }

    /**
     * Tells what writes arrays of primitives; null is accepted. The support class reads them, because the stream would trust
     * their length.
     */
    public enum Arrays {
        /** The stream: {@code writeIntArray}. */
        STREAM,
        /** The support class: {@code writeInts}. */
        SUPPORT
    }

    /** {@code java.io.Externalizable}. */
    public static final StreamTarget EXTERNALIZABLE = new StreamTarget("externalizable", "java/io/ObjectOutput",
            "java/io/ObjectInput", "java/io/Externalizable", "writeExternal", "readExternal",
            List.of("java/io/IOException", "java/lang/ClassNotFoundException"), Identity.KEPT, Replacement.CALLED,
            Arrays.SUPPORT);

    /** Hazelcast's {@code DataSerializable}. */
    public static final StreamTarget DATA_SERIALIZABLE =
            grid("data-serializable", "com/hazelcast/nio/serialization/DataSerializable");

    /** Hazelcast's {@code IdentifiedDataSerializable}. */
    public static final StreamTarget IDENTIFIED = grid("identified", GridNames.IDENTIFIED);

    private static final Map<PrimitiveType, String> WIDENED = Map.of(
            PrimitiveType.BYTE, "I", PrimitiveType.SHORT, "I", PrimitiveType.CHAR, "I");

    private static StreamTarget grid(String name, String interfaceName) {
        return new StreamTarget(name, "com/hazelcast/nio/ObjectDataOutput", "com/hazelcast/nio/ObjectDataInput", interfaceName,
                "writeData", "readData", List.of("java/io/IOException"), Identity.LOST, Replacement.IGNORED, Arrays.STREAM);
    }

    /** Writes a primitive. */
    public Call write(PrimitiveType type) {
        String parameter = WIDENED.getOrDefault(type, String.valueOf(type.descriptor()));
        return new Call(output, "write" + type.word(), "(" + parameter + ")V");
    }

    /** Reads a primitive. */
    public Call read(PrimitiveType type) {
        return new Call(input, "read" + type.word(), "()" + type.descriptor());
    }

    /** Returns whether the stream has strings that may be null and of any length. If not, the support class handles them. */
    public boolean hasStrings() {
        return identity == Identity.LOST;
    }

    /** Writes a string, or null. */
    public Call writeString() {
        return new Call(output, "writeString", "(Ljava/lang/String;)V");
    }

    /** Reads a string, or null. */
    public Call readString() {
        return new Call(input, "readString", "()Ljava/lang/String;");
    }

    /** Writes any object, or null. */
    public Call writeObject() {
        return new Call(output, "writeObject", "(Ljava/lang/Object;)V");
    }

    /** Reads any object, or null. */
    public Call readObject() {
        return new Call(input, "readObject", "()Ljava/lang/Object;");
    }

    /** Writes an array of primitives by the stream itself. */
    public Call writeArray(PrimitiveType type) {
        return new Call(output, "write" + type.word() + "Array", "([" + type.descriptor() + ")V");
    }
}
