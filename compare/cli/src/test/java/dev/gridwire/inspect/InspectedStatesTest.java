// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import dev.gridwire.testkit.law.HookedPair;
import dev.gridwire.testkit.name.OddWorld;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Payloads of classes that are not here, or in another state than here. */
class InspectedStatesTest {

    private static final int PAIRS = Effort.of("gridwire.law.pairs", 40);
    private static final int WORLDS = Effort.of("gridwire.odd-names", 200);

    private static final Map<String, byte[]> EARLIER = Compiler.compile(Map.of("shop.Order", """
            package shop;
            public class Order implements java.io.Serializable {
                public int count = 7;
                public Status status = Status.OPEN;
                public Object[] parts = {new Line("pen"), new Line[] {new Line("ink")}, Status.SENT};
                public Stack stack = new Stack();
            }
            record Line(String article) {}
            enum Status { OPEN, SENT }
            class Stack extends java.util.ArrayList<Object> {
                Stack() { add("on top"); }
                private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
                    out.defaultWriteObject();
                    out.writeInt(5);
                    out.writeObject("an item");
                }
                private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
                    in.defaultReadObject();
                }
            }
            """));
    private static final Map<String, byte[]> LATER = Compiler.compile(Map.of("shop.Order", """
            package shop;
            public class Order implements java.io.Serializable {
                public String text = "new";
            }
            """));

    private static LayoutResolver layouts(Map<String, byte[]> files) {
        ModelSource source = name -> Optional.ofNullable(files.get(name)).map(ClassFileReader::read);
        return LayoutResolver.of(source.or(ClassPathSource.platform()));
    }

    private static byte[] payload(SchemaStore store) throws ReflectiveOperationException {
        Class<?> order = new BytesLoader(EARLIER, InspectedStatesTest.class.getClassLoader()).loadClass("shop.Order");
        Marshaller marshaller =
                Marshaller.builder().classLoader(order.getClassLoader()).allowPackage("shop").schemas(store).build();
        return marshaller.marshal(order.getConstructor().newInstance());
    }

    private static String print(Map<String, byte[]> files, SchemaStore store, byte[] payload) {
        String printed = Inspectors.print(new PayloadInspector(layouts(files), store, Map.of(), Long.MAX_VALUE), payload);
        return printed.lines().map(line -> line.replaceAll("^ *\\d+ +|schema [0-9a-f]{8}, ", ""))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void payloadThatCarriesItsSchemasIsPrintedWithoutAClass() throws ReflectiveOperationException {
        byte[] payload = payload(SchemaStore.inPayload());
        assertThat(print(Map.of(), SchemaStore.inPayload(), payload)).isEqualTo("""
                header: version 1
                root: shop.Order (by name, carried) #0
                count: int 7
                parts: Object[] #1, length 3
                [0]: shop.Line (by name, carried) #2
                article: String "pen"
                [1]: shop.Line[] #3, length 1
                [0]: shop.Line #4
                article: String "ink"
                [2]: shop.Status (by name, carried) SENT
                stack: shop.Stack #5
                content: 1 element
                [0]: String "on top"
                item[1]: 4 bytes
                item[2]: String "an item"
                status: shop.Status OPEN""");
        assertThat(print(LATER, SchemaStore.inPayload(), payload)).isEqualTo(print(Map.of(), SchemaStore.inPayload(), payload));
        assertThat(print(EARLIER, SchemaStore.inPayload(), payload)).contains("root: shop.Order (by name, its own) #0");
    }

    @Test
    void stateThatAStoreHasIsPrintedWithAnotherStateOfTheClass() throws ReflectiveOperationException {
        SchemaStore store = SchemaStore.inMemory();
        byte[] payload = payload(store);
        for (Map<String, byte[]> files : List.of(LATER, Map.<String, byte[]>of())) {
            assertThat(print(files, store, payload)).contains("root: shop.Order (by name, stored) #0", "count: int 7");
        }
        assertThatThrownBy(() -> print(LATER, SchemaStore.inPayload(), payload)).isInstanceOf(InspectionException.class)
                .hasMessageContaining("the class has another shape than the payload's: class=shop.Order");
    }

    @Test
    void classesWithHooksAndFieldsOfOtherStatesArePrinted() {
        for (int i = 0; i < PAIRS; i++) {
            HookedPair pair = new HookedPair(i);
            SchemaStore store = i % 2 == 0 ? SchemaStore.inMemory() : SchemaStore.inPayload();
            ClassLoader newClasses = pair.newClasses();
            ClassLoader oldClasses = pair.oldClasses();
            Marshaller recent = marshaller(newClasses, store);
            Marshaller old = marshaller(oldClasses, store);
            Object order = HookedPair.make(newClasses);
            HookedPair.refill(order);
            byte[] payload = old.marshal(old.unmarshal(recent.marshal(order)));
            LayoutResolver layouts = LayoutResolver.of(new ReflectionSource(oldClasses));
            PayloadInspector inspector = new PayloadInspector(layouts, store, Map.of(), Long.MAX_VALUE);
            assertThat(inspector.inspect(payload, line -> { }).byteCount()).as("pair %d", i).isEqualTo(payload.length);
        }
    }

    private static Marshaller marshaller(ClassLoader loader, SchemaStore store) {
        return Marshaller.builder().classLoader(loader).allowPackage(HookedPair.PACKAGE).schemas(store).build();
    }

    @Test
    void oddNamesAreOneLineEach() throws ReflectiveOperationException {
        for (int seed = 0; seed < WORLDS; seed++) {
            OddWorld world = OddWorld.draw(seed);
            Map<String, byte[]> files = world.files(true);
            ClassLoader loader = new BytesLoader(files, InspectedStatesTest.class.getClassLoader());
            Marshaller marshaller = Marshaller.builder().classLoader(loader).allowNamed(world.classNames()).build();
            byte[] payload = marshaller.marshal(world.make(loader, true));
            LayoutResolver layouts = layouts(files);
            String printed = Inspectors.print(Inspectors.of(layouts, Map.of(), Long.MAX_VALUE), payload);
            printed.lines().forEach(line -> assertThat(line).doesNotContainPattern("\\p{Cntrl}|[\\u0085\\u2028\\u2029]"));
            assertThat(printed).isEqualTo(Inspectors.print(Inspectors.of(layouts(Map.of()), Map.of(), Long.MAX_VALUE), payload)
                    .replace(Naming.CARRIED, Naming.OWN));
            ClassDescription.print(world.rootName(), layouts).lines()
                    .forEach(line -> assertThat(line).doesNotContainPattern("\\p{Cntrl}|[\\u0085\\u2028\\u2029]"));
        }
    }
}
