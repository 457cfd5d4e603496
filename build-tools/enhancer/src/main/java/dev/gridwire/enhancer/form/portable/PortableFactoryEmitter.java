// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.portable;

import dev.gridwire.codegen.target.PortableTarget;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.OutputFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Emits a factory for each factory id, which is also its hook, and the file by which Hazelcast finds it. In each package, it
 * also emits a class that creates the objects of hidden classes. A class without objects has the class id 0.
 */
final class PortableFactoryEmitter {

    private PortableFactoryEmitter() {}

    static List<OutputFile> emit(List<ClassIds> formed) {
        Map<Integer, List<ClassIds>> factories = new TreeMap<>();
        for (ClassIds ids : formed) {
            if (ids.classId() != 0) {
                factories.computeIfAbsent(ids.factoryId(), id -> new ArrayList<>()).add(ids);
            }
        }
        List<OutputFile> files = new ArrayList<>();
        StringBuilder hooks = new StringBuilder();
        factories.forEach((factoryId, classes) -> {
            Map<String, List<ClassIds>> packages = byPackage(classes);
            packages.forEach((path, ids) -> files.add(PackageMakerEmitter.emit(makerName(path, factoryId), ids)));
            String hook = commonPackage(packages) + "GridwirePortables" + number(factoryId);
            files.add(new HookEmitter(hook, factoryId).emit(packages));
            hooks.append(hook.replace('/', '.')).append('\n');
        });
        if (!files.isEmpty()) {
            files.add(new OutputFile(PortableTarget.SERVICE, hooks.toString().getBytes(StandardCharsets.UTF_8)));
        }
        return files;
    }

    /** Returns the internal name of the class that creates the objects of a package's classes. */
    static String makerName(String packagePath, int factoryId) {
        return packagePath + "$GridwirePortables" + number(factoryId);
    }

    /** Replaces the minus sign, which a Java name cannot have. */
    private static String number(int factoryId) {
        return Integer.toString(factoryId).replace('-', '_');
    }

    private static Map<String, List<ClassIds>> byPackage(List<ClassIds> classes) {
        Map<String, List<ClassIds>> packages = new TreeMap<>();
        for (ClassIds ids : classes) {
            String path = ids.typeName().replace('.', '/').substring(0, ids.typeName().lastIndexOf('.') + 1);
            packages.computeIfAbsent(path, key -> new ArrayList<>()).add(ids);
        }
        return packages;
    }

    /** Returns the common package, with slashes and one at the end; the first package if there is none in common. */
    private static String commonPackage(Map<String, List<ClassIds>> packages) {
        String first = packages.keySet().iterator().next();
        String common = first;
        for (String path : packages.keySet()) {
            while (!path.startsWith(common)) {
                common = common.substring(0, common.lastIndexOf('/', common.length() - 2) + 1);
            }
        }
        return common.isEmpty() ? first : common;
    }
}
