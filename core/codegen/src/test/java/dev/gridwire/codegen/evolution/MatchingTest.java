// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.layout.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which fields of two classes are the same; the classes stand for two states of one. */
@SuppressWarnings("unused")
class MatchingTest {

    static class Plain {
        int a;
        String b;
    }

    static class More {
        String b;
        long a;
        List<String> c;
    }

    static class Top {
        int a;
    }

    static class Below extends Top {
        String b;
    }

    static class TwoLevels extends Top {
        int a;
        int c;
    }

    static class OtherTop {
        int a;
    }

    static class TwoOther extends OtherTop {
        int a;
    }

    static class Renamed {
        int newA;
        String b;
    }

    static class Swapped {
        String a;
        int b;
    }

    private static List<String> matches(Class<?> written, Renames writersNames, Class<?> own, Renames ownNames) {
        Matching matching = Matching.of(Schemas.layout(written), writersNames, Schemas.layout(own), ownNames);
        List<String> text = new ArrayList<>();
        for (SlotMatch match : matching.written()) {
            text.add(text(match.written()) + " -> " + match.own().map(MatchingTest::text).orElse("nothing") + ' ' + match.fit());
        }
        matching.added().forEach(slot -> text.add("added " + text(slot)));
        return text;
    }

    private static List<String> matches(Class<?> written, Class<?> own) {
        return matches(written, Renames.NONE, own, Renames.NONE);
    }

    private static String text(Slot slot) {
        return slot.owner().substring(slot.owner().indexOf('$') + 1) + '.' + slot.name();
    }

    private static Renames slotOf(Class<?> owner, String name, String former) {
        return new Renames(Map.of(), Map.of(owner.getName() + '#' + name, List.of(former)));
    }

    private static Renames typeOf(Class<?> type, Class<?> former) {
        return new Renames(Map.of(type.getName(), List.of(former.getName())), Map.of());
    }

    @Test
    void slotsOfOneNameAreTheSameWhateverTheirOrderAndType() {
        assertThat(matches(Plain.class, More.class))
                .containsExactly("Plain.a -> More.a WIDENED", "Plain.b -> More.b SAME", "added More.c");
        assertThat(matches(More.class, Plain.class))
                .containsExactly("More.a -> Plain.a NARROWED", "More.b -> Plain.b SAME", "More.c -> nothing SAME");
        assertThat(matches(Plain.class, Swapped.class))
                .containsExactly("Plain.a -> Swapped.a UNRELATED", "Plain.b -> Swapped.b UNRELATED");
    }

    @Test
    void aSlotThatASuperclassTookOrGaveIsTheSame() {
        assertThat(matches(Plain.class, Below.class)).containsExactly("Plain.a -> Top.a SAME", "Plain.b -> Below.b SAME");
        assertThat(matches(Below.class, Plain.class)).containsExactly("Top.a -> Plain.a SAME", "Below.b -> Plain.b SAME");
    }

    @Test
    void ofTwoSlotsOfOneNameEachMatchesThatOfItsOwnClassOnly() {
        assertThat(matches(Plain.class, TwoLevels.class)).containsExactly(
                "Plain.a -> TwoLevels.a SAME", "Plain.b -> nothing SAME", "added Top.a", "added TwoLevels.c");
        assertThat(matches(TwoLevels.class, Plain.class)).containsExactly(
                "Top.a -> nothing SAME", "TwoLevels.a -> Plain.a SAME", "TwoLevels.c -> nothing SAME", "added Plain.b");
        assertThat(matches(TwoLevels.class, TwoOther.class)).containsExactly(
                "Top.a -> nothing SAME", "TwoLevels.a -> TwoOther.a SAME", "TwoLevels.c -> nothing SAME", "added OtherTop.a");
    }

    @Test
    void aRenamedSuperclassKeepsItsSlots() {
        List<String> expected = List.of(
                "Top.a -> OtherTop.a SAME", "TwoLevels.a -> TwoOther.a SAME", "TwoLevels.c -> nothing SAME");
        assertThat(matches(TwoLevels.class, Renames.NONE, TwoOther.class, typeOf(OtherTop.class, Top.class))).isEqualTo(expected);
        assertThat(matches(TwoLevels.class, typeOf(Top.class, OtherTop.class), TwoOther.class, Renames.NONE)).isEqualTo(expected);
    }

    @Test
    void aRenamedSlotIsTheSameWhicheverSideSaysIt() {
        List<String> expected = List.of("Plain.a -> Renamed.newA SAME", "Plain.b -> Renamed.b SAME");
        assertThat(matches(Plain.class, Renames.NONE, Renamed.class, slotOf(Renamed.class, "newA", "a"))).isEqualTo(expected);
        assertThat(matches(Plain.class, slotOf(Plain.class, "a", "newA"), Renamed.class, Renames.NONE)).isEqualTo(expected);
        assertThat(matches(Plain.class, Renamed.class))
                .containsExactly("Plain.a -> nothing SAME", "Plain.b -> Renamed.b SAME", "added Renamed.newA");
    }

    @Test
    void aNameThatIsThereCountsMoreThanAFormerOne() {
        // b was called a once; the writer has both.
        assertThat(matches(Plain.class, Renames.NONE, More.class, slotOf(More.class, "c", "a")))
                .containsExactly("Plain.a -> More.a WIDENED", "Plain.b -> More.b SAME", "added More.c");
    }

    @Test
    void renamesAreJoinedWithoutRepetition() {
        Renames both = slotOf(Plain.class, "a", "x").with(slotOf(Plain.class, "a", "y")).with(slotOf(Plain.class, "a", "x"));
        assertThat(both.formerSlots(Plain.class.getName(), "a")).containsExactly("x", "y");
        assertThat(both.formerTypes("any")).isEmpty();
    }
}
