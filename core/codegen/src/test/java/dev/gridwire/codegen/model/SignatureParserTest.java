// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.gridwire.codegen.model.SignatureParser.ClassSignature;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SignatureParserTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "I 'int'",
                "[[J 'long[][]'",
                "TT; 'T'",
                "[TT; 'T[]'",
                "Ljava/util/List<*>; 'java.util.List<?>'",
                "Ljava/util/List<+Ljava/lang/Object;>; 'java.util.List<?>'",
                "Ljava/util/Map<-[BTV;>; 'java.util.Map<? super byte[], V>'",
                "LOuter<TT;>.Inner<TV;>.Innermost; 'Outer$Inner$Innermost<T, V>'",
            })
    void fieldSignatureReadsAsSource(String signature, String source) {
        assertThat(SignatureParser.fieldType(signature)).hasToString(source);
    }

    @Test
    void classSignatureGivesBoundsAndSupertypes() {
        ClassSignature signature = SignatureParser.classSignature(
                "<T:Ljava/lang/Number;:Ljava/lang/Comparable<TT;>;V::Ljava/util/List<TT;>;W:>"
                        + "Lpkg/Base<TT;>;Ljava/lang/Runnable;");
        assertThat(signature.typeParameters().stream().map(TypeParameter::bounds).toList())
                .hasToString("[[java.lang.Number, java.lang.Comparable<T>], [java.util.List<T>], [java.lang.Object]]");
        assertThat(signature.superclass()).hasToString("pkg.Base<T>");
        assertThat(signature.interfaces()).hasToString("[java.lang.Runnable]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "L", "Ljava/lang/String", "Lx<", "Lx<>", "Q", "II", "T;", "[", "L;"})
    void brokenSignatureIsRefused(String signature) {
        assertThatIllegalArgumentException().isThrownBy(() -> SignatureParser.fieldType(signature));
    }
}
