// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.AtDoor.Unmet;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.GridContract;
import dev.gridwire.grid.contract.Point;
import dev.gridwire.grid.contract.Shop.Place;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.rmi.MarshalledObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.MemoryHandler;
import java.util.logging.StreamHandler;
import javax.management.ObjectName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The contract without a grid: bytes in a map, by the bytes of their keys. */
@AtDoor(value = "base of all", unmet = {
        @Unmet(point = Point.ROLLING, because = "the grids' doors add it."),
        @Unmet(point = Point.WAY_BACK, because = "the grids' doors add it.")
})
class GridCodecTest extends GridContract {

    private final Map<ByteBuffer, byte[]> stored = new ConcurrentHashMap<>();
    private final GridCodec codec = GridCodec.asTold(
            GridCodecTest.class,
            builder -> builder,
            GridContract::allowed);

    @AfterEach
    void close() {
        codec.close();
    }

    @Override
    protected void put(Object key, Object value) {
        stored.put(ByteBuffer.wrap(codec.write(key)), codec.write(value));
    }

    @Override
    protected Object get(Object key) {
        byte[] bytes = stored.get(ByteBuffer.wrap(codec.write(key)));
        return bytes == null ? null : codec.read(bytes, 0, bytes.length, null);
    }

    @Override
    protected byte[] write(Object value) {
        return codec.write(value);
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return codec.read(bytes, 0, bytes.length, loader);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        GridCodec made = GridCodec.asTold(GridCodecTest.class, builder -> builder, settings);
        return Door.of(made::write, bytes -> made.read(bytes, 0, bytes.length, null));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof GridwireException;
    }

    @Test
    void bytesInTheMiddleOfAnArrayAreRead() {
        byte[] bytes = codec.write(new Place("Rome", 1));
        byte[] wider = new byte[bytes.length + 7];
        System.arraycopy(bytes, 0, wider, 3, bytes.length);
        assertThat(codec.read(wider, 3, bytes.length, null)).isEqualTo(new Place("Rome", 1));
    }

    @Test
    void countsAreKept() {
        put("key", new Place("Oslo", 2));
        get("key");
        assertThat(codec.statistics().types()).anyMatch(type -> type.className().endsWith("Place") && type.read() == 1);
    }

    /** A grid that ends without a word must not stay in memory by its statistics. */
    @Test
    void jmxForgetsACodecThatNobodyUses() throws Exception {
        Set<ObjectName> before = beans();
        GridCodec unused = GridCodec.asTold(GridCodecTest.class, builder -> builder, builder -> builder.allowOwnClasses());
        WeakReference<GridCodec> reference = new WeakReference<>(unused);
        unused.write("text");
        assertThat(before.containsAll(beans())).isFalse();
        unused = null;
        for (int i = 0; i < 200 && !before.containsAll(beans()); i++) {
            System.gc();
            Thread.sleep(20);
        }
        assertThat(reference.get()).isNull();
        assertThat(before).containsAll(beans());
    }

    private static Set<ObjectName> beans() throws Exception {
        return ManagementFactory.getPlatformMBeanServer().queryNames(new ObjectName("dev.gridwire:type=Serializer,*"), null);
    }

    @Test
    void nullIsAValue() {
        byte[] bytes = codec.write(null);
        assertThat(codec.read(bytes, 0, bytes.length, null)).isNull();
    }

    @Test
    void valueOfJavaThatWillBeRefusedIsWrittenAndLoggedOnce() throws Exception {
        Logger logger = Logger.getLogger("dev.gridwire");
        List<String> log = new ArrayList<>();
        Handler handler = new MemoryHandler(new StreamHandler(), 1, Level.OFF) {
            @Override
            public void publish(LogRecord line) {
                log.add(line.getMessage());
            }
        };
        logger.addHandler(handler);
        try {
            byte[] own = codec.writeJava(new Place("Rome", 1));
            assertThat(log).isEmpty();
            assertThat(codec.read(own, 0, own.length, null)).isEqualTo(new Place("Rome", 1));
            log.clear();
            byte[] strange = codec.writeJava(new MarshalledObject<>("text"));
            assertThat(codec.writeJava(new MarshalledObject<>("text"))).isEqualTo(strange);
            assertThat(log).singleElement().asString().startsWith("Java serialization wrote a value that Gridwire will not read:")
                    .contains("class=java.rmi.MarshalledObject");
            assertThatThrownBy(() -> codec.read(strange, 0, strange.length, null)).isInstanceOf(RejectedTypeException.class);
        } finally {
            logger.removeHandler(handler);
        }
    }
}
