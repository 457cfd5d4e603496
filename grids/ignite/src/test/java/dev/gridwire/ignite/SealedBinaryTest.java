// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.grid.GridCodec;
import dev.gridwire.seal.Seal;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.ignite.binary.BinaryObjectException;
import org.apache.ignite.binary.BinaryRawWriter;
import org.apache.ignite.binary.BinaryReader;
import org.apache.ignite.binary.BinaryWriter;
import org.junit.jupiter.api.Test;

/** Seals of Ignite's own binary objects, whose named fields have none. */
class SealedBinaryTest {

    static final class Share {
        String symbol;
        int count;
    }

    private final Map<String, Object> stored = new HashMap<>();

    private static PayloadSerializer serializer(Seal seal) {
        GridCodec codec = GridCodec.asTold(SealedBinaryTest.class, builder -> builder,
                builder -> builder.register(Share.class).seal(seal));
        return new PayloadSerializer(codec, Set.of("symbol"));
    }

    private void write(Seal seal) {
        Share share = new Share();
        share.symbol = "ACME";
        share.count = 5;
        serializer(seal).writeBinary(share, (BinaryWriter) Proxy.newProxyInstance(getClass().getClassLoader(),
                new Class<?>[] {BinaryWriter.class, BinaryRawWriter.class}, (proxy, method, arguments) -> {
                    stored.put((String) arguments[0], arguments[1]);
                    return null;
                }));
    }

    private Share read(Seal seal) {
        Share share = new Share();
        serializer(seal).readBinary(share, (BinaryReader) Proxy.newProxyInstance(getClass().getClassLoader(),
                new Class<?>[] {BinaryReader.class}, (proxy, method, arguments) -> stored.get((String) arguments[0])));
        return share;
    }

    @Test
    void aChangedFieldIsRefusedWhereASealIsRequired() {
        write(Seal.crc32c());
        assertThat(read(Seal.crc32c()).symbol).isEqualTo("ACME");
        stored.put("symbol", "OTHER");
        assertThatThrownBy(() -> read(Seal.crc32c())).isInstanceOf(BinaryObjectException.class)
                .hasMessageContaining("seal-accepts=unsealed");
        assertThat(read(Seal.crc32c().accepting(Seal.none())).symbol).isEqualTo("OTHER");
    }

    @Test
    void anObjectWithoutAPayloadIsRefusedWhereASealIsRequired() {
        stored.put("symbol", "ACME");
        stored.put("count", 7);
        assertThatThrownBy(() -> read(Seal.crc32c())).isInstanceOf(BinaryObjectException.class)
                .hasMessageContaining("seal-accepts=unsealed");
        assertThat(read(Seal.none()).count).isEqualTo(7);
        assertThat(read(Seal.crc32c().accepting(Seal.none())).count).isEqualTo(7);
    }
}
