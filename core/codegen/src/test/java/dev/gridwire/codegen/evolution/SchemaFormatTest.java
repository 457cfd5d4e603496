// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Slot;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SchemaFormatTest {

    private static final int INPUTS = Integer.getInteger("gridwire.mutations", 40_000);
    private static final long SEED = Long.getLong("gridwire.seed", 7L);
    private static final long FREE_BYTES = 16 << 10;
    /** A slot of some bytes is a dozen objects. */
    private static final long BYTES_A_BYTE = 256;
    private static final int TRIES = 4;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @SuppressWarnings("unused")
    record Point(int x, String name) {}

    @Test
    void aPlainSchemaStandsAsTheFormatSaysIt() {
        String point = hex(Point.class.getName());
        String length = HexFormat.of().toHexDigits((byte) Point.class.getName().length());
        assertThat(HexFormat.of().formatHex(SchemaFormat.plain(Schemas.of(Point.class, Renames.NONE)))).isEqualTo(String.join("",
                "01" /* version */,
                length + point,
                "01" /* layouts */ + length + point + "01" /* a record */,
                "01" /* levels */ + "00" /* of the same owner */ + "00" /* flags */ + "02" /* slots */,
                "0178" + "04" /* x: int */,
                "046e616d65" + "10" /* name: String */,
                "00" + "00" /* renames */));
    }

    @Test
    void aPackedSchemaSaysEachTextOnce() {
        String point = hex(Point.class.getName());
        assertThat(HexFormat.of().formatHex(SchemaFormat.write(Schemas.of(Point.class, Renames.NONE)))).isEqualTo(String.join("",
                "02" /* packed */,
                HexFormat.of().toHexDigits((byte) (2 * Point.class.getName().length())) + point,
                "01" /* layouts */ + "41" /* the text at place 16 */ + "01" /* a record */,
                "01" /* levels */ + "00" /* of the same owner */ + "00" /* flags */ + "02" /* slots */,
                "0278" + "04" /* x: int */,
                "086e616d65" + "10" /* name: String */));
    }

    @Test
    void whatIsReadSaysWhatWasWritten() {
        assertThat(Schemas.zoo()).hasSizeGreaterThan(80);
        for (DescribedSchema schema : Schemas.zoo()) {
            byte[] bytes = SchemaFormat.write(schema);
            assertThat(SchemaFormat.typeName(bytes, 0, bytes.length)).isEqualTo(schema.typeName());
            assertThat(SchemaFormat.plain(SchemaFormat.read(bytes))).isEqualTo(SchemaFormat.plain(schema));
            assertThat(SchemaFormat.write(SchemaFormat.read(SchemaFormat.plain(schema)))).isEqualTo(bytes);
            DescribedSchema read = SchemaFormat.read(bytes);
            assertThat(read.typeName()).isEqualTo(schema.typeName());
            assertThat(read.hash()).as(schema.typeName()).isEqualTo(schema.hash());
            assertThat(read.renames()).isEqualTo(schema.renames());
            assertThat(read.schema().layouts()).hasSameSizeAs(schema.schema().layouts());
            for (int i = 0; i < read.schema().layouts().size(); i++) {
                assertThat(said(read.schema().layouts().get(i))).isEqualTo(said(schema.schema().layouts().get(i)));
            }
            assertThat(SchemaFormat.write(read)).as(schema.typeName()).isEqualTo(bytes);
        }
    }

    @Test
    void aPartOfAnArrayIsReadAsTheWhole() {
        byte[] bytes = SchemaFormat.write(Schemas.of(Point.class, Schemas.RENAMED));
        byte[] around = new byte[bytes.length + 9];
        Arrays.fill(around, (byte) 0x7f);
        System.arraycopy(bytes, 0, around, 4, bytes.length);
        assertThat(SchemaFormat.read(around, 4, bytes.length)).isEqualTo(SchemaFormat.read(bytes));
    }

    @Test
    void everyProperPrefixIsRefused() {
        for (DescribedSchema schema : Schemas.zoo()) {
            byte[] bytes = SchemaFormat.write(schema);
            for (int length = 0; length < bytes.length; length++) {
                byte[] prefix = Arrays.copyOf(bytes, length);
                assertThatThrownBy(() -> SchemaFormat.read(prefix)).isInstanceOf(IllegalArgumentException.class);
            }
            assertThatThrownBy(() -> SchemaFormat.read(Arrays.copyOf(bytes, bytes.length + 1)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("bytes follow it");
        }
    }

    @Test
    void anotherVersionIsRefusedByName() {
        byte[] bytes = SchemaFormat.write(Schemas.of(Point.class, Renames.NONE));
        bytes[0] = 4;
        assertThatThrownBy(() -> SchemaFormat.read(bytes))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("version=4, supported=1 to 3");
    }

    @Test
    void countsAndLengthsAreComparedWithTheBytesThatAreLeft() {
        assertThatThrownBy(() -> SchemaFormat.read(new byte[] {1, 1, 'A', 5, 0}))
                .hasMessage("The bytes are no schema: a list has more elements than bytes are left: count=5, left=1, offset=4");
        assertThatThrownBy(() -> SchemaFormat.read(new byte[] {1, 9, 'A'}))
                .hasMessage("The bytes are no schema: a text is longer than the bytes that are left: length=9, left=1, offset=2");
    }

    @Test
    void alteredBytesGiveASchemaOrAnIllegalArgumentInBoundedMemory() {
        List<byte[]> corpus = Schemas.zoo().stream()
                .flatMap(schema -> Stream.of(SchemaFormat.write(schema), SchemaFormat.plain(schema)))
                .toList();
        SplittableRandom random = new SplittableRandom(SEED);
        int read = 0;
        for (int i = 0; i < INPUTS; i++) {
            byte[] input = altered(corpus, random);
            long allocated = allocated(input);
            // The first use of a way through the code costs once, so too large a result is measured again.
            for (int again = 0; again < TRIES && allocated > budget(input); again++) {
                allocated = allocated(input);
            }
            if (allocated > budget(input)) {
                fail("too much: bytes=%d, input=%s, seed=%d", allocated, HexFormat.of().formatHex(input), SEED);
            }
            read += isSchema(input) ? 1 : 0;
        }
        assertThat(read).isBetween(INPUTS / 50, INPUTS - INPUTS / 50);
    }

    private static String hex(String text) {
        return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
    }

    private static long budget(byte[] input) {
        return FREE_BYTES + BYTES_A_BYTE * input.length;
    }

    private static long allocated(byte[] input) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        try {
            SchemaFormat.read(input);
        } catch (IllegalArgumentException expected) {
            return THREADS.getCurrentThreadAllocatedBytes() - before;
        } catch (Throwable escaped) {
            fail("escaped: input=" + HexFormat.of().formatHex(input) + ", seed=" + SEED, escaped);
        }
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    /** What was read can be used: hashed and written again. */
    private static boolean isSchema(byte[] input) {
        try {
            DescribedSchema schema = SchemaFormat.read(input);
            assertThat(SchemaFormat.read(SchemaFormat.write(schema)).hash()).isEqualTo(schema.hash());
            return true;
        } catch (IllegalArgumentException expected) {
            return false;
        }
    }

    private static byte[] altered(List<byte[]> corpus, SplittableRandom random) {
        if (random.nextInt(8) == 0) {
            byte[] noise = new byte[random.nextInt(200)];
            random.nextBytes(noise);
            if (noise.length > 0) {
                noise[0] = (byte) random.nextInt(1, 4);
            }
            return noise;
        }
        byte[] input = corpus.get(random.nextInt(corpus.size())).clone();
        for (int i = random.nextInt(3); i >= 0; i--) {
            input[random.nextInt(input.length)] = (byte) (random.nextBoolean() ? random.nextInt(256) : 0xff);
        }
        return random.nextInt(6) == 0 ? Arrays.copyOf(input, random.nextInt(input.length)) : input;
    }

    /** All of a layout that its schema says. */
    private static List<Object> said(Layout layout) {
        List<Level> levels = layout.levels().stream()
                .filter(level -> !level.slots().isEmpty() || !level.hooks().isEmpty() || level.isCustom()
                        || level.origin() != dev.gridwire.codegen.layout.Origin.USER)
                .toList();
        return List.of(layout.typeName(), layout.form(), layout.enumConstants(), layout.writeReplaceOwner().isPresent(),
                layout.fingerprint(),
                levels.stream()
                        .map(level -> List.of(level.owner(), level.origin(), level.hooks(), level.persistentFields()))
                        .toList(),
                layout.slots().stream().map(SchemaFormatTest::said).toList());
    }

    private static List<Object> said(Slot slot) {
        return List.of(slot.owner(), slot.name(), slot.descriptor(), slot.kind(), slot.nullability());
    }
}
