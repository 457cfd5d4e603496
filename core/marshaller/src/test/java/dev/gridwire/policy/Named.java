// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;

/** Payloads by hand: a marshaller's bytes up to some place, and a class by its name there. */
final class Named {

    /** A string that stands where the name is to stand. */
    static final String MARK = "MARK!";

    private static final String NUMBERED = "#";
    private static final int HEADER = 0x88;
    private static final int MOST_BYTES = 1 << 20;
    private static final byte[] MARKED = {
        (byte) Tags.ofType(JdkType.STRING.number()), (byte) ((MARK.length() << 2) + 1), 'M', 'A', 'R', 'K', '!'
    };
    private static final Marshaller WRITER = Marshaller.builder().allowPackage("dev.gridwire.policy").build();

    private Named() {}

    /** A payload with this value behind the header. */
    static byte[] payload(Consumer<WireOutput> value) {
        return payload(new byte[] {(byte) HEADER}, value);
    }

    private static byte[] payload(byte[] begin, Consumer<WireOutput> value) {
        WireOutput out = new WireOutput(MOST_BYTES);
        out.writeBytes(begin, 0, begin.length);
        value.accept(out);
        return out.toByteArray();
    }

    /** An object with the mark in it, but for the mark and all behind it; then an object of the class. */
    static byte[] inPlaceOfTheMark(Object carrier, String name) {
        byte[] whole = WRITER.marshal(carrier);
        return payload(Arrays.copyOf(whole, indexOf(whole, MARKED)), out -> object(out, name));
    }

    /** An object with the mark in it, but for all behind the mark; then an object of the class. */
    static byte[] behindTheMark(Object carrier, String name) {
        byte[] whole = WRITER.marshal(carrier);
        byte[] mark = MARK.getBytes(StandardCharsets.ISO_8859_1);
        return payload(Arrays.copyOf(whole, indexOf(whole, mark) + mark.length), out -> object(out, name));
    }

    private static int indexOf(byte[] bytes, byte[] part) {
        for (int i = 0; i + part.length <= bytes.length; i++) {
            if (Arrays.equals(bytes, i, i + part.length, part, 0, part.length)) {
                return i;
            }
        }
        throw new IllegalStateException("the carrier holds no mark");
    }

    /** How a payload says a type of the JDK by its number, where a place takes a name. */
    static String numbered(JdkType type) {
        return NUMBERED + type.name();
    }

    /** A type by its name, with a schema that nobody knows; or by its number. */
    static void type(WireOutput out, String name) {
        if (name.startsWith(NUMBERED)) {
            jdkType(out, JdkType.valueOf(name.substring(NUMBERED.length())));
            return;
        }
        out.writeVarint(Tags.BY_NAME);
        WireStrings.write(out, name);
        out.writeFixedInt(0);
    }

    /** The same, and something that could be an object's content. */
    static void object(WireOutput out, String name) {
        type(out, name);
        out.writeFixedLong(0);
    }

    /** A type of the JDK by its number. */
    static void jdkType(WireOutput out, JdkType type) {
        if (type.number() < Tags.RARE_TYPE) {
            out.writeVarint(Tags.FIRST_TYPE + type.number());
        } else {
            out.writeVarint(Tags.FIRST_TYPE + Tags.RARE_TYPE);
            out.writeVarint(type.number() - Tags.RARE_TYPE - 1);
        }
    }

    /** A proxy of an interface, up to its handler. */
    static void proxy(WireOutput out, String... interfaces) {
        jdkType(out, JdkType.PROXY);
        out.writeVarint(interfaces.length);
        for (String each : interfaces) {
            WireStrings.write(out, each);
        }
    }

    /** A class literal of arrays with so many dimensions. */
    static void literal(WireOutput out, int dimensions, String name) {
        jdkType(out, JdkType.CLASS);
        out.writeVarint(dimensions);
        WireStrings.write(out, name);
    }

    /** A lambda without captured values. */
    static void lambda(WireOutput out, String capturing, String function, String holder, String signature) {
        jdkType(out, JdkType.SERIALIZED_LAMBDA);
        for (String text : new String[] {capturing, function, "get", "()Ljava/lang/Object;"}) {
            WireStrings.write(out, text.replace('.', '/'));
        }
        out.writeVarint(6);
        for (String text : new String[] {holder, "lambda$lambda$0", signature, "()Ljava/lang/Object;"}) {
            WireStrings.write(out, text.replace('.', '/'));
        }
        out.writeVarint(0);
    }
}
