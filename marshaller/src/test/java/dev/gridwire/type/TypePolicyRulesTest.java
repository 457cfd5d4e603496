// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.registry.TypeRegistry;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TypePolicyRulesTest {

    @Test
    void theNextStepIsTheLineThatWouldAllowTheClass() {
        assertThat(TypePolicy.remedy("com.acme.Order$Line")).isEqualTo("allow it with Marshaller.builder()"
                + ".register(com.acme.Order.Line.class) or .allowPackage(\"com.acme\"), or by the line"
                + " allow=com.acme.Order$Line in gridwire.properties");
        assertThat(TypePolicy.remedy("Order")).doesNotContain("allowPackage");
        assertThat(TypePolicy.remedy("java.net.URL")).contains("allow=java.net.URL").doesNotContain("allowPackage");
        assertThat(TypePolicy.remedy("java.lang.Process")).isEqualTo("store one of the documented JDK types in its place");
    }

    @Test
    void supertypesEnumsAndThrowablesOfTheJdkGoByName() {
        assertThat(TypePolicy.isNamed("java.util.concurrent.TimeUnit")).isTrue();
        assertThat(TypePolicy.isNamed("java.util.ArrayList")).isFalse();
        assertThat(TypePolicy.isNamed("com.acme.Order")).isFalse();
    }

    @Test
    void whatOwnClassesKeepOutMustBeNamedEvenWhereASlotVouchesForIt() {
        NameRule carriers = new NameRule() {
            @Override
            public @Nullable String reason(String className) {
                return null;
            }

            @Override
            public boolean keepsOut(String className) {
                return className.startsWith("org.carrier.");
            }
        };
        TypePolicy policy = new TypePolicy(PatternSet.of(List.of(ClassPattern.parse("org.carrier.Named"))), carriers,
                PatternSet.NONE, name -> true);
        assertThat(policy.admits("org.carrier.Other")).isFalse();
        assertThat(policy.admits("org.carrier.Named")).isTrue();
        assertThat(policy.admits("com.acme.Order")).isTrue();
    }

    @Test
    void aSetOfPatternsKnowsItsSingleClasses() {
        PatternSet patterns = PatternSet.of(List.of(
                ClassPattern.parse("com.acme.Order"), ClassPattern.parse("com.acme.*"), ClassPattern.parse("org.**")));
        assertThat(patterns.classes()).containsExactly("com.acme.Order");
        assertThat(new TypePolicy(Set.of("com.acme.A"), Set.of("com.acme.p")).names()).containsExactly("com.acme.A");
    }

    @Test
    void aTreeHasTheClassesOfItsOwnPackageAndNotTheUnnamedPackages() {
        PatternSet trees = PatternSet.of(List.of(ClassPattern.parse("a.**")));
        assertThat(trees.contains("a.B")).isTrue();
        assertThat(trees.contains("a.b.C")).isTrue();
        assertThat(trees.contains("a")).isFalse();
        assertThat(trees.contains("ab.C")).isFalse();
        assertThat(trees.contains(".a")).isFalse();
    }

    @Test
    void anIdIsLookedForAsItIsAndNotByItsLowHalf() {
        TypeRegistry registry = new TypeRegistry(Map.of(7, String.class), Map.of(8, "com.acme.Gone"));
        assertThat(registry.withId(7)).isEqualTo(String.class);
        assertThat(registry.missingWithId(8)).isEqualTo("com.acme.Gone");
        assertThat(registry.withId(1L << 32 | 7)).isNull();
        assertThat(registry.missingWithId(1L << 32 | 8)).isNull();
        assertThat(registry.withId(-1)).isNull();
    }
}
