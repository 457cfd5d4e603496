// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import dev.gridwire.testkit.universe.ClassSketch.Form;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/** Changes a sketch at random, but only in ways that both directions can read. */
final class Evolver {

    private static final int MOST_CHANGES = 8;

    private final SplittableRandom random;
    private final Sketches sketches;
    private final List<String> done = new ArrayList<>();

    Evolver(SplittableRandom random, Sketches sketches) {
        this.random = random;
        this.sketches = sketches;
    }

    Sketch evolve(Sketch old) {
        Sketch sketch = old;
        for (int i = random.nextInt(MOST_CHANGES) + 1; i > 0; i--) {
            sketch = change(sketch);
        }
        return sketch;
    }

    /** Returns the changes made, for messages. */
    List<String> done() {
        return done;
    }

    private Sketch change(Sketch sketch) {
        List<ClassSketch> objects = sketch.objects("");
        ClassSketch any = objects.get(random.nextInt(objects.size()));
        int choice = random.nextInt(12);
        return switch (choice) {
            case 0, 1, 2 -> add(sketch, any);
            case 3 -> any.fields().isEmpty() ? sketch : said("removed", any, one(any), sketch.with(any.minus(one(any))));
            case 4 -> shuffle(sketch, any);
            case 5, 6 -> widen(sketch, any);
            case 7 -> moveUp(sketch, any);
            case 8 -> moveDown(sketch, any);
            case 9 -> insertParent(sketch, any);
            case 10 -> random.nextBoolean() ? constants(sketch) : newClass(sketch, any);
            default -> random.nextBoolean() ? rename(sketch, any) : open(sketch, any);
        };
    }

    private FieldSketch one(ClassSketch owner) {
        return owner.fields().get(0);
    }

    private Sketch said(String what, ClassSketch owner, Object detail, Sketch sketch) {
        done.add(what + " " + owner.id() + " " + detail);
        return sketch;
    }

    private Sketch add(Sketch sketch, ClassSketch owner) {
        FieldSketch field = sketches.field(sketch, owner.id());
        return said("added", owner, field, sketch.with(owner.plus(field, random.nextInt(owner.fields().size() + 1))));
    }

    private Sketch shuffle(Sketch sketch, ClassSketch owner) {
        List<FieldSketch> fields = new ArrayList<>(owner.fields());
        Collections.shuffle(fields, new Random(random.nextLong()));
        return said("shuffled", owner, "", sketch.with(owner.withFields(fields)));
    }

    private Sketch widen(Sketch sketch, ClassSketch owner) {
        List<FieldSketch> fields = new ArrayList<>(owner.fields());
        if (fields.isEmpty()) {
            return sketch;
        }
        int at = random.nextInt(fields.size());
        List<Kind> wider = fields.get(at).kind().wider();
        if (wider.isEmpty()) {
            return sketch;
        }
        fields.set(at, fields.get(at).with(wider.get(random.nextInt(wider.size()))));
        return said("widened", owner, fields.get(at), sketch.with(owner.withFields(fields)));
    }

    private Sketch moveUp(Sketch sketch, ClassSketch owner) {
        if (owner.parent().isEmpty() || owner.fields().isEmpty()) {
            return sketch;
        }
        FieldSketch field = one(owner);
        return said("up", owner, field, sketch.with(owner.minus(field)).with(sketch.get(owner.parent()).plus(field, 0)));
    }

    private Sketch moveDown(Sketch sketch, ClassSketch owner) {
        if (owner.parent().isEmpty() || sketch.get(owner.parent()).fields().isEmpty()) {
            return sketch;
        }
        ClassSketch parent = sketch.get(owner.parent());
        return said("down", owner, one(parent), sketch.with(parent.minus(one(parent))).with(owner.plus(one(parent), 0)));
    }

    private Sketch insertParent(Sketch sketch, ClassSketch owner) {
        if (owner.form() != Form.CLASS) {
            return sketch;
        }
        ClassSketch parent = ClassSketch.empty(sketches.name("P"), Form.CLASS, owner.parent(), false);
        Sketch with = sketch.with(parent).with(owner.withParent(parent.id()));
        return said("parent", owner, parent, with.with(parent.plus(sketches.field(sketch, parent.id()), 0)));
    }

    private Sketch constants(Sketch sketch) {
        ClassSketch type = sketch.of(Form.ENUM).get(0);
        List<String> constants = new ArrayList<>(type.constants());
        Collections.shuffle(constants, new Random(random.nextLong()));
        constants.add(random.nextInt(constants.size() + 1), sketches.name("K"));
        return said("constants", type, constants, sketch.with(type.withConstants(constants)));
    }

    private Sketch newClass(Sketch sketch, ClassSketch user) {
        ClassSketch added = ClassSketch.empty(sketches.name("N"), random.nextBoolean() ? Form.CLASS : Form.RECORD, "",
                random.nextBoolean());
        ClassSketch full = added.plus(sketches.field(sketch, added.id()), 0).plus(sketches.field(sketch, added.id()), 0);
        String name = sketches.name("f");
        Kind kind = List.of(Kind.OWN, Kind.LIST, Kind.ARRAY, Kind.MAP).get(random.nextInt(4));
        return said("class", user, full, sketch.with(full)
                .with(user.plus(FieldSketch.of(name, kind, added.id()), 0)));
    }

    private Sketch rename(Sketch sketch, ClassSketch owner) {
        if (owner.fields().isEmpty() || !one(owner).former().isEmpty()) {
            return sketch;
        }
        List<FieldSketch> fields = new ArrayList<>(owner.fields());
        fields.set(0, one(owner).renamed(sketches.name("g")));
        return said("renamed", owner, fields.get(0), sketch.with(owner.withFields(fields)));
    }

    private Sketch open(Sketch sketch, ClassSketch owner) {
        boolean may = owner.form() == Form.CLASS && (owner.isFinal() || !sketch.hasSubclasses(owner.id()));
        return may ? said("final", owner, !owner.isFinal(), sketch.with(owner.withFinal(!owner.isFinal()))) : sketch;
    }
}
