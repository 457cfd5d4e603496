// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.Samples;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Attempt;
import dev.gridwire.type.FinalFields;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SimpleTimeZone;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** What a byte of a payload makes its reader allocate, for each type: of a list with many of its cheapest objects. */
@Isolated("measures memory")
class AmplificationTest {

    private static final int MANY = 3_000;
    private static final int ENOUGH_BYTES = 40_000;
    private static final int MOST_ZEROS = 8;
    private static final int TRIES = 3;
    /** Of a payload of any size. */
    private static final int FREE_BYTES = 20 << 10;
    private static final double USUAL = 32;
    private static final double MOST = 160;
    /** No type is listed without need. */
    private static final double LEAST = 16;
    private static final byte FIRST_TYPE = 8;
    private static final int RARE_TYPE = 63;
    /** Of types whose objects are not made of zeros; numbers that no constant stands for. */
    private static final List<Object> CHEAPEST = List.of(URI.create(""), Pattern.compile(""), new StringBuilder(),
            new StringBuffer(), BigDecimal.valueOf(99), BigInteger.valueOf(99), new SimpleTimeZone(0, ""), new File(""),
            UUID.randomUUID());
    /** Of the JDK's types: the JDK's way to set users' final fields, which strict marshallers take, makes objects of its own. */
    private static final Marshaller MARSHALLER =
            Marshaller.builder().allowPackageTree("dev.gridwire").finalFields(FinalFields.MUTATED).build();

    /** Types, and how many bytes the cheapest object of each takes a byte. */
    private static Map<JdkType, Double> measured() {
        Map<JdkType, Double> measured = new EnumMap<>(JdkType.class);
        for (JdkType type : JdkType.values()) {
            IntStream.range(0, MOST_ZEROS).mapToObj(zeros -> listOf(ofZeros(type, zeros)))
                    .filter(payload -> Attempt.of(MARSHALLER::unmarshal, payload).failure() == null)
                    .findFirst()
                    .ifPresent(payload -> measured.put(type, Math.max(bytesEach(payload), bytesEach(ofOneType(payload)))));
        }
        for (Object sample : Stream.concat(Samples.all().stream(), CHEAPEST.stream()).toList()) {
            byte[] one = MARSHALLER.marshal(sample);
            JdkType type = typeOf(one);
            if (type != null) {
                List<Object> many = new ArrayList<>();
                for (int i = 0; i < Math.min(MANY, ENOUGH_BYTES / one.length); i++) {
                    many.add(MARSHALLER.unmarshal(one));
                }
                measured.merge(type, bytesEach(MARSHALLER.marshal(many)), Math::max);
            }
        }
        return measured;
    }

    /** The type of a payload's root; null if it is none of the JDK's. */
    private static @Nullable JdkType typeOf(byte[] payload) {
        int number = payload[1] - FIRST_TYPE;
        return JdkType.ofNumber(number == RARE_TYPE ? RARE_TYPE + 1 + (payload[2] & 0x7f) : number);
    }

    /** As cheap as can be: the type, and zeros. */
    private static byte[] ofZeros(JdkType type, int zeros) {
        ByteArrayOutputStream element = new ByteArrayOutputStream();
        if (type.number() < RARE_TYPE) {
            element.write(FIRST_TYPE + type.number());
        } else {
            element.write(FIRST_TYPE + RARE_TYPE);
            varint(element, type.number() - RARE_TYPE - 1);
        }
        element.writeBytes(new byte[zeros]);
        return element.toByteArray();
    }

    /** A list in which objects may refer to earlier ones, so that a reader remembers all. */
    private static byte[] listOf(byte[] element) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(0x8c);
        out.write(FIRST_TYPE + JdkType.ARRAY_LIST.number());
        varint(out, MANY);
        out.write(0);
        for (int i = 0; i < MANY; i++) {
            out.writeBytes(element);
        }
        return out.toByteArray();
    }

    /** The same objects in a list that names their type once. */
    private static byte[] ofOneType(byte[] list) {
        return MARSHALLER.marshal(MARSHALLER.unmarshal(list));
    }

    private static void varint(ByteArrayOutputStream out, int value) {
        int rest = value;
        for (; rest >= 0x80; rest >>>= 7) {
            out.write(rest | 0x80);
        }
        out.write(rest);
    }

    /** The least of some tries: the first uses of a class cost more. */
    private static double bytesEach(byte[] payload) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            Attempt attempt = Attempt.of(MARSHALLER::unmarshal, payload);
            assertThat(attempt.failure()).isNull();
            least = Math.min(least, attempt.allocatedBytes());
        }
        return (double) Math.max(0, least - FREE_BYTES) / payload.length;
    }

    @Test
    @Proves(topic = Topic.RESOURCES, value = "A byte makes a reader allocate at most 32 bytes, or 160 where it stands for an"
            + " empty object of a type that security.md lists; an EnumMap takes four more for each constant of its enum")
    void aByteTakesLittleMemory() throws IOException {
        Map<JdkType, Double> measured = measured();
        assertThat(measured).hasSizeGreaterThan(140);
        Set<String> listed = listed();
        assertThat(measured).allSatisfy((type, bytes) ->
                assertThat(bytes).as(type.name()).isLessThanOrEqualTo(listed.contains(type.name()) ? MOST : USUAL));
        assertThat(listed).allSatisfy(name -> assertThat(measured.get(JdkType.valueOf(name))).as(name).isGreaterThan(LEAST));
    }

    /** Those of which the page on security says that they take more. */
    private static Set<String> listed() throws IOException {
        String page = Files.readString(Path.of("..", "..", "docs", "security.md"));
        String part = page.substring(page.indexOf("<!-- types that take more -->"));
        Matcher names = Pattern.compile("`([A-Z_]+)`").matcher(part.substring(0, part.indexOf("\n\n")));
        return names.results().map(name -> name.group(1)).collect(Collectors.toSet());
    }
}
