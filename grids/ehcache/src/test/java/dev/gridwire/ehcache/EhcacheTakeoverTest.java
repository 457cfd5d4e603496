// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.FormerReader;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.Shop.Item;
import dev.gridwire.grid.contract.TakeoverContract;
import dev.gridwire.grid.contract.TakesOver;
import dev.gridwire.grid.contract.former.FormerWriter;
import dev.gridwire.grid.contract.former.Libraries;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.ehcache.core.spi.store.TransientStateRepository;
import org.ehcache.impl.serialization.CompactJavaSerializer;
import org.ehcache.impl.serialization.PlainJavaSerializer;
import org.ehcache.spi.serialization.Serializer;
import org.ehcache.spi.serialization.SerializerException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Values that other serializers left on a disk. */
@TakesOver(door = "Ehcache", page = "ehcache.md#adoption-on-live-data")
class EhcacheTakeoverTest extends TakeoverContract {

    private static final ClassLoader LOADER = EhcacheTakeoverTest.class.getClassLoader();

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return door(new GridwireEhcacheSerializer<>(LOADER, settings));
    }

    private static Door door(Serializer<Object> serializer) {
        return Door.of(value -> FormerReader.copy(serializer.serialize(value)), bytes -> serializer.read(ByteBuffer.wrap(bytes)));
    }

    static Old plain() {
        return old(FormerWriter.JAVA, "Ehcache, plain Java", new PlainJavaSerializer<>(LOADER));
    }

    @Override
    protected List<Old> ofProduct() {
        CompactJavaSerializer<Object> compact = new CompactJavaSerializer<>(LOADER);
        compact.init(new TransientStateRepository());
        return List.of(plain(), old(FormerWriter.JAVA, "Ehcache's default", compact));
    }

    @Override
    protected Old old(FormerWriter writer, Door library) {
        return old(writer, writer.title(), new OfLibrary(library));
    }

    private static Old old(FormerWriter writer, String name, Serializer<Object> former) {
        return new Old(writer, name, door(former), (isWriting, settings) -> door(
                new GridwireEhcacheSerializer<>(LOADER, former, isWriting, settings)));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof SerializerException;
    }

    /** Ehcache's own serializer of Java objects wrote the disk, keys too; Gridwire finds them, and rewrites what is stored. */
    @Test
    void aDiskThatEhcacheFilledByItselfIsTakenOver(@TempDir Path folder) {
        Item tea = new Item("tea", BigDecimal.TEN, List.of("a"));
        Item milk = new Item("milk", BigDecimal.ONE, List.of());
        EhcacheContractTest.onDisk(folder, () -> new CompactJavaSerializer<>(LOADER), disk -> disk.put("tea", tea));
        EhcacheContractTest.onDisk(folder, this::takingOver, disk -> {
            assertThat(disk.get("tea")).isEqualTo(tea);
            disk.put("tea", milk);
            disk.put("new", tea);
        });
        EhcacheContractTest.onDisk(folder, this::takingOver, disk -> {
            assertThat(disk.get("tea")).isEqualTo(milk);
            assertThat(disk.get("new")).isEqualTo(tea);
        });
    }

    @Test
    void theSettingsSayWhoWrites() {
        Serializer<Object> former = new OfLibrary(Libraries.all().get(FormerWriter.KRYO));
        ByteBuffer old = former.serialize("text");
        assertThat(GridwireEhcacheSerializer.replacing(LOADER, former).serialize("text")).isNotEqualTo(old);
        System.setProperty("gridwire.ehcache.write", "false");
        try {
            assertThat(GridwireEhcacheSerializer.replacing(LOADER, former).serialize("text")).isEqualTo(old);
        } finally {
            System.clearProperty("gridwire.ehcache.write");
        }
    }

    private Serializer<Object> takingOver() {
        return new GridwireEhcacheSerializer<>(LOADER, new CompactJavaSerializer<>(LOADER), true, TakeoverContract::allowed);
    }

    /** A library, as applications put it behind Ehcache's interface. */
    private record OfLibrary(Door library) implements Serializer<Object> {

        @Override
        public ByteBuffer serialize(Object value) {
            try {
                return ByteBuffer.wrap(library.write(value));
            } catch (Exception e) {
                throw new SerializerException(e);
            }
        }

        @Override
        public Object read(ByteBuffer bytes) {
            try {
                return library.read(FormerReader.copy(bytes));
            } catch (Exception e) {
                throw new SerializerException(e);
            }
        }

        @Override
        public boolean equals(Object value, ByteBuffer bytes) {
            return value.equals(read(bytes));
        }
    }
}
