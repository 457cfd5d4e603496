// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.List;

/** What changes in a codec is in its {@link CodecState}, and nowhere else. */
@AnalyzeClasses(packages = "dev.gridwire", importOptions = DoNotIncludeTests.class)
class ImmutableCodecsTest {

    /** There are 39 classes of codecs; a rule that saw none would hold. */
    private static final int MANY = 30;

    @ArchTest
    static void codecsHaveFinalFieldsOnly(JavaClasses classes) {
        List<JavaClass> codecs = subclasses(classes, Codec.class);
        assertThat(codecs).hasSizeGreaterThan(MANY);
        assertThat(variables(codecs)).isEmpty();
    }

    @ArchTest
    static void bodiesHaveFinalFieldsOnly(JavaClasses classes) {
        assertThat(variables(subclasses(classes, Body.class))).isEmpty();
    }

    private static List<JavaClass> subclasses(JavaClasses classes, Class<?> type) {
        return classes.stream().filter(each -> each.isAssignableTo(type)).toList();
    }

    private static List<String> variables(List<JavaClass> classes) {
        return classes.stream()
                .flatMap(each -> each.getFields().stream())
                .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL))
                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                .map(JavaField::getFullName)
                .toList();
    }
}
