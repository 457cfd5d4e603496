// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.Config;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.internal.serialization.impl.SerializationConstants;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.JavaStreams;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.seal.Seal;
import dev.gridwire.testkit.mutation.Budget;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Finding;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Rules;
import dev.gridwire.testkit.mutation.Tally;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values of Java serialization, as wholes and as parts of others, on a member that reads them by Gridwire's own reader. */
public class HeldJavaTest {

    private static final long SEED = Long.getLong("gridwire.seed", 63);
    private static final int MUTATIONS = 3_000;
    private static final SerializationService WITHOUT = new DefaultSerializationServiceBuilder().build();

    /** Reads an object, and a number behind it. */
    public static final class Box implements Externalizable {

        private static final long serialVersionUID = 1L;
        private Object content = "";
        private Object again = "";
        private int number;

        /** For readers. */
        public Box() {}

        Box(Object content, int number) {
            this.content = content;
            this.again = content;
            this.number = number;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(5);
            out.writeObject(content);
            out.writeObject(again);
            out.writeInt(number);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            in.readInt();
            content = in.readObject();
            again = in.readObject();
            number = in.readInt();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Box box && Objects.deepEquals(box.content, content) && box.number == number
                    && box.content == box.again;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    /** Reads one object. */
    public static final class Hollow implements Externalizable {

        private static final long serialVersionUID = 1L;

        /** For readers. */
        public Hollow() {}

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            in.readObject();
        }
    }

    private static HazelcastInstance member(UnaryOperator<MarshallerBuilder> settings) {
        Config config = new Config().setClusterName("held-java");
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().setPort(17_798).getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        UnaryOperator<MarshallerBuilder> all =
                builder -> settings.apply(builder.register(Box.class).register(Hollow.class));
        config.setSerializationConfig(new SerializationConfig()
                .setJavaSerializationFilterConfig(
                        JavaSerializationPolicy.filter(all.apply(Marshaller.builder()).build().policy()))
                .addSerializerConfig(new SerializerConfig().setTypeClass(Object.class)
                        .setImplementation(new GridwireSerializer(GridwireSerializer.TYPE_ID, all))));
        return Hazelcast.newHazelcastInstance(config);
    }

    private static Object read(HazelcastInstance member, byte[] stored) {
        return ((SerializationServiceSupport) member).getSerializationService().toObject(new HeapData(stored));
    }

    @AfterEach
    void stop() {
        Hazelcast.shutdownAll();
    }

    @Test
    void valuesAreReadWhereverTheyStand() {
        HazelcastInstance member = member(builder -> builder);
        Map<String, Object> map = new HashMap<>(Map.of("box", new Box(Thread.State.NEW, 3), "date", new Date(5)));
        List<Object> values = List.of(new Box("text", 1), new Box(new long[] {1, 2}, 2), Thread.State.NEW, List.of(1, "two"),
                Locale.ROOT, new ArrayList<>(List.of(new Box(List.of(1), 4), "between", List.of(5), 6L, new Box(map, 7), 8)), map,
                new ArrayList<>(List.of(Thread.State.NEW, Thread.State.NEW, List.of(new Box("in", 9)))));
        for (Object value : values) {
            assertThat(read(member, WITHOUT.toData(value).toByteArray())).isEqualTo(value);
        }
    }

    static Stream<byte[]> hostile() throws IOException {
        List<byte[]> all = new ArrayList<>(List.of(JavaStreams.nestedSets(26), JavaStreams.setsSideBySide(26),
                JavaStreams.listsInASet(40), JavaStreams.announcedArrays(12, 16 << 20),
                JavaStreams.of(new java.rmi.MarshalledObject<>("text"))));
        for (JavaStreams.Place place : JavaStreams.Place.values()) {
            all.add(JavaStreams.naming("org.absent.Name", place));
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void hostileStreamsAreRefusedWhereverTheyStand(byte[] stream) throws IOException {
        HazelcastInstance member = member(builder -> builder);
        for (byte[] each : List.of(whole(stream), external(stream), inList(whole(stream)), inList(external(stream)))) {
            assertThatThrownBy(() -> read(member, each)).isInstanceOf(HazelcastSerializationException.class)
                    .hasStackTraceContaining("Caused by: dev.gridwire.error.");
        }
    }

    @Test
    void alteredContentsOfAnExternalizableDoNoHarm() throws IOException {
        HazelcastInstance member = member(builder -> builder);
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(content)) {
            new Box(new HashMap<>(Map.of("k", List.of(1, "two"), 3, new long[] {4})), 5).writeExternal(out);
        }
        Examiner examiner = new Examiner("externalizable", stream -> read(member, external(Box.class, stream)),
                new Rules(HazelcastSerializationException.class::isInstance, failure -> false, Budget.STRICT, () -> null));
        Mutator mutator = new Mutator(List.of(content.toByteArray()));
        assertThat(examiner.examine(content.toByteArray(), new Tally()).attempt().failure()).isNull();
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < MUTATIONS; i++) {
            Finding finding = examiner.examine(mutator.next(random), new Tally()).finding();
            assertThat(finding == null ? null : examiner.shrunk(finding)).as("seed %s, input %s", SEED, i).isNull();
        }
    }

    @Test
    void whereASealIsRequiredNotEvenTypesOfTheJdkAreRead() throws IOException {
        HazelcastInstance member = member(builder -> builder.seal(Seal.crc32c()));
        byte[] date = JavaStreams.of(new Date(5));
        for (byte[] each : List.of(whole(date), external(date), inList(whole(date)), inList(external(date)))) {
            assertThatThrownBy(() -> read(member, each)).hasStackTraceContaining("seal-accepts=java");
        }
    }

    /** A stream in a list has no end of its own, and one of an Externalizable no description of its class. */
    @Test
    void anotherSerialVersionUidIsReadWhereverTheValueStands() throws IOException {
        byte[] box = JavaStreams.ofOtherUid(new Box("text", 4), Box.class, 7);
        HazelcastInstance strict = member(builder -> builder);
        for (byte[] each : List.of(whole(box), external(box), inList(whole(box)), inList(external(box)))) {
            assertThatThrownBy(() -> read(strict, each)).hasStackTraceContaining("written=7, here=1; ")
                    .hasStackTraceContaining("java-uid=any");
        }
        strict.shutdown();
        HazelcastInstance member = member(builder -> builder.javaUid(JavaUid.ANY));
        assertThat(read(member, whole(box))).isEqualTo(new Box("text", 4));
        assertThat(read(member, inList(whole(box)))).isEqualTo(List.of(new Box("text", 4), "second"));
        assertThat(read(member, external(box))).isInstanceOf(Hollow.class);
        assertThat((List<?>) read(member, inList(external(box)))).hasSize(2).element(1).isEqualTo("second");
    }

    private interface Part {
        void write(DataOutputStream out) throws IOException;
    }

    private static byte[] stored(int typeId, Part part) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0);
        out.writeInt(typeId);
        part.write(out);
        return bytes.toByteArray();
    }

    private static byte[] whole(byte[] stream) throws IOException {
        return stored(SerializationConstants.JAVA_DEFAULT_TYPE_SERIALIZABLE, out -> out.write(stream));
    }

    private static byte[] external(byte[] stream) throws IOException {
        return external(Hollow.class, stream);
    }

    private static byte[] external(Class<?> type, byte[] stream) throws IOException {
        byte[] name = type.getName().getBytes(StandardCharsets.US_ASCII);
        return stored(SerializationConstants.JAVA_DEFAULT_TYPE_EXTERNALIZABLE, out -> {
            out.writeInt(name.length);
            out.write(name);
            out.write(stream);
        });
    }

    /** An ArrayList of the value and of another one behind it. */
    private static byte[] inList(byte[] value) throws IOException {
        byte[] second = WITHOUT.toData("second").toByteArray();
        return stored(SerializationConstants.JAVA_DEFAULT_TYPE_ARRAY_LIST, out -> {
            out.writeInt(2);
            out.write(value, Integer.BYTES, value.length - Integer.BYTES);
            out.write(second, Integer.BYTES, second.length - Integer.BYTES);
        });
    }
}
