// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.target.GridNames;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.OutputFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Makes the factories of identified classes: one for each factory id, in the package of its first class by name. Also makes the
 * hook by which Hazelcast finds the factory, and the service file that names the hooks. The code that creates the objects is in
 * the package of their classes, which need not be public.
 */
final class Factories {

    private Factories() {}

    static List<OutputFile> of(List<ClassIds> formed) {
        SortedMap<Integer, List<ClassIds>> byFactory = new TreeMap<>();
        for (ClassIds each : formed) {
            byFactory.computeIfAbsent(each.factoryId(), id -> new ArrayList<>()).add(each);
        }
        List<OutputFile> files = new ArrayList<>();
        TreeSet<String> hooks = new TreeSet<>();
        byFactory.forEach((factoryId, classes) -> {
            String home = packageOf(classes.get(0).typeName());
            FactoryNames names = FactoryNames.of(home, factoryId);
            SortedMap<Integer, String> makers = new TreeMap<>();
            byPackage(classes).forEach((packageName, members) -> {
                String maker = FactoryNames.of(packageName, factoryId).maker();
                files.add(MakerEmitter.emit(maker, members));
                members.keySet().forEach(classId -> makers.put(classId, maker));
            });
            files.add(StreamFactoryEmitter.factory(names, factoryId, makers));
            files.add(StreamFactoryEmitter.hook(names, factoryId));
            hooks.add(names.hook().replace('/', '.'));
        });
        if (!hooks.isEmpty()) {
            String lines = String.join("\n", hooks) + "\n";
            files.add(new OutputFile(GridNames.HOOK_SERVICE, lines.getBytes(StandardCharsets.UTF_8)));
        }
        return files;
    }

    /** Returns internal names by class id, by package. */
    private static Map<String, SortedMap<Integer, String>> byPackage(List<ClassIds> classes) {
        Map<String, SortedMap<Integer, String>> byPackage = new TreeMap<>();
        for (ClassIds each : classes) {
            byPackage.computeIfAbsent(packageOf(each.typeName()), name -> new TreeMap<>())
                    .put(each.classId(), each.typeName().replace('.', '/'));
        }
        return byPackage;
    }

    private static String packageOf(String typeName) {
        return typeName.substring(0, Math.max(0, typeName.lastIndexOf('.')));
    }
}
