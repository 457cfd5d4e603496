// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.contract.Allocation;
import dev.gridwire.grid.contract.Shop.Place;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.util.Date;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Buffers as grids hand them over: off the heap, read-only, parts of others. */
class BuffersTest {

    private static final int LENGTH = 40_000;

    private final GridCodec codec = GridCodec.asTold(
            BuffersTest.class, builder -> builder, builder -> builder.allowPackage("dev.gridwire.grid.contract"));

    @AfterEach
    void close() {
        codec.close();
    }

    private static ByteBuffer direct(byte[] bytes) {
        return ByteBuffer.allocateDirect(bytes.length + 9).position(4).put(bytes).flip().position(4);
    }

    @Test
    void aPartOfMemoryOffTheHeapIsReadAndThePositionStays() {
        ByteBuffer bytes = direct(codec.write(new Place("Rome", 1)));
        assertThat(codec.read(bytes, null)).isEqualTo(new Place("Rome", 1));
        assertThat(bytes.position()).isEqualTo(4);
        assertThat(codec.read(bytes.asReadOnlyBuffer(), null)).isEqualTo(new Place("Rome", 1));
    }

    @Test
    void aPartOfAnArrayIsRead() {
        byte[] bytes = codec.write(new Place("Rome", 1));
        ByteBuffer wider = ByteBuffer.allocate(bytes.length + 9).position(4).put(bytes).flip().position(4);
        assertThat(codec.read(wider, null)).isEqualTo(new Place("Rome", 1));
        assertThat(codec.read(wider.slice(), null)).isEqualTo(new Place("Rome", 1));
    }

    @Test
    void javasBytesAreReadOffTheHeap() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new Date(7));
        }
        assertThat(codec.read(direct(bytes.toByteArray()), null)).isEqualTo(new Date(7));
    }

    @Test
    void cutBytesAreRefusedOffTheHeap() {
        byte[] bytes = codec.write(new Place("Rome", 1));
        for (int length = 0; length < bytes.length; length++) {
            ByteBuffer cut = direct(bytes).limit(4 + length);
            assertThatThrownBy(() -> codec.read(cut, null)).isInstanceOf(GridwireException.class);
        }
    }

    @Test
    void nothingButTheValueIsAllocatedOffTheHeap() throws Exception {
        ByteBuffer bytes = direct(codec.write(new byte[LENGTH]));
        assertThat(Allocation.of(() -> codec.read(bytes, null))).isBetween((long) LENGTH, LENGTH * 3L / 2);
    }
}
