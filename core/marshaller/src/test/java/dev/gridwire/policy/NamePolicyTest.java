// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.registry.Presets;
import dev.gridwire.registry.TypeRegistry;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamePolicyTest {

    @Test
    void anArrayIsAllowedByTheClassOfItsElements() {
        assertThat(NamePolicy.remedy("[[Lcom.acme.Order;")).isEqualTo(NamePolicy.remedy("com.acme.Order"))
                .contains("by the line allow=com.acme.Order in gridwire.properties");
        assertThat(NamePolicy.rule("[Lcom.acme.Order;")).endsWith("class=com.acme.Order");
    }

    @Test
    void oddNamesAreEscapedInAdvice() {
        assertThat(NamePolicy.remedy("com.my shop.My Order\n")).isEqualTo(
                "allow it by the line allow=com.my\\u0020shop.My\\u0020Order\\u000a in gridwire.properties");
        assertThat(NamePolicy.rule("a, class=b")).endsWith("class=a\\u002c\\u0020class\\u003db");
    }

    @Test
    void theNextStepIsTheLineThatWouldAllowTheClass() {
        assertThat(NamePolicy.remedy("com.acme.Order$Line")).isEqualTo("allow it with Marshaller.builder()"
                + ".register(com.acme.Order.Line.class) or .allowPackage(\"com.acme\"), or by the line"
                + " allow=com.acme.Order$Line in gridwire.properties");
        assertThat(NamePolicy.remedy("Order")).doesNotContain("allowPackage");
        assertThat(NamePolicy.remedy("java.net.URL")).contains("allow=java.net.URL").doesNotContain("allowPackage");
        assertThat(NamePolicy.remedy("java.lang.Process")).isEqualTo("store one of the documented JDK types in its place,"
                + " or declare the field that holds it transient");
    }

    @ParameterizedTest
    @ValueSource(strings = {"net.lib.$colon$colon", "com.acme.Shop$1Local", "com.acme.Shop$", "a.Kt$my-fun$1"})
    void aClassThatNoSourceCanNameIsAllowedByItsPackageOrALine(String className) {
        String packageName = className.substring(0, className.lastIndexOf('.'));
        assertThat(NamePolicy.remedy(className)).isEqualTo("allow it with Marshaller.builder().allowPackage(\"" + packageName
                + "\"), or by the line allow=" + className + " in gridwire.properties");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "org.apache.xalan.xsltc.trax.TemplatesImpl", "org.apache.commons.collections.functors.InvokerTransformer",
        "com.acme.shaded.org.apache.xalan.X", "com.sun.org.apache.xalan.internal.xsltc.trax.TemplatesImpl", "javax.swing.JFrame",
        "java.lang.Thread", "java.io.FileInputStream"
    })
    void noAdviceAllowsACarrierOfGadgetsOrAClassOfTheJdk(String className) {
        assertThat(NamePolicy.remedy(className)).contains("transient").doesNotContain("register(", "allowPackage", "allow=");
    }

    @Test
    void supertypesEnumsAndThrowablesOfTheJdkGoByName() {
        assertThat(NamePolicy.isNamed("java.util.concurrent.TimeUnit")).isTrue();
        assertThat(NamePolicy.isNamed("java.util.ArrayList")).isFalse();
        assertThat(NamePolicy.isNamed("com.acme.Order")).isFalse();
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
        NamePolicy policy = new NamePolicy(PatternSet.of(List.of(ClassPattern.parse("org.carrier.Named"))), carriers,
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
        assertThat(new NamePolicy(Set.of("com.acme.A"), Set.of("com.acme.p")).names()).containsExactly("com.acme.A");
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

    @Test
    void whatAPresetHasIsAdvisedByItsNameThoughTheRestOfTheLibraryCarriesGadgets() {
        NamePolicy policy = new NamePolicy(Set.of(), Set.of());
        for (String preset : Presets.listed().names()) {
            for (String each : Presets.listed().classes(preset)) {
                assertThat(policy.canBeAllowed(each)).as(each).isTrue();
                assertThat(policy.nextStep(each)).as(each).contains("allow-library=" + preset);
            }
        }
        assertThat(policy.canBeAllowed("scala.collection.immutable.LazyList")).isFalse();
        assertThat(policy.nextStep("scala.collection.immutable.LazyList")).startsWith("keep it out");
    }

    @Test
    void aLibraryMaySayWhatHelpsInPlaceOfALineThatWouldNot() {
        NamePolicy policy = new NamePolicy(Set.of(), Set.of());
        String held = "com.hazelcast.internal.serialization.impl.compact.DeserializedGenericRecord";
        assertThat(policy.canBeAllowed(held)).isFalse();
        assertThat(policy.nextStep(held))
                .startsWith("store a GenericRecord as a value of its own")
                .doesNotContain("allow", "->", "keep it out");
        assertThat(policy.canBeAllowed("com.hazelcast.internal.Other")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "org.slf4j.helpers.NOPLogger | declare the field of the logger static or transient",
        "ch.qos.logback.classic.Logger | declare the field of the logger static or transient",
        "org.apache.logging.log4j.core.Logger | declare the field of the logger static or transient",
        "org.hibernate.collection.spi.PersistentBag | copy it to a container of the JDK before the object is stored",
        "scala.collection.immutable.TreeMap | copy it to a List, Vector, Set or Map, which allow-library=scala lets in",
        "kotlin.SynchronizedLazyImpl | store the value in a plain property, or in lazyOf(value), which allow-library=kotlin",
        "com.google.common.base.Suppliers$MemoizingSupplier | store the value that the supplier gives",
        "com.acme.shaded.org.slf4j.helpers.NOPLogger | declare the field of the logger static or transient"
    })
    void whatIsNotDangerousHasAStepOfItsOwn(String className, String step) {
        NamePolicy policy = new NamePolicy(Set.of(), Set.of());
        assertThat(policy.nextStep(className)).startsWith(step);
        assertThat(policy.canBeAllowed(className)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "org.springframework.data.domain.PageImpl", "org.springframework.util.LinkedMultiValueMap",
        "org.apache.commons.math3.complex.Complex"
    })
    void aPartOfACarrierOfWhichNothingIsKnownIsAllowedByALine(String className) {
        assertThat(new NamePolicy(Set.of(), Set.of()).nextStep(className)).contains("allow=" + className);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "org.slf4j.ext.EventData", "scala.collection.immutable.LazyList$SerializationProxy", "scala.Function0",
        "ch.qos.logback.core.db.JNDIConnectionSource", "org.hibernate.engine.spi.TypedValue",
        "com.fasterxml.jackson.databind.node.POJONode", "org.springframework.aop.framework.JdkDynamicAopProxy"
    })
    void whatIsDangerousIsKeptOut(String className) {
        assertThat(new NamePolicy(Set.of(), Set.of()).nextStep(className)).startsWith("keep it out: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Collection", "Set", "Map"})
    void aSequencedViewOfJdk21IsToBeCopied(String kind) {
        assertThat(NamePolicy.remedy("java.util.Collections$UnmodifiableSequenced" + kind)).startsWith("copy the view, as new ");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "com.sun.org.apache.xalan.internal.xsltc.trax.TemplatesImpl", "com.sun.rowset.JdbcRowSetImpl",
        "javax.management.BadAttributeValueExpException", "javax.naming.ldap.Rdn", "org.w3c.dom.DOMException"
    })
    void aTreeThatSpansTheJdkMeansNoClassOfIts(String className) {
        PatternSet trees = PatternSet.of(List.of(
                ClassPattern.parse("com.**"), ClassPattern.parse("com.sun.**"), ClassPattern.parse("javax.**"),
                ClassPattern.parse("org.**")));
        NamePolicy policy = new NamePolicy(trees, NameRule.NONE, PatternSet.NONE, name -> true);
        assertThat(policy.allows(className)).isFalse();
        assertThat(policy.allowsInStream(className)).isFalse();
        assertThat(policy.verdict(className).isAllowed()).isFalse();
        assertThat(policy.nextStep(className)).startsWith("store one of the documented JDK types");
        assertThat(policy.allows("javax.persistence.Order")).isTrue();
        assertThat(policy.allows("com.sunshine.Order")).isTrue();
    }

    @Test
    void anOrganisationThatSpansTheJdkOwnsNoClassOfIts() {
        NameRule own = className -> className.startsWith("com.sun.") ? "it is below com.sun" : null;
        NamePolicy policy = new NamePolicy(PatternSet.NONE, own, PatternSet.NONE, name -> true);
        assertThat(policy.allows("com.sun.enterprise.Main")).isTrue();
        assertThat(policy.allows("com.sun.rowset.JdbcRowSetImpl")).isFalse();
    }

    @Test
    void everyExportedPackageOfTheJdkIsKnownAsIts() {
        assertThat(ModuleFinder.ofSystem().findAll().stream()
                        .map(ModuleReference::descriptor)
                        .filter(module -> module.name().startsWith("java.") || module.name().startsWith("jdk."))
                        .flatMap(module -> module.exports().stream())
                        .map(ModuleDescriptor.Exports::source)
                        .filter(each -> !SystemPackages.contains(each)))
                .isEmpty();
    }
}
