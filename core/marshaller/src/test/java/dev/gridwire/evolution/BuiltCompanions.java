// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.emit.FusedEmitter;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassFileReader;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.ConstructorModel;
import dev.gridwire.codegen.model.ModelSource;
import dev.gridwire.codegen.plan.CodePlacement;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.Planner;
import dev.gridwire.codegen.target.NativeTarget;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Makes companions of class files as a build does. */
public final class BuiltCompanions {

    private static final ModelSource PLATFORM = ClassPathSource.platform();

    private BuiltCompanions() {}

    /**
     * Makes them.
     *
     * @param classFiles by binary name
     * @return by the class's name, the name of its companion and the class file
     */
    public static Map<String, Map<String, byte[]>> of(Map<String, byte[]> classFiles) {
        Map<String, ClassModel> models = new HashMap<>();
        classFiles.forEach((name, bytes) -> models.put(name, ClassFileReader.read(bytes)));
        ModelSource own = new ModelSource() {
            @Override
            public Optional<ClassModel> find(String name) {
                return Optional.ofNullable(models.get(name));
            }

            @Override
            public Optional<byte[]> classFile(String name) {
                return Optional.ofNullable(classFiles.get(name));
            }
        };
        LayoutResolver layouts = LayoutResolver.of(own.or(PLATFORM));
        Map<String, Map<String, byte[]>> companions = new TreeMap<>();
        for (ClassModel model : models.values()) {
            if (!model.isInterface() && !model.isAbstract() && layouts.resolve(model.name()).isPlain()
                    && !isClosed(model, layouts.resolve(model.name()))) {
                companions.put(model.name(), of(layouts.resolve(model.name()), layouts));
            }
        }
        return companions;
    }

    private static Map<String, byte[]> of(Layout layout, LayoutResolver layouts) {
        Plan plan = new Planner(layouts, NativeTarget.TARGET, CodePlacement.PACKAGE).plan(layout);
        return Map.of(CompanionName.of(plan), FusedEmitter.emitCompanion(plan).bytes());
    }

    private static boolean isClosed(ClassModel model, Layout layout) {
        for (ConstructorModel each : model.constructors()) {
            if (each.descriptor().equals(layout.construction().descriptor()) && each.access() == Access.PRIVATE) {
                return true;
            }
        }
        return false;
    }
}
