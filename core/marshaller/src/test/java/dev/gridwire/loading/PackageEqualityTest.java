// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.loading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Hooks that are neither private nor public are inherited within a package, and two classes are in one package if their loaders
 * are the same, too (Java Object Serialization Specification 2.5 and 3.7; JVMS 5.3).
 */
class PackageEqualityTest {

    private static final Map<String, byte[]> CLASS_FILES = Compiler.compile(Map.of(
            "pack.Replaced", "package pack; public class Replaced implements java.io.Serializable { "
                    + "Object writeReplace() { return \"replaced\"; } }",
            "pack.ReplacedBelow", "package pack; public class ReplacedBelow extends Replaced { int number = 1; }",
            "pack.Resolved", "package pack; public class Resolved implements java.io.Serializable { "
                    + "Object readResolve() { return \"resolved\"; } }",
            "pack.ResolvedBelow", "package pack; public class ResolvedBelow extends Resolved { int number = 1; }"));

    @ParameterizedTest
    @CsvSource({"Replaced, true", "Resolved, true", "Replaced, false", "Resolved, false"})
    void aPackagesHooksAreInheritedWithinOneLoader(String inherited, boolean oneLoader) throws Exception {
        ClassLoader loader = oneLoader ? new BytesLoader(CLASS_FILES, getClass().getClassLoader()) : split("pack." + inherited);
        Object below = loader.loadClass("pack." + inherited + "Below").getConstructor().newInstance();
        assertThat(below.getClass().getSuperclass().getClassLoader() == loader).isEqualTo(oneLoader);
        Object javas = JavaCopy.read(JavaCopy.write(below), loader);
        Marshaller marshaller = Marshaller.builder().allowPackage("pack").classLoader(loader).build();
        for (int i = 0; i < 300; i++) {
            Object copy = marshaller.unmarshal(marshaller.marshal(below));
            assertThat(copy.getClass()).isSameAs(javas.getClass()).isSameAs(oneLoader ? String.class : below.getClass());
        }
    }

    /** A single class is the parent's, all others the child's. */
    private static ClassLoader split(String ofParent) {
        Map<String, byte[]> ofChild = new HashMap<>(CLASS_FILES);
        Map<String, byte[]> one = Map.of(ofParent, ofChild.remove(ofParent));
        return new BytesLoader(ofChild, new BytesLoader(one, PackageEqualityTest.class.getClassLoader()));
    }
}
