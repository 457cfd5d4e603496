// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.layout.Slot;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FitTest {

    /** What numbers of each type can become without being looked at. */
    private static final Map<String, List<String>> WIDER = Map.of(
            "byte", List.of("short", "int", "long", "float", "double"),
            "short", List.of("int", "long", "float", "double"),
            "char", List.of("int", "long", "float", "double"),
            "int", List.of("long", "double"),
            "long", List.of(),
            "float", List.of("double"),
            "double", List.of());

    enum Mood {
        GOOD
    }

    enum Other {
        GOOD
    }

    record Point(int x) {}

    static final class Final {}

    static final class AnotherFinal {}

    static class Open {}

    @SuppressWarnings("unused")
    static class Fields {
        boolean aBoolean;
        byte aByte;
        short aShort;
        char aChar;
        int aInt;
        long aLong;
        float aFloat;
        double aDouble;
        Boolean boxedBoolean;
        Byte boxedByte;
        Short boxedShort;
        Character boxedChar;
        Integer boxedInt;
        Long boxedLong;
        Float boxedFloat;
        Double boxedDouble;
        String text;
        Mood mood;
        Other other;
        BigDecimal decimal;
        BigInteger big;
        Instant instant;
        Optional<String> maybe;
        boolean[] flags;
        Point point;
        Final last;
        AnotherFinal anotherLast;
        Open open;
        Object any;
        Number number;
        CharSequence characters;
        Date date;
        List<String> list;
        ArrayList<String> arrayList;
        Collection<String> collection;
        Map<String, String> map;
        HashMap<String, String> hashMap;
        int[] ints;
        long[] longs;
        String[] texts;
        Object[] objects;
    }

    private static Fit fit(String from, String to) {
        return Fit.of(Schemas.slot(Fields.class, from), Schemas.slot(Fields.class, to));
    }

    private static String field(String prefix, String type) {
        return prefix + Character.toUpperCase(type.charAt(0)) + type.substring(1);
    }

    @Test
    void aSlotFitsItsLike() {
        for (Field field : Fields.class.getDeclaredFields()) {
            if (!field.isSynthetic()) {
                assertThat(fit(field.getName(), field.getName())).isEqualTo(Fit.SAME);
            }
        }
    }

    @Test
    void numbersWidenAsTheLanguageSaysUnlessTheyCouldLoseDigits() {
        for (String from : WIDER.keySet()) {
            for (String to : WIDER.keySet()) {
                Fit expected = from.equals(to) || WIDER.get(from).contains(to) ? Fit.WIDENED : Fit.NARROWED;
                assertThat(fit(field("boxed", from), field("a", to))).as(from + " to " + to).isEqualTo(expected);
                assertThat(fit(field("a", from), field("boxed", to))).as(from + " to " + to).isEqualTo(expected);
                if (!from.equals(to)) {
                    assertThat(fit(field("a", from), field("a", to))).as(from + " to " + to).isEqualTo(expected);
                    assertThat(fit(field("boxed", from), field("boxed", to))).as(from + " to " + to).isEqualTo(expected);
                }
            }
            assertThat(fit("aBoolean", field("a", from))).isEqualTo(Fit.UNRELATED);
            assertThat(fit(field("boxed", from), "boxedBoolean")).isEqualTo(Fit.UNRELATED);
        }
        assertThat(fit("aBoolean", "boxedBoolean")).isEqualTo(Fit.WIDENED);
        assertThat(fit("boxedBoolean", "aBoolean")).isEqualTo(Fit.WIDENED);
    }

    @Test
    void numbersGoWithSupertypesOfTheirBoxesAndWithNothingElse() {
        assertThat(fit("aInt", "any")).isEqualTo(Fit.CHECKED);
        assertThat(fit("number", "aLong")).isEqualTo(Fit.CHECKED);
        for (String other : List.of("text", "mood", "point", "last", "list", "map", "ints", "texts")) {
            assertThat(fit("aInt", other)).as(other).isEqualTo(Fit.UNRELATED);
            assertThat(fit(other, "aInt")).as(other).isEqualTo(Fit.UNRELATED);
            assertThat(fit("boxedInt", other)).as(other).isEqualTo(Fit.UNRELATED);
            assertThat(fit(other, "boxedInt")).as(other).isEqualTo(Fit.UNRELATED);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "text, any", "text, characters", "mood, any", "mood, other", "decimal, number", "point, any", "last, open",
        "point, last", "last, anotherLast", "open, any", "arrayList, list", "list, collection", "collection, arrayList",
        "hashMap, map", "map, any", "list, any", "ints, any", "texts, objects", "objects, any", "date, any", "open, text",
    })
    void objectsAreAskedWhereOneSlotCanHoldWhatTheOtherTakes(String from, String to) {
        assertThat(fit(from, to)).isEqualTo(Fit.CHECKED);
        assertThat(fit(to, from)).isEqualTo(Fit.CHECKED);
    }

    @ParameterizedTest
    @CsvSource({
        "text, mood", "text, decimal", "text, list", "mood, point", "decimal, point", "ints, texts", "ints, flags",
        "ints, map", "point, list", "last, texts", "last, map", "aDouble, big", "aBoolean, big",
        "aBoolean, decimal",
    })
    void objectsThatNoSlotCouldShareAreUnrelated(String from, String to) {
        assertThat(fit(from, to)).isEqualTo(Fit.UNRELATED);
        assertThat(fit(to, from)).isEqualTo(Fit.UNRELATED);
    }

    @ParameterizedTest
    @CsvSource({
        "ints, longs", "ints, list", "texts, list", "objects, arrayList", "aLong, big", "boxedChar, big", "aInt, decimal",
        "aDouble, decimal", "boxedFloat, decimal", "date, instant", "text, maybe", "aInt, maybe", "ints, maybe",
        "last, maybe", "open, maybe",
    })
    void valuesAreConvertedWhereThereIsOneEqualValueAtMost(String from, String to) {
        assertThat(fit(from, to)).isEqualTo(Fit.CONVERTED);
        assertThat(fit(to, from)).isEqualTo(Fit.CONVERTED);
    }

    @Test
    void anObjectMayBeAnOptionalItself() {
        assertThat(fit("any", "maybe")).isEqualTo(Fit.CHECKED);
    }

    @Test
    void whatFitsInOneDirectionIsNeverUnrelatedInTheOther() {
        List<Slot> slots = Schemas.layout(Fields.class).slots();
        for (Slot from : slots) {
            for (Slot to : slots) {
                assertThat(Fit.of(from, to) == Fit.UNRELATED).as(from.name() + " to " + to.name())
                        .isEqualTo(Fit.of(to, from) == Fit.UNRELATED);
            }
        }
        assertThat(Arrays.stream(Fit.values()).allMatch(fit -> slots.stream()
                .anyMatch(from -> slots.stream().anyMatch(to -> Fit.of(from, to) == fit)))).isTrue();
    }
}
