// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.fused.FusedCode;
import dev.gridwire.graph.PayloadReader;
import dev.gridwire.graph.PayloadWriter;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.object.Bodies;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.seal.Seal;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import dev.gridwire.testkit.universe.Universe;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Classes of other class loaders than Gridwire's. */
class ClassLoadersTest {

    private static final Map<String, byte[]> CLASS_FILES = Compiler.compile(Map.of(
            "loaded.Base", "package loaded; public class Base { int packaged = 1; private Object own = \"own\"; "
                    + "Base self = this; }",
            "loaded.Order", "package loaded; public class Order extends Base "
                    + "implements java.io.Serializable { private final long id = Long.parseLong(\"2\"); "
                    + "int packaged = 3; Order next; Line line = new Line(1, null); record Line(int number, Base base) {} }",
            "Alone", "public class Alone { private int a = 4; Alone next; }"));

    private static BytesLoader loader(ClassLoader parent) {
        return new BytesLoader(CLASS_FILES, parent);
    }

    private static Object make(ClassLoader loader, String name) throws ReflectiveOperationException {
        return loader.loadClass(name).getConstructor().newInstance();
    }

    @Test
    void classesOfAChildLoaderAreGenerated() throws ReflectiveOperationException {
        BytesLoader child = loader(ClassLoadersTest.class.getClassLoader());
        Bodies bodies = Bodies.of(child, Set.of("loaded"));
        Object order = make(child, "loaded.Order");
        assertThat(bodies.isGenerated(order.getClass())).isTrue();
        assertThat(bodies.check(order).getClass()).isSameAs(order.getClass());
    }

    @Test
    void severalMarshallersGenerateForOnePackage() throws ReflectiveOperationException {
        BytesLoader child = loader(ClassLoadersTest.class.getClassLoader());
        for (int i = 0; i < 3; i++) {
            Bodies bodies = Bodies.of(child, Set.of("loaded"));
            assertThat(bodies.isGenerated(child.loadClass("loaded.Order"))).isTrue();
            assertThat(bodies.isGenerated(child.loadClass("loaded.Base"))).isTrue();
        }
    }

    @Test
    void classesOfTheUnnamedPackageAreGenerated() throws ReflectiveOperationException {
        BytesLoader child = loader(ClassLoadersTest.class.getClassLoader());
        TypeTable types = TypeTables.of(
                new NamePolicy(Set.of("Alone"), Set.of()), child, Limits.DEFAULT, Generation.AT_ONCE, Sharing.ANALYSED);
        Object alone = make(child, "Alone");
        byte[] bytes = new PayloadWriter(types, Seal.none()).write(alone).toByteArray();
        assertThat(types.allowed(alone.getClass()).fusion().code()).isEqualTo(FusedCode.GENERATED);
        assertThat(new PayloadReader(types, Seal.none()).read(bytes, 0, bytes.length)).isInstanceOf(alone.getClass());
    }

    @Test
    void whereGridwireIsNotSeenTheInterpreterServes() throws ReflectiveOperationException {
        BytesLoader stranger = loader(ClassLoader.getPlatformClassLoader());
        Bodies bodies = Bodies.of(stranger, Set.of("loaded"));
        Object order = make(stranger, "loaded.Order");
        assertThat(bodies.isGenerated(order.getClass())).isFalse();
        bodies.check(order);
    }

    /** Classes of one package and two loaders are in two packages, as far as the virtual machine is concerned. */
    @Test
    void aSuperclassOfTheSamePackageFromAnotherLoaderIsReached() throws ReflectiveOperationException {
        Map<String, byte[]> own = new HashMap<>(CLASS_FILES);
        Map<String, byte[]> inherited = Map.of("loaded.Base", own.remove("loaded.Base"));
        BytesLoader parent = new BytesLoader(inherited, ClassLoadersTest.class.getClassLoader());
        BytesLoader child = new BytesLoader(own, parent);
        Object order = make(child, "loaded.Order");
        assertThat(order.getClass().getSuperclass().getClassLoader()).isSameAs(parent);
        Bodies.of(child, Set.of("loaded")).check(order);
    }

    /** Without this, the tests with random classes would not test generated code. */
    @Test
    void allClassesOfRandomUniversesAreGenerated() {
        for (Universe universe : Universe.make(1, 4)) {
            Bodies bodies = Bodies.of(universe.loader(), Set.of(universe.packageName(), universe.packageName() + ".base"));
            for (Class<?> type : universe.classes()) {
                if (!Modifier.isAbstract(type.getModifiers()) && !Enum.class.isAssignableFrom(type)) {
                    assertThat(bodies.isGenerated(type)).as(type.getName()).isTrue();
                }
            }
        }
    }
}
