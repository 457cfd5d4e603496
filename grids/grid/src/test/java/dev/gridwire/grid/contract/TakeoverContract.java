// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.Shop.Item;
import dev.gridwire.grid.contract.Shop.Note;
import dev.gridwire.payload.Limits;
import dev.gridwire.seal.Seal;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.rmi.MarshalledObject;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What a grid's serializer keeps where it replaces any other one, whose values are still there. */
public abstract class TakeoverContract extends RollingContract {

    private static final Note NOTE = new Note("old", 7);
    private static final Seal KEYED = Seal.hmac(new byte[32]);
    private static final int SEALED_MASK = 0xf9;
    private static final int SEALED = 0x89;

    /**
     * A serializer that is replaced.
     *
     * @param name of the serializer
     * @param former the serializer itself
     * @param replacing makes Gridwire in its place
     */
    public record Old(String name, Door former, Replacement replacing) {

        Door door() {
            return replacing.door(true, DoorContract::allowed);
        }
    }

    /** Makes Gridwire in place of a serializer. */
    @FunctionalInterface
    public interface Replacement {

        /** Makes one that writes, or lets the other one write. */
        Door door(boolean isWriting, UnaryOperator<MarshallerBuilder> settings);
    }

    /** Those that applications use with the grid. */
    protected abstract List<Old> olds();

    private List<DynamicTest> each(Check check) {
        return olds().stream().map(old -> DynamicTest.dynamicTest(old.name, () -> check.of(old))).toList();
    }

    /** A test with one of them. */
    @FunctionalInterface
    private interface Check {
        void of(Old old) throws Exception;
    }

    @TestFactory
    List<DynamicTest> anOldValueIsReadAndBecomesGridwiresWhenItIsStored() {
        return each(old -> {
            Door door = old.door();
            Object read = door.read(old.former.write(NOTE));
            assertThat(read).isEqualTo(NOTE);
            byte[] stored = door.write(read);
            assertThat(stored[0] & SEALED_MASK).as("mark of a sealed payload").isEqualTo(SEALED);
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
            Door first = old.replacing.door(false, DoorContract::allowed);
            assertThat(old.former.read(first.write(NOTE))).isEqualTo(NOTE);
            assertThat(first.read(old.door().write(NOTE))).isEqualTo(NOTE);
        });
    }

    /** The policy rules values of Java serialization even where another serializer is named. */
    @Test
    void whatJavaSerializationWroteIsHeldToThePolicyBesideAnotherSerializer() throws Exception {
        Door door = notJava().door();
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
                assertThat(old.replacing.door(true, builder -> allowed(builder).seal(open)).read(bytes)).isEqualTo(NOTE);
            }
        });
    }

    /** A way to a seal begins with payloads that have none yet; they are told from values of other serializers, too. */
    @TestFactory
    List<DynamicTest> payloadsWithoutASealAreReadWhereTheyAreAccepted() {
        return each(old -> {
            Door door = old.replacing.door(true, builder -> allowed(builder).seal(Seal.none().accepting(KEYED)));
            assertThat(door.read(door.write(NOTE))).isEqualTo(NOTE);
            assertThat(door.read(old.former.write(NOTE))).isEqualTo(NOTE);
        });
    }

    @TestFactory
    List<DynamicTest> whatNeitherCanReadIsRefused() {
        return each(old -> {
            Door door = old.door();
            byte[] strange = "no payload".getBytes(StandardCharsets.UTF_8);
            assertRefused(catchThrowable(() -> door.read(strange)), "the replaced serializer cannot read it either");
            byte[] own = door.write("x".repeat(40));
            own[20] ^= 1;
            assertRefused(catchThrowable(() -> door.read(own)), "seal does not match");
        });
    }

    @Test
    void aValueBeyondTheLimitIsNotGivenToTheOtherSerializer() throws Exception {
        Old old = notJava();
        Door small = old.replacing.door(true, builder -> allowed(builder).limits(Limits.DEFAULT.withBytes(99)));
        assertThat(small.read(old.former.write("x".repeat(9)))).isEqualTo("x".repeat(9));
        assertRefused(catchThrowable(() -> small.read(old.former.write("x".repeat(200)))), "limits.bytes");
    }

    @TestFactory
    List<DynamicTest> oldValuesAreCountedAndTheFirstIsLogged() {
        return each(old -> {
            boolean isJava = isJava(old.former.write(NOTE));
            String attribute = isJava ? "JavaValues" : "ReplacedValues";
            String serializer = isJava ? "java" : "replaced";
            try (Witnesses witnesses = new Witnesses(old::door)) {
                Door door = witnesses.door();
                door.read(door.write(NOTE));
                witnesses.assertFormerRead(attribute, serializer, 0);
                for (int i = 1; i < 4; i++) {
                    door.read(old.former.write(NOTE));
                    witnesses.assertFormerRead(attribute, serializer, i);
                }
            }
        });
    }

    private Old notJava() {
        return olds().stream().filter(old -> old.name.equals("Kryo")).findFirst().orElseThrow();
    }

    /** Whether Gridwire's reader of Java serialization takes them. */
    private boolean isJava(byte[] bytes) {
        return catchThrowable(() -> door(DoorContract::allowed).read(bytes)) == null;
    }
}
