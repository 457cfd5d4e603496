// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import static dev.gridwire.junit.GridwireAssertions.assertRoundTrips;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.acme.shop.Lossy;
import com.acme.shop.Sound;
import dev.gridwire.Marshaller;
import java.lang.StackWalker.Option;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundTripCheckTest {

    @ParameterizedTest
    @ValueSource(classes = {
        Sound.Order.class, Sound.Payment.class, Sound.Discount.class, Sound.Customer.class, Sound.Purchase.class,
        Sound.Address.class, Sound.Ranked.class, Sound.Status.class, int[][].class, Sound.Line[].class, String.class
    })
    void classesOfEachKindComeBack(Class<?> type) {
        assertThatCode(() -> assertRoundTrips(type)).doesNotThrowAnyException();
    }

    @Test
    void aTransientFieldThatIsLostIsNamedWithTheRemedy() {
        assertThatThrownBy(() -> assertRoundTrips(new Lossy.Session("ada", "secret"))).hasMessage("""
                com.acme.shop.Lossy$Session, the given value, at first use, came back different:
                  at Lossy$Session.token: java.lang.String secret became null
                  The field is transient, so it is not written. Restore it in readObject or readResolve, or compute it when it \
                is needed. If the copy may lack it, set transientFields = false.""");
    }

    @Test
    void transientFieldsMayBeIgnored() {
        RoundTripCheck check = RoundTripCheck.usual().withoutTransientFields();
        assertThatCode(() -> check.ofClasses(Lossy.Session.class)).doesNotThrowAnyException();
    }

    @Test
    void hooksThatForgetAFieldAreNamed() {
        assertThatThrownBy(() -> assertRoundTrips(new Lossy.Hooked(1, 2))).hasMessage("""
                com.acme.shop.Lossy$Hooked, the given value, at first use, came back different:
                  at Lossy$Hooked.forgotten: java.lang.Integer 2 became java.lang.Integer 0
                  The class com.acme.shop.Lossy$Hooked has hooks of Java serialization. Let them read all that they write.""");
    }

    @Test
    void aConstructorThatChangesWhatItGetsIsNamed() {
        assertThatThrownBy(() -> assertRoundTrips(new Lossy.Counter(4))).hasMessage("""
                com.acme.shop.Lossy$Counter, the given value, at first use, came back different:
                  at Lossy$Counter.count: java.lang.Integer 5 became java.lang.Integer 6
                  The canonical constructor of com.acme.shop.Lossy$Counter stores another value than it gets. Let it keep a \
                value that it stored before.""");
    }

    @Test
    void aContainerOfAnotherClassIsNamed() {
        assertThatThrownBy(() -> assertRoundTrips(Lossy.Copied.class))
                .hasMessageContaining("at Lossy$Copied.words: java.util.LinkedList became java.util.ArrayList\n"
                        + "  The content is equal, in another class. Declare the interface, or store the class that is read.");
    }

    @Test
    void lostIdentityIsNamed() {
        int[] shared = {1};
        RoundTripCheck canonical = RoundTripCheck.usual()
                .withMarshaller(() -> Marshaller.builder().register(Lossy.Pair.class).canonical().build());
        assertThatThrownBy(() -> canonical.ofValues(new Lossy.Pair(shared, shared)))
                .hasMessageContaining("at Lossy$Pair.second: no longer the same object")
                .hasMessageContaining("\n  The content is equal, but places that shared an object no longer do");
    }

    @Test
    void codeThatThrowsIsNamed() {
        assertThatThrownBy(() -> assertRoundTrips(new Lossy.Throwing(1)))
                .hasMessageContaining("at first use, was written, and cannot be read:")
                .hasMessageContaining("hook=readResolve")
                .hasMessageContaining("\n  The cause is java.lang.IllegalStateException: no such shop");
    }

    @Test
    void aClassThatThePolicyRefusesIsNamedWithItsPlaceAndLine() {
        assertThatThrownBy(() -> assertRoundTrips(Lossy.Measured.class))
                .hasMessageStartingWith("com.acme.shop.Lossy$Measured, value 1 of 100, at first use, cannot be written:\n"
                        + "  The type policy does not allow the class: class=org.assertj.core.data.Offset")
                .hasMessageContaining("at Measured.offsets[0]; allow it with ")
                .hasMessageContaining("the line allow=org.assertj.core.data.Offset in gridwire.properties");
    }

    @Test
    void aClassWithoutValuesIsNamedWithWhatWasTried() {
        assertThatThrownBy(() -> assertRoundTrips(Lossy.Idea.class)).hasMessage("""
                No value of com.acme.shop.Lossy$Idea can be made.
                  No concrete class of it can be made: class=com.acme.shop.Lossy$Idea, tried=[]
                  Give values of your own: assertRoundTrips(…).""");
    }

    @Test
    void aLossThatBeginsLaterIsNamed() {
        assertThatThrownBy(() -> assertRoundTrips(new Lossy.Tiring(7)))
                .hasMessageStartingWith("com.acme.shop.Lossy$Tiring, the given value, after 100 uses, came back different:")
                .hasMessageContaining("java.lang.Integer -1");
    }

    @Test
    void theSeedRepeatsAFailure() {
        Throwable failure = catchThrowable(() -> RoundTripCheck.usual().withSeed(5).ofClasses(Lossy.Hooked.class));
        Matcher repetition = Pattern.compile("seed = (-?\\d+)L, count = 1").matcher(failure.getMessage());
        assertThat(repetition.find()).isTrue();

        RoundTripCheck again = RoundTripCheck.usual().withSeed(Long.parseLong(repetition.group(1))).withCount(1);
        assertThatThrownBy(() -> again.ofClasses(Lossy.Hooked.class)).message()
                .contains(failure.getMessage().lines().skip(1).findFirst().orElseThrow());
    }

    @Test
    void equalSeedsMakeEqualValuesWhateverWasMadeBefore() {
        Object third = MadeValues.of(Sound.Order.class, 3, 1).values().get(2);
        long seed = 1 + 2 * 0x9E37_79B9_7F4A_7C15L;
        assertThat(MadeValues.of(Sound.Order.class, 1, seed).values()).containsExactly(third);
    }

    @Test
    void allFailuresAreShownAtOnce() {
        assertThatThrownBy(() -> assertRoundTrips(Lossy.Hooked.class, Sound.Line.class, Lossy.Idea.class))
                .hasMessageStartingWith("2 of 3 classes failed:\n\ncom.acme.shop.Lossy$Hooked, value 1")
                .hasMessageContaining("\n\nNo value of com.acme.shop.Lossy$Idea can be made.");
        assertThatThrownBy(() -> assertRoundTrips(new Lossy.Counter(1), "text"))
                .hasMessageStartingWith("com.acme.shop.Lossy$Counter, given value 1 of 2, at first use");
    }

    @Test
    void aCheckWithoutValuesIsRefused() {
        assertThatThrownBy(() -> RoundTripCheck.usual().withCount(0))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("count=0; take at least 1");
    }

    /** Notes who calls its constructor when it is read. */
    public record Witness(int number) {

        static final Set<String> CALLERS = ConcurrentHashMap.newKeySet();

        public Witness {
            StackWalker.getInstance(Option.SHOW_HIDDEN_FRAMES).walk(frames -> {
                frames.map(StackWalker.StackFrame::getClassName).forEach(CALLERS::add);
                return 0;
            });
        }
    }

    @Test
    void generatedCodeReadsTheValuesInTheEnd() {
        Witness.CALLERS.clear();
        assertRoundTrips(new Witness(3));
        assertThat(Witness.CALLERS).anyMatch(name -> name.contains("Fused") && name.startsWith(Witness.class.getPackageName()));
    }
}
