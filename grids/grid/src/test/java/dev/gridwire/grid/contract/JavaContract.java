// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.grid.contract.JavaStreams.Place;
import dev.gridwire.grid.contract.Shop.Cart;
import dev.gridwire.grid.contract.Shop.Delay;
import dev.gridwire.payload.Limits;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.seal.Seal;
import dev.gridwire.testkit.mutation.Attempt;
import dev.gridwire.testkit.mutation.Budget;
import java.rmi.MarshalledObject;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;

/** What every grid's serializer keeps when it meets values of Java serialization, and values without a seal. */
public abstract class JavaContract extends DoorContract {

    private static final int NAMES = 20_000;
    private static final int TRIES = 5;
    private static final Seal KEYED = Seal.hmac(new byte[32]);

    private Door sealed(Seal seal) {
        return door(builder -> allowed(builder).seal(seal));
    }

    private void assertRefused(Door door, byte[] bytes, String words) {
        assertRefused(catchThrowable(() -> door.read(bytes)), words);
    }

    @Test
    @Holds(Point.SEAL)
    void whereASealIsRequiredNothingElseIsRead() throws Exception {
        Cart cart = Cart.cyclic(3);
        Door door = sealed(KEYED);
        assertThat(door.read(door.write(cart))).matches(cart::isLike, "like " + cart);
        assertRefused(door, JavaStreams.of(cart), "seal-accepts=java");
        assertRefused(door, sealed(Seal.none()).write(cart), "not sealed");
        assertRefused(sealed(Seal.crc32c()), JavaStreams.of(cart), "seal-accepts=java");
    }

    @Test
    @Holds(Point.SEAL)
    void unsealedValuesAreReadWhereTheSettingsNameThem() throws Exception {
        Cart cart = Cart.cyclic(3);
        byte[] java = JavaStreams.of(cart);
        byte[] unsealed = sealed(Seal.none()).write(cart);
        assertThat(sealed(KEYED.acceptingJava()).read(java)).matches(cart::isLike, "like " + cart);
        assertRefused(sealed(KEYED.acceptingJava()), unsealed, "not sealed");
        assertThat(sealed(KEYED.accepting(Seal.none())).read(unsealed)).matches(cart::isLike, "like " + cart);
        assertRefused(sealed(KEYED.accepting(Seal.none())), java, "seal-accepts=java");
        assertThat(sealed(Seal.none().accepting(KEYED)).read(java)).matches(cart::isLike, "like " + cart);
    }

    @Test
    @Holds(Point.VERSIONS)
    void anotherSerialVersionUidIsReadWhereTheSettingsSaySo() throws Exception {
        Cart cart = Cart.cyclic(3);
        byte[] other = JavaStreams.ofOtherUid(cart, Cart.class, 7);
        assertRefused(door(DoorContract::allowed), other, "written=7, here=1; if its fields still mean the same, read it by"
                + " java-uid=any in gridwire.properties");
        Door any = door(builder -> allowed(builder).javaUid(JavaUid.ANY));
        assertThat(any.read(other)).matches(cart::isLike, "like " + cart);
        assertRefused(any, JavaStreams.ofOtherUid(new MarshalledObject<>("text"), MarshalledObject.class, 7), "class=");
        assertRefused(door(builder -> allowed(builder).javaUid(JavaUid.ANY).seal(KEYED)), other, "seal-accepts=java");
        assertRefused(door(builder -> allowed(builder).javaUid(JavaUid.ANY).limits(Limits.DEFAULT.withReferences(9))), other,
                "limits.references");
    }

    @Test
    @Holds(Point.WORK)
    void nestedSetsOfJavaSerializationAreRefused() throws Exception {
        assertRefusedWithinBudget(JavaStreams.nestedSets(26), "hashNesting");
        assertRefusedWithinBudget(JavaStreams.setsSideBySide(26), "hashNesting");
        assertRefusedWithinBudget(JavaStreams.listsInASet(40), "too much work to hash");
    }

    @Test
    @Holds(Point.WORK)
    void arraysThatOnlyAnnounceTheirElementsAreRefused() throws Exception {
        assertRefusedWithinBudget(JavaStreams.announcedArrays(12, 16 << 20), "The bytes end within a value");
        assertRefusedWithinBudget(JavaStreams.announcedArrays(12, 100), "The bytes end within a value");
    }

    private void assertRefusedWithinBudget(byte[] bytes, String words) {
        Attempt least = null;
        for (int i = 0; i < TRIES; i++) {
            Attempt attempt = Attempt.of(this::read, bytes);
            least = least == null || attempt.cpuNanos() < least.cpuNanos() ? attempt : least;
        }
        assertRefused(least.failure(), words);
        assertThat(least.cpuNanos()).isLessThan(Budget.STRICT.mostNanos(bytes.length));
        assertThat(least.allocatedBytes()).isLessThan(Budget.STRICT.mostBytes(bytes.length));
    }

    /** A loader keeps each name that it was asked for, found or not. */
    @Test
    @Holds(Point.POLICY)
    void namesThatAreNotAllowedAreNotLookedFor() throws Exception {
        List<String> asked = new ArrayList<>();
        ClassLoader loader = new ClassLoader(getClass().getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (name.startsWith("org.absent")) {
                    asked.add(name);
                }
                return super.loadClass(name, resolve);
            }
        };
        Place[] places = Place.values();
        for (int i = 0; i < NAMES; i++) {
            byte[] bytes = JavaStreams.naming("org.absent.Name" + i, places[i % places.length]);
            Throwable refusal = catchThrowable(() -> read(bytes, loader));
            assertRefused(refusal, "class=");
        }
        assertThat(asked).isEmpty();
    }

    @Test
    @Holds(Point.POLICY)
    void aSuperclassOfALibraryIsReadForItsFieldsOnly() throws Exception {
        Delay delay = (Delay) read(JavaStreams.of(new Delay("late", 5)));
        assertThat(delay).hasMessage("late");
        assertThat(delay.days).isEqualTo(5);
        byte[] bare = JavaStreams.of(new AssertionFailedError("bare"));
        assertThat(catchThrowable(() -> read(bare))).hasStackTraceContaining(AssertionFailedError.class.getName());
        byte[] both = JavaStreams.of(new Object[] {new Delay("late", 5), new AssertionFailedError("second")});
        assertThat(catchThrowable(() -> read(both))).hasStackTraceContaining(AssertionFailedError.class.getName());
    }
}
