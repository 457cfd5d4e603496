// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.compile.ClassFiles;
import dev.gridwire.zoo.Finals;
import dev.gridwire.zoo.HookedSamples;
import dev.gridwire.zoo.JdkSamples;
import dev.gridwire.zoo.PlainSamples;
import dev.gridwire.zoo.RareSamples;
import dev.gridwire.zoo.SystemSamples;
import dev.gridwire.zoo.ThrowableSamples;
import dev.gridwire.zoo.Zoo;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Inspectors that know the tests' classes from their class files. */
final class Inspectors {

    static final LayoutResolver LAYOUTS = layouts(ClassFiles.root(Inspectors.class), ClassFiles.root(Zoo.class));

    private Inspectors() {}

    static PayloadInspector zoo(Map<Integer, String> ids, long maxLines) {
        return of(LAYOUTS, ids, maxLines);
    }

    static PayloadInspector of(LayoutResolver layouts, Map<Integer, String> ids, long maxLines) {
        return new PayloadInspector(layouts, SchemaStore.inPayload(), ids, maxLines);
    }

    /** Objects of all kinds. */
    static List<Object> samples() {
        List<Object> samples = new ArrayList<>();
        Stream.of(PlainSamples.objects(), JdkSamples.values(), JdkSamples.containers(), SystemSamples.values(),
                        SystemSamples.others(), RareSamples.values(), RareSamples.others(), Finals.settable(),
                        HookedSamples.all(), ThrowableSamples.throwables())
                .flatMap(each -> each)
                .forEach(samples::add);
        samples.add(new ArrayList<>(samples.subList(0, 12)));
        Zoo.Owner owner = new Zoo.Owner();
        Zoo.Key key = new Zoo.Key(3);
        key.owner = owner;
        owner.keys.add(key);
        owner.map.put(key, new Object[] {key, owner.keys});
        samples.add(owner);
        Zoo.Node head = null;
        for (int i = 0; i < 400; i++) {
            Zoo.Node node = new Zoo.Node(i);
            node.next = head;
            head = node;
        }
        samples.add(head);
        return samples;
    }

    /** The printed lines, each ended. */
    static String print(PayloadInspector inspector, byte[] payload) {
        List<String> lines = new ArrayList<>();
        inspector.inspect(payload, lines::add);
        return String.join("\n", lines) + "\n";
    }

    static Inspection inspect(byte[] payload) {
        return zoo(Map.of(), Long.MAX_VALUE).inspect(payload, line -> { });
    }

    static LayoutResolver layouts(Path... roots) {
        return LayoutResolver.of(new ClassPathSource(List.of(roots)).or(ClassPathSource.platform()));
    }
}
