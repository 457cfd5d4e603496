// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.change.crossing.Content;
import dev.gridwire.change.crossing.ContentRule;
import dev.gridwire.change.crossing.Fate;
import dev.gridwire.change.crossing.StateFinding;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ContentTest {

    private static final StateView WHOLE = StateView.of("com.acme.Other", Map.of());

    private enum Size { SMALL }

    private static class Base {
        int count = 3;
        transient String cached = "not serialized";
        static String shared = "not of an object";
    }

    @SuppressWarnings("unused") // read by reflection
    private static final class Thing extends Base {
        Object self = this;
        Size size = Size.SMALL;
        float ratio = 0.5f;
        int[] numbers = {1, 2};
        Set<String> names = new LinkedHashSet<>(List.of("b", "a"));
        Map<String, BigDecimal> prices = Map.of("x", BigDecimal.ONE);
        Optional<String> note = Optional.empty();
        Pattern pattern = Pattern.compile("a+");
        Base inner = new Base();
    }

    @Test
    void contentIsTheSameWhateverTheLoaderAndTheOrder() {
        String name = Base.class.getName();
        assertThat(Content.of(new Thing(), WHOLE)).containsOnly(
                Map.entry("(class)", Thing.class.getName()), Map.entry("count", 3L), Map.entry("size", "SMALL"),
                Map.entry("self", "itself, at depth 0"), Map.entry("ratio", 0.5), Map.entry("numbers", List.of(1L, 2L)),
                Map.entry("names", List.of("a", "b")), Map.entry("prices", List.of(List.of("x", BigDecimal.ONE))),
                Map.entry("note", List.of()), Map.entry("pattern", "java.util.regex.Pattern: a+"),
                Map.entry("inner", Map.of("(class)", name, "count", 3L)));
    }

    @Test
    void renamedFieldHasTheNameThatItHasInTheOtherState() {
        StateView view = StateView.of(Base.class.getName(), Map.of("count", "amount"));
        assertThat(Content.of(new Base(), view)).containsEntry("amount", 3L).doesNotContainKey("count");
    }

    @Test
    void renamedConstantHasTheNameThatItHasInTheOtherState() {
        StateView view = new StateView("", Map.of(), Map.of("SMALL", "LITTLE"), "", null);
        assertThat(Content.of(new Thing(), view)).containsEntry("size", "LITTLE").doesNotContainKey("(class)");
    }

    @Test
    void fieldThatHoldsWhatANewObjectHoldsCountsAsEmpty() {
        StateView view = StateView.of(Base.class.getName(), Map.of()).withBlank("count", 3L);
        assertThat(Content.of(new Base(), view)).containsEntry("count", null);
        assertThat(Content.of(new Base(), WHOLE.withBlank("count", 4L))).containsEntry("count", 3L);
    }

    @Test
    void anotherClassIsAnotherValue() {
        StateFinding finding = ContentRule.STRICT.finding(Content.of(new Thing(), WHOLE), () -> Content.of(new Base(), WHOLE));
        assertThat(finding).isEqualTo(new StateFinding(Fate.GARBLED, "(class)"));
    }
}
