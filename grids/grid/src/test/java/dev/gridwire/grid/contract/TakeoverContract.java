// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.Shop.Item;
import dev.gridwire.grid.contract.Shop.Note;
import dev.gridwire.grid.contract.former.FormerWriter;
import dev.gridwire.grid.contract.former.FrozenPayloads;
import dev.gridwire.grid.contract.former.FrozenPayloads.Frozen;
import dev.gridwire.grid.contract.former.Libraries;
import dev.gridwire.payload.Limits;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.seal.Seal;
import dev.gridwire.testkit.GraphText;
import dev.gridwire.testkit.document.ProjectPages;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.rmi.MarshalledObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/**
 * What a door keeps where it takes over values that others wrote. A class names its door by {@link TakesOver}; the door's row of
 * the table in {@code docs/coming-from.md} is made of the writers whose values the tests read and rewrite.
 */
@TestInstance(Lifecycle.PER_CLASS)
public abstract class TakeoverContract {

    private static final Note NOTE = new Note("old", 7);
    private static final Seal KEYED = Seal.hmac(new byte[32]);
    private static final int SEALED_MASK = 0xf9;
    private static final int SEALED = 0x89;

    private final List<Old> olds = new ArrayList<>();

    /**
     * A serializer that is replaced.
     *
     * @param writer the column of the table
     * @param name of the serializer
     * @param former the serializer itself
     * @param replacing makes Gridwire in its place
     */
    public record Old(FormerWriter writer, String name, Door former, Replacement replacing) {

        Door door() {
            return replacing.door(true, TakeoverContract::allowed);
        }
    }

    /** Makes Gridwire in place of a serializer. */
    @FunctionalInterface
    public interface Replacement {

        /** Makes one that writes, or lets the other one write. */
        Door door(boolean isWriting, UnaryOperator<MarshallerBuilder> settings);
    }

    /** Gridwire in place of Java serialization. */
    protected abstract Door door(UnaryOperator<MarshallerBuilder> settings);

    /** A library behind the door's own interface, and Gridwire in its place. */
    protected abstract Old old(FormerWriter writer, Door library);

    /** Serializers that come with the product. */
    protected List<Old> ofProduct() {
        return List.of();
    }

    /** Whether it is what the door documents for a value that cannot be read. */
    protected abstract boolean isDocumented(Throwable failure);

    /** Bytes that look like the old serializer's, but are not. */
    protected byte[] strange(Old old) throws Exception {
        return "no payload".getBytes(StandardCharsets.UTF_8);
    }

    /** Whether Gridwire wrote the bytes beside old values. */
    protected boolean isGridwires(byte[] bytes) {
        return (bytes[0] & SEALED_MASK) == SEALED;
    }

    private List<Old> olds() {
        if (olds.isEmpty()) {
            olds.addAll(ofProduct());
            Libraries.all().forEach((writer, library) -> olds.add(old(writer, library)));
        }
        return olds;
    }

    private List<DynamicTest> each(Check check) {
        return olds().stream().map(old -> DynamicTest.dynamicTest(old.name, () -> check.of(old))).toList();
    }

    /** A test with one of them. */
    @FunctionalInterface
    private interface Check {
        void of(Old old) throws Exception;
    }

    /** The door's row: each writer has tests here, or a reason. */
    @Test
    void theTableOfTakeoversSaysWhatIsTested() throws IOException {
        Set<FormerWriter> missing = EnumSet.complementOf(EnumSet.of(FormerWriter.JAVA, FormerWriter.GRIDWIRE));
        olds().forEach(old -> missing.remove(old.writer));
        assertThat(missing).as("writers without tests or reason").allSatisfy(each -> assertThat(each.elsewhere()).isNotEmpty());
        TakesOver door = getClass().getAnnotation(TakesOver.class);
        new DoorTable(ProjectPages.ROOT.resolve("docs/coming-from.md"),
                Arrays.stream(FormerWriter.values()).map(FormerWriter::title).toList(), door.door(), door.page(),
                missing.stream().map(FormerWriter::title).collect(Collectors.toSet()),
                missing.stream().map(each -> "- " + each.title() + ": " + each.elsewhere()).toList()).check();
    }

    @TestFactory
    List<DynamicTest> anOldValueIsReadAndBecomesGridwiresWhenItIsStored() {
        return each(old -> {
            Door door = old.door();
            Object read = door.read(old.former.write(NOTE));
            assertThat(read).isEqualTo(NOTE);
            byte[] stored = door.write(read);
            assertThat(isGridwires(stored)).as("mark of Gridwire").isTrue();
            assertThat(isGridwires(old.former.write(NOTE))).as("mark of Gridwire").isFalse();
            assertThat(door.read(stored)).isEqualTo(NOTE);
            assertThat(catchThrowable(() -> old.former.read(stored))).as("read without Gridwire").isNotNull();
        });
    }

    @TestFactory
    List<DynamicTest> anyBytesOfTheOtherSerializerAreRead() {
        return each(old -> {
            Door door = old.door();
            for (int number = -300; number < 300; number++) {
                assertThat(door.read(old.former.write(number))).isEqualTo(number);
                assertThat(door.read(door.write(number))).isEqualTo(number);
            }
        });
    }

    @TestFactory
    List<DynamicTest> theOtherSerializerWritesUntilTheSecondRestart() {
        return each(old -> {
            Door first = old.replacing.door(false, TakeoverContract::allowed);
            assertThat(old.former.read(first.write(NOTE))).isEqualTo(NOTE);
            assertThat(first.read(old.door().write(NOTE))).isEqualTo(NOTE);
        });
    }

    /** What the other serializer creates is its own affair; nothing of it is stored that the policy does not let in. */
    @TestFactory
    List<DynamicTest> aRefusedClassStaysRefused() {
        return each(old -> {
            Door door = old.replacing.door(true, builder -> builder.register(Item.class));
            assertThat(catchThrowable(() -> door.write(NOTE))).hasStackTraceContaining("class=" + Note.class.getName());
            byte[] own = old.door().write(NOTE);
            assertRefused(catchThrowable(() -> door.read(own)), "class=" + Note.class.getName());
        });
    }

    /** The policy rules values of Java serialization even where another serializer is named. */
    @Test
    void whatJavaSerializationWroteIsHeldToThePolicyBesideAnotherSerializer() throws Exception {
        Door door = kryo().door();
        Item item = new Item("tea", BigDecimal.ONE, List.of());
        assertThat(door.read(JavaStreams.of(item))).isEqualTo(item);
        assertRefused(catchThrowable(() -> door.read(JavaStreams.of(new MarshalledObject<>("text")))),
                "java.rmi.MarshalledObject");
    }

    @TestFactory
    List<DynamicTest> aRequiredSealKeepsOldValuesOutUnlessTheyAreNamed() {
        return each(old -> {
            byte[] bytes = old.former.write(NOTE);
            String word = isJava(bytes) ? "java" : "replaced";
            for (Seal seal : List.of(KEYED, Seal.crc32c())) {
                Door strict = old.replacing.door(true, builder -> allowed(builder).seal(seal));
                assertThat(strict.read(strict.write(NOTE))).isEqualTo(NOTE);
                assertRefused(catchThrowable(() -> strict.read(bytes)), "seal-accepts=" + word);
                Seal open = seal.acceptingJava().acceptingReplaced();
                assertThat(old.replacing.door(true, builder -> allowed(builder).seal(open)).read(bytes))
                        .isEqualTo(NOTE);
            }
        });
    }

    /** A way to a seal begins with payloads that have none yet; they are told from values of other serializers, too. */
    @TestFactory
    List<DynamicTest> payloadsWithoutASealAreReadWhereTheyAreAccepted() {
        return each(old -> {
            Door door = old.replacing.door(
                    true, builder -> allowed(builder).seal(Seal.none().accepting(KEYED)));
            assertThat(door.read(door.write(NOTE))).isEqualTo(NOTE);
            assertThat(door.read(old.former.write(NOTE))).isEqualTo(NOTE);
        });
    }

    @TestFactory
    List<DynamicTest> whatNeitherCanReadIsRefused() {
        return each(old -> {
            Door door = old.replacing.door(true, builder ->
                    allowed(builder).seal(Seal.crc32c().acceptingJava().acceptingReplaced()));
            byte[] strange = strange(old);
            assertRefused(catchThrowable(() -> door.read(strange)), "the replaced serializer cannot read it either");
            byte[] own = door.write(new Note("x".repeat(40), 1));
            own[20] ^= 1;
            assertRefused(catchThrowable(() -> door.read(own)), "seal does not match");
        });
    }

    @Test
    void aValueBeyondTheLimitIsNotGivenToTheOtherSerializer() throws Exception {
        Old old = kryo();
        Door small = old.replacing.door(
                true, builder -> allowed(builder).limits(Limits.DEFAULT.withBytes(99)));
        Note note = new Note("x".repeat(9), 1);
        assertThat(small.read(old.former.write(note))).isEqualTo(note);
        assertRefused(catchThrowable(() -> small.read(old.former.write(new Note("x".repeat(200), 1)))), "limits.bytes");
    }

    @TestFactory
    List<DynamicTest> oldValuesAreCountedAndTheFirstIsLogged() {
        return each(old -> {
            byte[] bytes = old.former.write(NOTE);
            assertCounted(old.replacing, isJava(bytes), bytes);
        });
    }

    private static void assertCounted(Replacement replacing, boolean isJava, byte[] old) throws Exception {
        String attribute = isJava ? "JavaValues" : "ReplacedValues";
        String serializer = isJava ? "java" : "replaced";
        try (Witnesses witnesses = new Witnesses(() -> replacing.door(
                true, builder -> allowed(builder).javaUid(JavaUid.ANY)))) {
            Door door = witnesses.door();
            door.read(door.write(NOTE));
            witnesses.assertFormerRead(attribute, serializer, 0);
            for (int i = 1; i < 4; i++) {
                assertThat(door.read(old)).isEqualTo(NOTE);
                witnesses.assertFormerRead(attribute, serializer, i);
            }
        }
    }

    /** In place of Java serialization, and of any other serializer. */
    @Test
    void javaValuesOfAnotherUidBecomeGridwiresWhenTheyAreStored() throws Exception {
        byte[] old = JavaStreams.ofOtherUid(NOTE, Note.class, 7);
        for (Replacement each : List.<Replacement>of((isWriting, settings) -> door(settings), kryo().replacing)) {
            assertRefused(catchThrowable(() -> each.door(true, TakeoverContract::allowed).read(old)), "java-uid=any");
            Door door = each.door(true, builder -> allowed(builder).javaUid(JavaUid.ANY));
            Object read = door.read(old);
            assertThat(read).isEqualTo(NOTE);
            assertThat(door.read(door.write(read))).isEqualTo(NOTE);
            assertCounted(each, true, old);
            assertRefused(catchThrowable(() -> each.door(true, builder ->
                    allowed(builder).javaUid(JavaUid.ANY).seal(KEYED)).read(old)), "seal-accepts=java");
            assertRefused(catchThrowable(() -> each.door(true, builder ->
                    builder.register(Item.class).javaUid(JavaUid.ANY)).read(old)), "class=" + Note.class.getName());
        }
    }

    /** The payloads of all formats of Gridwire are read, by the classes of that time. */
    @Test
    void payloadsOfEarlierGridwireAreReadAndWrittenAnew() throws Exception {
        Door door = door(FrozenPayloads::allow);
        Door strict = door(builder -> FrozenPayloads.allow(builder).seal(KEYED));
        Door denied = door(builder -> FrozenPayloads.allow(builder).deny("frozen.Line"));
        assertThat(FrozenPayloads.all()).hasSizeGreaterThan(20);
        for (Frozen each : FrozenPayloads.all()) {
            Object read = door.read(each.bytes());
            assertThat(GraphText.of(read)).as(each.file()).isEqualTo(each.text());
            Object again = read == null ? null : door.read(door.write(read));
            assertThat(GraphText.of(again)).as(each.file()).isEqualTo(each.text());
            assertRefused(catchThrowable(() -> strict.read(each.bytes())), "not sealed");
            if (each.file().startsWith("order")) {
                assertRefused(catchThrowable(() -> denied.read(each.bytes())), "frozen.Line");
            }
        }
    }

    /** Lets in the classes of the contract. */
    protected static MarshallerBuilder allowed(MarshallerBuilder builder) {
        return DoorContract.allowed(builder);
    }

    private void assertRefused(Throwable refusal, String words) {
        assertThat(refusal != null && isDocumented(refusal)).as("documented: " + refusal).isTrue();
        assertThat(refusal).hasStackTraceContaining(words);
    }

    private Old kryo() {
        return olds().stream().filter(old -> old.writer == FormerWriter.KRYO).findFirst().orElseThrow();
    }

    /** Whether Gridwire's reader of Java serialization takes them. */
    private boolean isJava(byte[] bytes) {
        return catchThrowable(() -> door(TakeoverContract::allowed).read(bytes)) == null;
    }
}
