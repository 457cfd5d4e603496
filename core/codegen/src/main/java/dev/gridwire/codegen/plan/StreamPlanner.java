// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import dev.gridwire.codegen.plan.ValueShape.Depth;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Combines a class's own part of a layout with a stream. Not thread-safe. */
public final class StreamPlanner {

    private final StreamContext world;
    private final NestedBodies bodies;

    /** Makes a planner. */
    public StreamPlanner(StreamContext world) {
        this.world = world;
        this.bodies = new NestedBodies(world);
    }

    /** Plans a class that is formed. */
    public Plan plan(Layout layout) {
        ClassModel model = world.layouts().model(layout.typeName());
        ShapeFinder shapes = new ShapeFinder(world, model.name());
        Layout own = layout.withLevels(layout.levels().stream().filter(each -> each.owner().equals(model.name())).toList());
        FieldAccesses fields = new FieldAccesses(world.layouts(), own, CodePlacement.SELF);
        List<Op> ops = new ArrayList<>();
        model.superclass().map(ClassType::name).filter(world.formed()::contains)
                .ifPresent(superclass -> ops.add(new Op.Superclass(superclass)));
        int index = 0;
        for (Slot slot : own.slots()) {
            ops.add(new Op.Streamed(fields.of(slot, index++), deep(shapes.of(slot), model.name())));
        }
        return new Plan(world.target().name(), own, ops);
    }

    /** Returns the slots of a plan that can lead to an object that contains itself, with the way back; ordered by name. */
    public Map<String, String> cycles(Plan plan) {
        Map<String, String> cycles = new TreeMap<>();
        for (Op.Streamed each : plan.ops(Op.Streamed.class)) {
            for (ValueShape.Body body : each.shape().bodies()) {
                if (body.depth() == Depth.CYCLIC) {
                    String back = bodies.wayBack(body.typeName(), plan.layout().typeName()).stripTrailing();
                    cycles.put(each.slot().slot().name(), each.where() + back);
                }
            }
        }
        return cycles;
    }

    /** Returns the shape, with a mark on bodies that lead back to the class. */
    private ValueShape deep(ValueShape shape, String level) {
        if (shape instanceof ValueShape.Body body) {
            boolean round = !bodies.wayBack(body.typeName(), level).isEmpty();
            return new ValueShape.Body(body.typeName(), body.presence(), round ? Depth.CYCLIC : Depth.BOUNDED);
        }
        if (shape instanceof ValueShape.Sequence sequence) {
            return new ValueShape.Sequence(deep(sequence.element(), level), sequence.nulls());
        }
        if (shape instanceof ValueShape.ReferenceArray array) {
            return new ValueShape.ReferenceArray(array.component(), deep(array.element(), level), array.nulls());
        }
        if (shape instanceof ValueShape.Mapping mapping) {
            return new ValueShape.Mapping(deep(mapping.key(), level), deep(mapping.value(), level), mapping.nulls());
        }
        return shape;
    }
}
