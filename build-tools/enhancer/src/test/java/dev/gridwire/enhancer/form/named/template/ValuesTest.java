// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.annotation.ElementType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Timestamp;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ValuesTest {

    @Test
    void subclassOfDateIsRefusedWithItsField() {
        assertThatIllegalArgumentException().isThrownBy(() -> Values.encode(new Timestamp(0), ValueCodes.DATE, "born"))
                .withMessageContaining("field=born").withMessageContaining("java.sql.Timestamp");
    }

    @Test
    void localeThatNoTagNamesIsRefused() {
        @SuppressWarnings("deprecation")
        Locale odd = new Locale("xx", "YY", "odd variant");

        assertThatIllegalArgumentException().isThrownBy(() -> Values.encode(odd, ValueCodes.LOCALE, "home"))
                .withMessageContaining("field=home");
    }

    @Test
    void pairOfSurrogatesIsWholeAndHalfOfOneIsNot() {
        assertThat(Values.encode("a\uD83D\uDE00", ValueCodes.WHOLE_STRING, "text")).isEqualTo("a\uD83D\uDE00");
        for (String half : List.of("\uD83D", "\uDE00a", "\uDE00\uD83D", "a\uD83Db")) {
            assertThatIllegalArgumentException().isThrownBy(() -> Values.encode(half, ValueCodes.WHOLE_STRING, "text"));
        }
    }

    @Test
    void arrayOfSubclassIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Values.exactArray(new Integer[0], Number.class, "numbers"))
                .withMessageContaining("field=numbers");
        assertThat(Values.exactArray(new Number[1], Number.class, "numbers")).hasSize(1);
    }

    @Test
    void containerWithAnUnknownNumberIsRefused() {
        Object[] none = {};
        for (byte type : new byte[] {-1, 99, ContainerCodes.HASH_MAP}) {
            assertThatExceptionOfType(Refusal.class)
                    .isThrownBy(() -> Containers.collection(none, type, ContainerCodes.ARRAY_LIST, 0, Object.class));
        }
        assertThatExceptionOfType(Refusal.class).isThrownBy(
                () -> Containers.map(none, none, ContainerCodes.ARRAY_LIST, ContainerCodes.HASH_MAP, Object.class));
    }

    @Test
    void mapWithMoreKeysThanValuesIsRefused() {
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> Containers.map(
                new Object[1], new Object[2], ContainerCodes.HASH_MAP, ContainerCodes.HASH_MAP, Object.class));
    }

    @Test
    void constantThatIsGoneIsNamedWithItsEnum() {
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> Values.decode("MAROON", ValueCodes.ENUM, ElementType.class))
                .withMessageContaining("enum=java.lang.annotation.ElementType").withMessageContaining("name=MAROON")
                .withMessageContaining("; read it with the classes that wrote it");
    }

    @Test
    void textThatIsNoValueIsShown() {
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> Values.decode("x".repeat(1000), ValueCodes.UUID, Object.class))
                .withMessageContaining("content=xx").satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(300));
    }

    @Test
    void wholeNumberOfManyZerosIsNotMade() {
        for (String number : List.of("1E1000000000", "1E-1000000000", "1.5")) {
            assertThatExceptionOfType(Refusal.class)
                    .isThrownBy(() -> Values.decode(new BigDecimal(number), ValueCodes.BIG_INTEGER, Object.class));
        }
        assertThat(Values.decode(new BigDecimal("1E3"), ValueCodes.BIG_INTEGER, Object.class))
                .isEqualTo(BigInteger.valueOf(1000));
    }

    @Test
    void containerThatCannotHoldWhatWasReadIsRefused() {
        Object[] twice = {"a", "a"};
        assertThatExceptionOfType(Refusal.class).isThrownBy(
                () -> Containers.collection(twice, ContainerCodes.SET_OF, ContainerCodes.SET_OF, 0, Object.class));
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> Containers.collection(
                new Object[0], ContainerCodes.SINGLETON_LIST, ContainerCodes.SINGLETON_LIST, 0, Object.class));
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> Containers.map(
                new Object[] {1, "a"}, twice, ContainerCodes.TREE_MAP, ContainerCodes.TREE_MAP, Object.class));
    }

    @Test
    void elementsOfAnotherNumberThanToldAreRefused() {
        boolean[] three = {true, true, true};
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> Presence.spread(new Object[] {1, 2}, three, Object.class));
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> Presence.boxAll(new int[4], three, Integer.class));
    }

    @Test
    void numberOfANamedClassIsReadBackAsThatClass() {
        for (Object collection : List.of(List.of(1, 2), new TreeSet<>(List.of(2, 1)), Arrays.asList(1, 2))) {
            byte type = Containers.type(collection, "field");
            Object read = Containers.collection(
                    new Object[] {1, 2}, type, ContainerCodes.ARRAY_LIST, ValueCodes.SAME, Object.class);

            assertThat(read).isEqualTo(collection).hasSameClassAs(collection);
        }
    }

    @Test
    void presenceIsToldOnlyWhereSomethingIsMissing() {
        Object[] full = {1, 2};
        Object[] holes = {null, 3, null};

        assertThat(Presence.areThere(full)).isNull();
        assertThat(Presence.areThere(holes)).containsExactly(false, true, false);
        assertThat(Presence.spread(Presence.thoseThere(holes), Presence.areThere(holes), Object.class)).isEqualTo(holes);
        assertThatThrownBy(() -> Presence.requireAll(holes, "held")).hasMessageContaining("field=held");
    }

    @Test
    void entriesAreASnapshot() {
        Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
        Object entries = Containers.entries(map);
        map.put("b", 2);

        assertThat((Object[]) Containers.side(entries, 0)).containsExactly("a");
        assertThat((Object[]) Containers.side(entries, 1)).containsExactly(1);
        assertThat(Containers.side(null, 0)).isNull();
    }
}
