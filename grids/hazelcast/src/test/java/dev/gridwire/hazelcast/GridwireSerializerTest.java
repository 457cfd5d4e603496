// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.GlobalSerializerConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.error.RejectedTypeException;
import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("core")
class GridwireSerializerTest {

    private static final String PACKAGE = GridwireSerializerTest.class.getPackageName();

    /** Is no Serializable. */
    record Point(int x, int y) {}

    static final class Node implements Serializable {
        private static final long serialVersionUID = 1L;
        final String name;
        final List<Node> next = new ArrayList<>();

        Node(String name) {
            this.name = name;
        }
    }

    static final class Failure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Failure(String message) {
            super(message);
        }
    }

    private static GridwireSerializer serializer() {
        return new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> builder.allowPackage(PACKAGE));
    }

    private static InternalSerializationService typed(Class<?>... types) {
        SerializationConfig config = new SerializationConfig();
        for (Class<?> type : types) {
            config.addSerializerConfig(new SerializerConfig().setTypeClass(type).setImplementation(serializer()));
        }
        return service(config);
    }

    private static InternalSerializationService service(SerializationConfig config) {
        return new DefaultSerializationServiceBuilder().setConfig(config).build();
    }

    @Test
    void oneSerializerServesManyTypes() {
        InternalSerializationService service = typed(Object.class, Point.class, Node.class);

        assertThat(service.<Object>toObject(service.toData(new Point(1, 2)))).isEqualTo(new Point(1, 2));
        Node read = service.toObject(service.toData(new Node("a")));
        assertThat(read.name).isEqualTo("a");
        assertThat(service.<Object>toObject(service.toData(Duration.ofSeconds(3)))).isEqualTo(Duration.ofSeconds(3));
    }

    @Test
    void theGlobalSerializerTakesWhatJavaSerializationWouldTake() {
        SerializationConfig config = new SerializationConfig();
        config.setGlobalSerializerConfig(
                new GlobalSerializerConfig().setImplementation(serializer()).setOverrideJavaSerialization(true));
        InternalSerializationService service = service(config);

        Data data = service.toData(new Node("a"));

        assertThat(data.getType()).isEqualTo(GridwireSerializer.TYPE_ID);
        assertThat(service.<Node>toObject(data).name).isEqualTo("a");
    }

    @Test
    void elementsOfTheGridsOwnCollectionsStandOneBehindTheOther() {
        InternalSerializationService service = typed(Object.class);
        List<Object> values = new ArrayList<>(Arrays.asList(new Point(1, 2), "between", new Point(3, 4), null, new int[] {5}));

        List<Object> read = service.toObject(service.toData(values));

        assertThat(read).usingRecursiveComparison().isEqualTo(values);
    }

    @Test
    void aSharedObjectAndACycleStayWhatTheyAre() {
        InternalSerializationService service = typed(Object.class);
        Node root = new Node("root");
        root.next.add(root);
        root.next.add(new Node("leaf"));
        root.next.add(root.next.get(1));

        Node read = service.toObject(service.toData(root));

        assertThat(read.next.get(0)).isSameAs(read);
        assertThat(read.next.get(2)).isSameAs(read.next.get(1));
    }

    @Test
    void aLengthOfManyBytesIsRead() {
        InternalSerializationService service = typed(Object.class);
        for (int length : new int[] {0, 1, 100, 120, 130, 16_000, 17_000, 70_000, 3_000_000}) {
            long[][] value = {new long[length]};
            long[][] read = service.toObject(service.toData(value));
            assertThat(read[0]).hasSize(length);
        }
    }

    @Test
    void cutOffBytesAreRefusedWhateverTheLengthSays() {
        InternalSerializationService service = typed(Object.class);
        byte[] bytes = service.toData(new Node("a name")).toByteArray();

        for (int length = HeapData.HEAP_DATA_OVERHEAD; length < bytes.length; length++) {
            Data data = new HeapData(Arrays.copyOf(bytes, length));
            assertThatThrownBy(() -> service.toObject(data)).isInstanceOf(HazelcastSerializationException.class);
        }
    }

    @Test
    void aHugeLengthCostsNoMemory() {
        InternalSerializationService service = typed(Object.class);
        byte[] bytes = Arrays.copyOf(service.toData(new Node("a")).toByteArray(), 20);
        bytes[8] = (byte) 0xff;
        bytes[9] = (byte) 0xff;
        bytes[10] = (byte) 0xff;
        bytes[11] = 0x7f;

        assertThatThrownBy(() -> service.toObject(new HeapData(bytes)))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasMessageContaining("The source ends within the payload");
    }

    @Test
    void anExceptionThatTheReaderDoesNotAllowArrivesAsAStandIn() {
        SerializationConfig deny = new SerializationConfig();
        deny.addSerializerConfig(new SerializerConfig()
                .setTypeClass(Object.class)
                .setImplementation(new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> builder)));
        Failure thrown = new Failure("no node");
        List<Object> nested = new ArrayList<>(Arrays.asList(thrown, "behind"));

        List<Object> read = service(deny).toObject(typed(Object.class).toData(nested));

        StandInException standIn = (StandInException) read.get(0);
        assertThat(standIn).hasMessage("no node");
        assertThat(standIn.originalClassName()).isEqualTo(Failure.class.getName());
        assertThat(standIn.getStackTrace()).isEqualTo(thrown.getStackTrace());
        assertThat(standIn.getSuppressed()[0]).isInstanceOf(RejectedTypeException.class);
        assertThat(read.get(1)).isEqualTo("behind");
    }

    @Test
    void cutOffBytesOfAnExceptionAreRefused() {
        InternalSerializationService service = typed(Object.class);
        byte[] bytes = service.toData(new Failure("no node")).toByteArray();

        for (int length = HeapData.HEAP_DATA_OVERHEAD; length < bytes.length; length++) {
            Data data = new HeapData(Arrays.copyOf(bytes, length));
            assertThatThrownBy(() -> service.toObject(data)).isInstanceOf(HazelcastSerializationException.class);
        }
    }

    @Test
    void aPayloadOfAnotherFormatVersionIsRefusedWithTheNextStep() {
        InternalSerializationService service = typed(Object.class);
        byte[] bytes = service.toData(new Node("a")).toByteArray();
        // Behind the byte of the frame's length.
        int header = HeapData.HEAP_DATA_OVERHEAD + 1;
        bytes[header] = (byte) (bytes[header] & 0b1100_0111 | 0b0001_0000);

        assertThatThrownBy(() -> service.toObject(new HeapData(bytes)))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasMessageContaining("The payload has another format version: version=2, supported=1; use a Gridwire that")
                .hasMessageContaining("knows it");
    }

    @Test
    void aTypeIdIsAboveZero() {
        assertThatThrownBy(() -> new GridwireSerializer(0, builder -> builder)).isInstanceOf(IllegalArgumentException.class);
    }
}
