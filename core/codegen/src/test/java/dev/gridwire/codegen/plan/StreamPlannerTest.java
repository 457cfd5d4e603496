// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.codegen.plan.ValueShape.Depth;
import dev.gridwire.codegen.plan.ValueShape.Naming;
import dev.gridwire.codegen.plan.ValueShape.Null;
import dev.gridwire.codegen.plan.ValueShape.Presence;
import dev.gridwire.codegen.plan.ValueShape.Surrogates;
import dev.gridwire.codegen.target.StreamTarget;
import java.io.Serializable;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class StreamPlannerTest {

    private static final LayoutResolver LAYOUTS =
            LayoutResolver.of(new ReflectionSource(StreamPlannerTest.class.getClassLoader()));

    @SuppressWarnings("serial")
    static class Holder<T extends Date> implements Serializable {
        int number;
        Integer box;
        String text;
        TimeUnit unit;
        Date date;
        T variable;
        long[] longs;
        Map<String, List<? extends Held>> nested;
        Held held;
        Other other;
        Object anything;
        Holder<?>[] self;
    }

    @SuppressWarnings("serial")
    static class Held implements Serializable {
        Holder<Date> back;
    }

    static class Other implements Serializable {
        private static final long serialVersionUID = 1;
    }

    private static ValueShape shape(String field, StreamTarget target, TrustLevel trust) {
        Set<String> formed = Set.of(Holder.class.getName(), Held.class.getName());
        StreamPlanner planner = new StreamPlanner(new StreamContext(LAYOUTS, formed, target, trust));
        for (Op.Streamed slot : planner.plan(LAYOUTS.resolve(Holder.class.getName())).ops(Op.Streamed.class)) {
            if (slot.slot().slot().name().equals(field)) {
                assertThat(slot.where()).isEqualTo(Holder.class.getName() + "." + field);
                return slot.shape();
            }
        }
        throw new AssertionError(field);
    }

    @Test
    void valuesAreWrittenInPlaceAtEachLevel() {
        for (TrustLevel trust : TrustLevel.values()) {
            Presence presence = trust == TrustLevel.FAST ? Presence.BARE : Presence.FLAGGED;
            Naming naming = trust == TrustLevel.FAST ? Naming.BY_ORDINAL : Naming.BY_NAME;
            assertThat(shape("number", StreamTarget.EXTERNALIZABLE, trust))
                    .isEqualTo(new ValueShape.Primitive(PrimitiveType.INT));
            assertThat(shape("box", StreamTarget.EXTERNALIZABLE, trust))
                    .isEqualTo(new ValueShape.Box(PrimitiveType.INT, presence));
            Surrogates surrogates = trust == TrustLevel.FAST ? Surrogates.LEFT_TO_STREAM : Surrogates.KEPT;
            assertThat(shape("text", StreamTarget.IDENTIFIED, trust)).isEqualTo(new ValueShape.Text(Null.NULLABLE, surrogates));
            assertThat(shape("unit", StreamTarget.EXTERNALIZABLE, trust))
                    .isEqualTo(new ValueShape.Constant("java.util.concurrent.TimeUnit", naming, Null.NULLABLE));
        }
    }

    @Test
    void whatHasAnIdentityIsAnObjectWhereTheStreamKeepsIt() {
        for (String field : List.of("date", "variable", "longs", "nested", "held", "other", "anything", "self")) {
            assertThat(shape(field, StreamTarget.EXTERNALIZABLE, TrustLevel.SAFE)).as(field)
                    .isEqualTo(new ValueShape.Anything(Null.NULLABLE));
        }
        assertThat(shape("date", StreamTarget.DATA_SERIALIZABLE, TrustLevel.SAFE))
                .isEqualTo(new ValueShape.Value("java.util.Date", Presence.FLAGGED));
        assertThat(shape("variable", StreamTarget.EXTERNALIZABLE, TrustLevel.FAST))
                .isEqualTo(new ValueShape.Value("java.util.Date", Presence.BARE));
    }

    @Test
    void classWithoutTheFormIsAnObject() {
        assertThat(shape("other", StreamTarget.IDENTIFIED, TrustLevel.FAST)).isEqualTo(new ValueShape.Anything(Null.NULLABLE));
        assertThat(shape("anything", StreamTarget.IDENTIFIED, TrustLevel.FAST)).isEqualTo(new ValueShape.Anything(Null.NULLABLE));
    }

    @Test
    void elementsHaveTheShapeOfTheirTypeArgument() {
        ValueShape held = new ValueShape.Body(Held.class.getName(), Presence.BARE, Depth.CYCLIC);
        assertThat(shape("nested", StreamTarget.IDENTIFIED, TrustLevel.FAST)).isEqualTo(
                new ValueShape.Mapping(
                        new ValueShape.Text(Null.NULLABLE, Surrogates.LEFT_TO_STREAM),
                        new ValueShape.Sequence(held, Null.NULLABLE),
                        Null.NULLABLE));
        assertThat(shape("held", StreamTarget.IDENTIFIED, TrustLevel.FAST)).isEqualTo(held);
    }

    @Test
    void waysBackAreNamed() {
        Set<String> formed = Set.of(Holder.class.getName(), Held.class.getName());
        StreamPlanner planner =
                new StreamPlanner(new StreamContext(LAYOUTS, formed, StreamTarget.DATA_SERIALIZABLE, TrustLevel.SAFE));
        String name = Holder.class.getName();
        assertThat(planner.cycles(planner.plan(LAYOUTS.resolve(name)))).containsExactlyInAnyOrderEntriesOf(Map.of(
                "held", name + ".held -> " + Held.class.getName() + ".back",
                "nested", name + ".nested -> " + Held.class.getName() + ".back",
                "self", name + ".self"));
    }
}
