// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.GlobalSerializerConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.ByteArraySerializer;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.nio.serialization.Serializer;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.Shop.Note;
import dev.gridwire.grid.contract.TakeoverContract;
import dev.gridwire.grid.contract.TakesOver;
import dev.gridwire.grid.contract.former.FormerWriter;
import dev.gridwire.grid.contract.former.Libraries;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Values of the serializers that a cluster had: a global one, or one of a class. */
@TakesOver(door = "Hazelcast", page = "hazelcast.md#in-place-of-another-serializer")
class HazelcastTakeoverTest extends TakeoverContract {

    private static final int PORT = 17_798;
    private static final Note NOTE = new Note("old", 7);

    private static ContractGrid grid;

    @BeforeAll
    static void start() {
        grid = new ContractGrid(PORT, TakeoverContract::allowed);
    }

    @AfterAll
    static void stop() {
        grid.close();
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return grid.door(settings);
    }

    @Override
    protected Old old(FormerWriter writer, Door library) {
        Serializer former = new OfBytes(library, 501);
        return new Old(writer, writer.title(), grid.stored(global(new SerializationConfig(), former)),
                (isWriting, settings) -> grid.stored(isWriting
                        ? grid.serialization(settings, Object.class).addSerializerConfig(GridwireSerializer.replacing(former))
                        : global(grid.serialization(settings, ReadOnly.class), former)));
    }

    private static SerializationConfig global(SerializationConfig config, Serializer former) {
        return config.setGlobalSerializerConfig(
                new GlobalSerializerConfig().setImplementation(former).setOverrideJavaSerialization(true));
    }

    @Override
    protected byte[] strange(Old old) throws Exception {
        return Arrays.copyOf(old.former().write(NOTE), 11);
    }

    @Override
    protected boolean isGridwires(byte[] bytes) {
        return ContractGrid.isGridwires(bytes);
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof HazelcastSerializationException;
    }

    /** Two serializers of classes, also for parts of what Hazelcast writes itself. */
    @Test
    void severalSerializersOfClassesAreReplaced() throws Exception {
        Map<FormerWriter, Door> libraries = Libraries.all();
        List<StreamSerializer<Object>> formers = List.of(
                new OfStream(libraries.get(FormerWriter.KRYO), 601), new OfStream(libraries.get(FormerWriter.FORY), 602));
        SerializationConfig config = grid.serialization(TakeoverContract::allowed, Object.class);
        formers.forEach(each -> config.addSerializerConfig(GridwireSerializer.replacing(each)));
        Door door = grid.stored(config);
        for (StreamSerializer<Object> each : formers) {
            Door former = grid.stored(new SerializationConfig().addSerializerConfig(
                    new SerializerConfig().setTypeClass(Note.class).setImplementation(each)));
            List<Object> notes = new ArrayList<>(List.of(NOTE, 1, new Note("next", 8)));
            assertThat(door.read(former.write(notes))).isEqualTo(notes);
            assertThat(ContractGrid.isGridwires(door.write(door.read(former.write(NOTE))))).isTrue();
        }
    }

    @Test
    void withoutGridwireTheMessageNamesTheRemedy() throws Exception {
        StreamSerializer<Object> former = new OfStream(Libraries.all().get(FormerWriter.KRYO), 601);
        byte[] old = grid.stored(new SerializationConfig().addSerializerConfig(
                new SerializerConfig().setTypeClass(Note.class).setImplementation(former))).write(NOTE);
        Door door = grid.stored(new SerializationConfig().addSerializerConfig(GridwireSerializer.replacing(former)));
        assertThatThrownBy(() -> door.read(old)).isInstanceOf(HazelcastSerializationException.class)
                .hasMessageContaining("typeId=601; put gridwire-hazelcast-auto on the class path");
    }

    /** A library, as applications put it behind Hazelcast's interface. */
    private record OfBytes(Door library, int typeId) implements ByteArraySerializer<Object> {

        @Override
        public int getTypeId() {
            return typeId;
        }

        @Override
        public byte[] write(Object value) throws IOException {
            try {
                return library.write(value);
            } catch (Exception e) {
                throw new IOException(e);
            }
        }

        @Override
        public Object read(byte[] bytes) throws IOException {
            try {
                return library.read(bytes);
            } catch (Exception e) {
                throw new IOException(e);
            }
        }
    }

    /** The same behind the other interface. */
    private static final class OfStream implements StreamSerializer<Object> {

        private final OfBytes bytes;

        OfStream(Door library, int typeId) {
            bytes = new OfBytes(library, typeId);
        }

        @Override
        public int getTypeId() {
            return bytes.typeId;
        }

        @Override
        public void write(ObjectDataOutput out, Object value) throws IOException {
            out.writeByteArray(bytes.write(value));
        }

        @Override
        public Object read(ObjectDataInput in) throws IOException {
            return bytes.read(in.readByteArray());
        }
    }
}
