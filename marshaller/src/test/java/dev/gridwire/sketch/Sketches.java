// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.sketch;

import dev.gridwire.sketch.ClassSketch.Form;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;

/** Makes random sketches. Names of fields and classes are never used twice. */
final class Sketches {

    private static final int CLASSES = 5;
    private static final int RECORDS = 2;
    private static final int MOST_FIELDS = 4;
    private static final int MOST_CONSTANTS = 4;

    private final SplittableRandom random;
    private int next;

    Sketches(SplittableRandom random) {
        this.random = random;
    }

    Sketch make() {
        Sketch sketch = new Sketch(new LinkedHashMap<>());
        List<String> constants = new ArrayList<>();
        for (int i = random.nextInt(MOST_CONSTANTS) + 1; i > 0; i--) {
            constants.add(name("K"));
        }
        sketch = sketch.with(new ClassSketch(name("E"), Form.ENUM, "", true, List.of(), constants));
        for (int i = 0; i < CLASSES; i++) {
            sketch = sketch.with(aClass(sketch));
        }
        for (int i = 0; i < RECORDS; i++) {
            sketch = sketch.with(new ClassSketch(name("R"), Form.RECORD, "", true, List.of(), List.of()));
        }
        for (ClassSketch each : List.copyOf(sketch.classes().values())) {
            for (int i = each.form() == Form.ENUM ? 0 : random.nextInt(MOST_FIELDS + 1); i > 0; i--) {
                sketch = sketch.with(sketch.get(each.id()).plus(field(sketch, each.id()), 0));
            }
        }
        return sketch;
    }

    /** A class without fields, which nothing refers to yet. */
    ClassSketch aClass(Sketch sketch) {
        List<ClassSketch> open = sketch.of(Form.CLASS).stream().filter(each -> !each.isFinal()).toList();
        String parent = open.isEmpty() || random.nextInt(3) > 0 ? "" : open.get(random.nextInt(open.size())).id();
        return new ClassSketch(name("C"), Form.CLASS, parent, random.nextInt(3) == 0, List.of(), List.of());
    }

    /** A field that refers to classes of the sketch; a record's never to itself, so that it can have an end. */
    FieldSketch field(Sketch sketch, String owner) {
        Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
        String own = "";
        if (kind == Kind.ENUM) {
            own = sketch.of(Form.ENUM).get(0).id();
        } else if (kind == Kind.OWN || kind.hasOwn() && random.nextInt(4) > 0) {
            List<ClassSketch> all = sketch.objects("");
            own = all.get(random.nextInt(all.size())).id();
        }
        String name = name("f");
        return new FieldSketch(name, name, "", kind, own);
    }

    String name(String prefix) {
        return prefix + next++;
    }
}
