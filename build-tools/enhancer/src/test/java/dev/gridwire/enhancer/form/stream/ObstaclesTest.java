// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ObstaclesTest {

    private static final String PACKAGE = "dev.gridwire.enhancer.form.stream.refused";

    private static Formation formation(StreamForm form, FormSettings settings) {
        return Formation.of(form, settings, PACKAGE, Set.of());
    }

    @ParameterizedTest
    @CsvSource({
        "Hooked, OWN_HOOKS, OWN_HOOKS",
        "Persistent, OWN_HOOKS, OWN_HOOKS",
        "Resolved, , REPLACES_OBJECTS",
        "Inner, INNER_CLASS, INNER_CLASS",
        "1Local, INNER_CLASS, INNER_CLASS",
        "Flat, RECORD, RECORD",
        "Colour, MADE_OTHERWISE, MADE_OTHERWISE",
        "Face, MADE_OTHERWISE, MADE_OTHERWISE",
        "NotSerializable, NOT_SERIALIZABLE, NOT_SERIALIZABLE",
        "OfPlatform, FOREIGN_SUPERCLASS, FOREIGN_SUPERCLASS",
        "BelowHooked, SUPERCLASS_NOT_FORMED, SUPERCLASS_NOT_FORMED",
        "BelowNeedy, NO_SUPER_CONSTRUCTOR, NO_SUPER_CONSTRUCTOR",
        "Hand, ALREADY_OWN_FORM, ALREADY_OWN_FORM",
        "Identified, , ALREADY_OWN_FORM",
        "HalfNamed, , ",
        "Named, , ",
    })
    void eachIsRefusedForItsReason(String name, Reason externalizable, Reason grid) {
        assertReason(formation(new ExternalizableForm(), FormSettings.DEFAULT), name, externalizable);
        assertReason(formation(new DataSerializableForm(), FormSettings.DEFAULT), name, grid);
    }

    private static void assertReason(Formation formation, String name, Reason reason) {
        String type = PACKAGE + ".Refused$" + name;
        if (reason == null) {
            assertThat(formation.formed()).contains(type);
        } else {
            assertThat(formation.obstacles.get(type)).extracting(Obstacle::reason).contains(reason);
            assertThat(formation.obstacles.get(type)).allMatch(obstacle -> !obstacle.remedy().isEmpty());
        }
    }

    @Test
    void idsThatTheUserWroteAreKept() throws Exception {
        Formation formation = formation(new IdentifiedForm(), FormSettings.DEFAULT);
        var constructor = formation.loader().loadClass(PACKAGE + ".Refused$Named").getDeclaredConstructor();
        constructor.setAccessible(true);
        IdentifiedDataSerializable named = (IdentifiedDataSerializable) constructor.newInstance();
        assertThat(named.getFactoryId()).isEqualTo(34);
        assertThat(named.getClassId()).isEqualTo(12);
        assertThat(formation.obstacles.get(PACKAGE + ".Refused$HalfNamed")).extracting(Obstacle::member)
                .containsExactly("getClassId");
    }

    @Test
    void replacementIsIgnoredWhereTheUserSaysSo() {
        Formation formation = formation(new DataSerializableForm(), new FormSettings(TrustLevel.SAFE, false, true));
        assertThat(formation.formed()).contains(PACKAGE + ".Refused$Resolved");
    }

    @Test
    void finalFieldsAreRefusedWhereTheyMustStay() {
        Formation formation = Formation.of(
                new ExternalizableForm(), new FormSettings(TrustLevel.SAFE, true, false), ContractTest.ZOO, Set.of());
        Map<String, java.util.List<Obstacle>> obstacles = formation.obstacles;
        assertThat(obstacles.get(ContractTest.ZOO + ".Families$Leaf"))
                .containsExactly(new Obstacle(Reason.FINAL_FIELD, ContractTest.ZOO + ".Families$Leaf", "number",
                        "the field is final and cannot be set outside of the constructor",
                        "make it non-final, allow that (keep-final=false), or choose the target native"));
        assertThat(obstacles.get(ContractTest.ZOO + ".Families$PlainLeaf")).extracting(Obstacle::reason)
                .contains(Reason.SUPERCLASS_NOT_FORMED);
    }
}
