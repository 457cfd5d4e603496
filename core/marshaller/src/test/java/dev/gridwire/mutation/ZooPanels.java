// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Samples;
import dev.gridwire.WithGeneration;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.object.CompanionClasses;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.compile.ClassFiles;
import dev.gridwire.testkit.mutation.Member;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Panel;
import dev.gridwire.zoo.Zoo;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The samples of all kinds, by the modes that the same classes can be read in. */
final class ZooPanels {

    private static final String ZOO = "dev.gridwire.zoo";
    private static final int OFFSET = 5;

    private ZooPanels() {}

    /** By name with carried schemas, by name without, by id, and canonical; the companions' classes are written to a folder. */
    static List<Panel> all(Path folder) throws IOException {
        SchemaStore names = SchemaStore.inMemory();
        SchemaStore ids = SchemaStore.inMemory();
        return List.of(
                carried(folder),
                panel("by name", 3, builder -> builder.schemas(names)),
                panel("by id", 4, builder -> registered(builder).schemas(ids)),
                panel("canonical", 2, MarshallerBuilder::canonical));
    }

    /** The objects of the corpus, by which its shapes are counted. */
    static List<Object> objects() {
        List<Object> objects = new ArrayList<>(Samples.all());
        objects.add(new HashSet<>(IntStream.range(0, 9).mapToObj(Zoo.Key::new).toList()));
        objects.add(owner());
        return objects;
    }

    /** With all state that a writer or reader keeps while it works: handles, types, keys that wait, levels of containers. */
    private static Object owner() {
        Zoo.Owner owner = new Zoo.Owner();
        Zoo.Key key = new Zoo.Key(1);
        key.owner = owner;
        owner.keys.add(key);
        owner.map.put(new Zoo.Point(1, 2), new ArrayList<>(List.of(key, new HashSet<>(List.of("a")))));
        return owner;
    }

    /** The least with a handle that is referred to, and a key that waits for it. */
    private static Object keyed() {
        Zoo.Key key = new Zoo.Key(1);
        key.owner = new HashSet<>(List.of(key));
        return key;
    }

    private static Panel panel(String name, int weight, UnaryOperator<MarshallerBuilder> rest) throws IOException {
        ClassLoader loader = loader(ZooPanels.class.getClassLoader());
        Marshaller interpreted = marshaller(loader, Generation.NEVER, Sharing.ASSUMED, rest);
        Mode mode = mode(name, loader, interpreted, rest);
        return new Panel(name, weight, corpus(interpreted), List.of(
                mode.member("interpreted", interpreted),
                mode.member("generated", marshaller(loader, Generation.AT_ONCE, Sharing.ANALYSED, rest)),
                mode.member("learned", marshaller(loader, Generation.WHEN_USED, Sharing.ANALYSED, rest))));
    }

    private static Panel carried(Path folder) throws IOException {
        ClassLoader loader = loader(ZooPanels.class.getClassLoader());
        Marshaller interpreted = marshaller(loader, Generation.NEVER, Sharing.ASSUMED, each -> each);
        Marshaller generated = marshaller(loader, Generation.AT_ONCE, Sharing.ANALYSED, each -> each);
        Mode mode = mode("carried", loader, interpreted, each -> each);
        List<Member> members = new ArrayList<>(List.of(
                mode.member("interpreted", interpreted),
                mode.member("generated", generated),
                mode.member("learned", marshaller(loader, Generation.WHEN_USED, Sharing.ANALYSED, each -> each)),
                mode.member("from a slice", generated, input -> slice(generated, input)),
                mode.member("from a stream", generated, input -> generated.unmarshal(new ByteArrayInputStream(input))),
                mode.member("from a direct buffer", generated, input -> direct(generated, input)),
                mode.member("from a source", generated, input -> generated.unmarshal(new ByteArrayInputStream(input),
                        input.length, ByteArrayInputStream::read))));
        members.add(companions(folder, mode));
        return new Panel("carried", 8, corpus(interpreted), members);
    }

    /** Classes of another loader, with the code that a build puts beside them. */
    private static Member companions(Path folder, Mode mode) throws IOException {
        CompanionClasses.write(folder, ZOO, CompanionClasses.zoo());
        ClassLoader loader = loader(CompanionClasses.loader(folder, ZOO));
        Marshaller built = marshaller(loader, Generation.WHEN_USED, Sharing.ANALYSED, each -> each);
        Marshaller canonical = marshaller(loader, Generation.NEVER, Sharing.ASSUMED, MarshallerBuilder::canonical);
        return new Mode(mode.panel(), canonical, mode.canaries(), mode.budget()).member("companions", built);
    }

    private static Mode mode(String name, ClassLoader loader, Marshaller interpreted, UnaryOperator<MarshallerBuilder> rest) {
        Marshaller plain = marshaller(loader, Generation.NEVER, Sharing.ASSUMED, rest);
        Marshaller canonical = marshaller(loader, Generation.NEVER, Sharing.ASSUMED, each -> rest.apply(each).canonical());
        return Mode.of(name, plain, canonical, interpreted.marshal(keyed()), interpreted.marshal(owner()));
    }

    private static Mutator corpus(Marshaller writer) {
        return new Mutator(objects().stream().map(writer::marshal).toList());
    }

    private static Marshaller marshaller(ClassLoader loader, Generation generation, Sharing sharing,
            UnaryOperator<MarshallerBuilder> rest) {
        return rest.apply(WithGeneration.builder(generation, sharing).classLoader(loader).allowPackage(ZOO)).build();
    }

    private static MarshallerBuilder registered(MarshallerBuilder builder) {
        List<Class<?>> types = Stream.of(Zoo.class.getDeclaredClasses()).filter(type -> !type.isInterface()).toList();
        for (int id = 0; id < types.size(); id++) {
            builder.register(types.get(id), id);
        }
        return builder;
    }

    private static ClassLoader loader(ClassLoader parent) {
        Set<String> names = ClassFiles.ofPackage(Zoo.class).stream().map(file -> file.getFileName().toString())
                .map(file -> ZOO + "." + file.substring(0, file.length() - ".class".length()))
                .collect(Collectors.toSet());
        return new NarrowLoader(parent, ZOO + ".", names);
    }

    private static Object slice(Marshaller marshaller, byte[] input) {
        byte[] larger = new byte[input.length + 2 * OFFSET];
        Arrays.fill(larger, (byte) 1);
        System.arraycopy(input, 0, larger, OFFSET, input.length);
        return marshaller.unmarshal(larger, OFFSET, input.length);
    }

    private static Object direct(Marshaller marshaller, byte[] input) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(input.length + OFFSET);
        return marshaller.unmarshal(buffer.position(OFFSET).put(OFFSET, input));
    }
}
