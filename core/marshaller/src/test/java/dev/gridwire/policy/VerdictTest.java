// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.type.TypePolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of a policy, each alone and against the others. */
class VerdictTest {

    private static final NameRule OWN = name -> name.startsWith("com.acme.") ? "it is an own class: below com.acme" : null;

    private static PatternSet patterns(String... texts) {
        return PatternSet.of(Stream.of(texts).map(ClassPattern::parse).toList());
    }

    private static NamePolicy policy(Predicate<String> filter) {
        return new NamePolicy(
                patterns("net.lib.Named", "net.tree.**", "java.net.URL"),
                OWN,
                patterns("com.acme.evil.**", "net.tree.Bad"),
                filter);
    }

    @ParameterizedTest
    @CsvSource({
        "true, net.lib.Named, it is named by allow=net.lib.Named",
        "true, net.tree.deep.Leaf, it is named by allow=net.tree.**",
        "true, com.acme.Order, it is an own class: below com.acme",
        "true, java.lang.Runnable, it is a known type of the JDK",
        "true, java.util.ArrayList, it is a known type of the JDK",
        "true, java.net.URL, it is named by allow=java.net.URL",
        "false, com.acme.evil.Order, it is denied by deny=com.acme.evil.**",
        "false, net.tree.Bad, it is denied by deny=net.tree.Bad",
        "false, net.lib.Other, nothing allows it",
        "false, java.util.Hashtable, 'this class of the JDK must be named, and not denied'",
        "false, java.lang.Thread, this class of the JDK is not supported yet"
    })
    void theVerdictNamesTheRuleThatDecided(boolean allowed, String className, String reason) {
        NamePolicy policy = policy(name -> true);
        assertThat(policy.verdict(className)).isEqualTo(new PolicyDecision(allowed, reason));
        assertThat(policy.allows(className)).isEqualTo(allowed);
    }

    @Test
    void theFilterMustAgreeAndIsNotAskedAboutTheJdk() {
        List<String> asked = new ArrayList<>();
        NamePolicy policy = policy(name -> {
            asked.add(name);
            return !name.endsWith("Order");
        });
        assertThat(policy.allows("com.acme.Order")).isFalse();
        assertThat(policy.verdict("com.acme.Order").reason()).isEqualTo("the filter of the marshaller says no");
        assertThat(policy.allows("com.acme.Line")).isTrue();
        assertThat(policy.admits("any.Order")).isFalse();
        assertThat(policy.allows("java.util.ArrayList") && policy.admits("java.util.ArrayList")).isTrue();
        assertThat(asked).isNotEmpty().noneMatch(name -> name.startsWith("java."));
    }

    @Test
    void aClassThatMustBeNamedCanBeDenied() {
        NamePolicy policy = new NamePolicy(patterns("java.net.URL"), NameRule.NONE, patterns("java.net.URL"), name -> true);
        assertThat(policy.allows("java.net.URL")).isFalse();
        assertThat(policy.verdict("java.net.URL").isAllowed()).isFalse();
        assertThat(policy.brokenRule("java.net.URL")).isEqualTo("The type policy denies the class: class=java.net.URL");
    }

    @Test
    void theNextStepFitsTheRule() {
        NamePolicy policy = policy(name -> !name.endsWith("Filtered"));
        assertThat(policy.brokenRule("com.acme.evil.X")).isEqualTo("The type policy denies the class: class=com.acme.evil.X");
        assertThat(policy.nextStep("com.acme.evil.X")).startsWith("take com.acme.evil.** out of deny= in gridwire.properties");
        assertThat(policy.brokenRule("com.acme.Filtered")).startsWith("The filter of the type policy refuses the class");
        assertThat(policy.nextStep("com.acme.Filtered"))
                .isEqualTo("let it in by the filter given to Marshaller.builder().filter(…), which in a grid is the grid's own");
        assertThat(policy.nextStep("net.lib.Other$In")).isEqualTo("allow it with"
                + " Marshaller.builder().register(net.lib.Other.In.class)"
                + " or .allowPackage(\"net.lib\"), or by the line allow=net.lib.Other$In in gridwire.properties");
        assertThat(new NamePolicy(Set.of(), Set.of("net.lib")).allows("net.lib.Other")).isTrue();
    }

    @Test
    void usersAreToldTheReasonAndTheStepAtOnce() {
        TypePolicy policy = Marshaller.builder().allowPackageTree("com.acme").deny("com.acme.evil.**").build().policy();
        assertThat(policy.explain("com.acme.Order"))
                .isEqualTo("The type policy allows the class: class=com.acme.Order, as it is named by allow=com.acme.**");
        assertThat(policy.explain("com.acme.evil.X")).isEqualTo("The type policy denies the class: class=com.acme.evil.X;"
                + " take com.acme.evil.** out of deny= in gridwire.properties, or out of Marshaller.builder().deny(…)");
    }
}
