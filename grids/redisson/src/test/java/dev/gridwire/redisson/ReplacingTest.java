// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redisson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.grid.GridSettings;
import dev.gridwire.grid.contract.Shop.Note;
import dev.gridwire.testkit.mutation.Alterations;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.redisson.api.RMap;
import org.redisson.client.codec.Codec;
import org.redisson.codec.Kryo5Codec;
import org.redisson.codec.SerializationCodec;

/** From another codec to Gridwire, by two restarts, on live data. */
class ReplacingTest {

    private static GridwireCodec replacing(Codec former, boolean isWriting) {
        return GridwireCodec.replacing(former, new GridSettings(isWriting, true, false), builder -> builder
                .allowPackage("dev.gridwire.redisson").allowPackage("dev.gridwire.grid.contract"));
    }

    @Test
    void bothRestartsAndTheWayBackReadEachOther() throws Exception {
        try (RealRedis redis = RealRedis.start()) {
            RMap<Note, Note> before = redis.client(new Kryo5Codec()).getMap("notes");
            RMap<Note, Note> first = redis.client(replacing(new Kryo5Codec(), false)).getMap("notes");
            RMap<Note, Note> second = redis.client(replacing(new Kryo5Codec(), true)).getMap("notes");
            Note key = new Note("key", 1);
            before.put(key, new Note("kryo", 2));
            assertThat(first.get(key)).isEqualTo(new Note("kryo", 2));
            first.put(key, new Note("still", 3));
            assertThat(before.get(key)).as("as the first restart writes").isEqualTo(new Note("still", 3));
            assertThat(second.get(key)).isEqualTo(new Note("still", 3));
            second.put(key, new Note("gridwire", 5));
            assertThat(first.readAllMap()).containsEntry(key, new Note("gridwire", 5)).hasSize(1);
            first.put(key, new Note("back", 6));
            assertThat(before.get(key)).as("on the way back").isEqualTo(new Note("back", 6));
        }
    }

    @Test
    void theFileOfSettingsSaysWhoWrites(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("gridwire.properties");
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            Thread.currentThread().setContextClassLoader(loader);
            Files.writeString(file, "redisson.write=false\n");
            assertThat(write(GridwireCodec.replacing(new Kryo5Codec()), "text")).isEqualTo(write(new Kryo5Codec(), "text"));
            Files.writeString(file, "redisson.write=true\n");
            GridwireCodec second = GridwireCodec.replacing(new Kryo5Codec());
            assertThat(write(second, "text")).isNotEqualTo(write(new Kryo5Codec(), "text"));
            assertThat(read(second, write(new Kryo5Codec(), "text"))).isEqualTo("text");
            Files.writeString(file, "redisson.rite=false\n");
            assertThatThrownBy(() -> GridwireCodec.replacing(new Kryo5Codec())).hasMessageContaining("redisson.rite");
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    private static Object read(Codec codec, byte[] bytes) throws IOException {
        return codec.getValueDecoder().decode(Unpooled.wrappedBuffer(bytes), null);
    }

    private static byte[] write(Codec codec, Object value) throws IOException {
        ByteBuf bytes = codec.getValueEncoder().encode(value);
        return ByteBufUtil.getBytes(bytes);
    }

    @Test
    void alteredPayloadsAreRefusedByBoth() throws IOException {
        GridwireCodec codec = replacing(new SerializationCodec(), true);
        byte[] payload = write(codec, new Note("text", 7));
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 2_000; i++) {
            byte[] altered = Alterations.altered(List.of(payload), random);
            if (!Arrays.equals(altered, payload)) {
                assertThatThrownBy(() -> read(codec, altered)).isInstanceOf(IOException.class);
            }
        }
    }
}
