// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import dev.gridwire.testkit.universe.ClassSketch.Form;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/** Draws random classes that refer to each other. */
final class Sketches {

    private static final int MOST_CONSTANTS = 4;
    private static final int MOST_LEVELS = 4;
    private static final List<String> ACCESSES = List.of("private ", "", "protected ", "public ");
    /** The chance of each trait is one in this number. */
    private static final Map<Trait, Integer> CHANCES = Map.of(Trait.PUBLIC, 2, Trait.ABSTRACT, 8, Trait.ARGUMENT, 4,
            Trait.PRIVATE_CONSTRUCTOR, 2, Trait.BASE, 5, Trait.MARKED, 3, Trait.SERIALIZABLE, 3, Trait.KEY, 3, Trait.NEST, 3,
            Trait.FINAL_NEST, 2);

    private final SplittableRandom random;
    private final Variety variety;
    private int next;

    Sketches(SplittableRandom random, Variety variety) {
        this.random = random;
        this.variety = variety;
    }

    Sketch make() {
        Sketch sketch = outline();
        List<ClassSketch> open = new ArrayList<>();
        for (ClassSketch outline : sketch.objects("")) {
            ClassSketch drawn = outline.form() == Form.CLASS ? aClass(outline.id(), sketch, open) : aRecord(outline.id());
            if (drawn.form() == Form.CLASS && !drawn.isFinal()) {
                open.add(drawn);
            }
            sketch = sketch.with(drawn);
        }
        for (ClassSketch owner : sketch.objects("")) {
            for (int i = random.nextInt(variety.mostFields + 1); i > 0; i--) {
                sketch = sketch.with(sketch.get(owner.id()).plus(field(sketch, owner.id()), 0));
            }
        }
        return sketch;
    }

    /** Returns an enum, and classes that have only names so far. */
    private Sketch outline() {
        List<String> constants = new ArrayList<>();
        for (int i = random.nextInt(MOST_CONSTANTS) + 1; i > 0; i--) {
            constants.add(name("K"));
        }
        Sketch sketch = new Sketch(new LinkedHashMap<>()).with(ClassSketch.ofEnum(name("E"), constants));
        for (int i = 0; i < variety.classes; i++) {
            sketch = sketch.with(ClassSketch.empty(name("C"), Form.CLASS, "", false));
        }
        for (int i = 0; i < variety.records; i++) {
            sketch = sketch.with(ClassSketch.empty(name("R"), Form.RECORD, "", true));
        }
        return sketch;
    }

    private ClassSketch aRecord(String id) {
        return ClassSketch.empty(id, Form.RECORD, "", true).withTraits(traits(EnumSet.of(Trait.PUBLIC, Trait.MARKED)));
    }

    private ClassSketch aClass(String id, Sketch sketch, List<ClassSketch> open) {
        List<ClassSketch> parents = open.stream().filter(each -> sketch.levels(each.id()) < MOST_LEVELS).toList();
        String parent = parents.isEmpty() || oneIn(3) ? "" : parents.get(random.nextInt(parents.size())).id();
        boolean isFinal = oneIn(4);
        Set<Trait> possible = EnumSet.allOf(Trait.class);
        possible.remove(isFinal ? Trait.ABSTRACT : Trait.PRIVATE_CONSTRUCTOR);
        if (!parent.isEmpty()) {
            possible.remove(Trait.BASE);
        }
        return ClassSketch.empty(id, Form.CLASS, parent, isFinal).withTraits(traits(possible));
    }

    private Set<Trait> traits(Set<Trait> possible) {
        Set<Trait> traits = EnumSet.noneOf(Trait.class);
        for (Trait each : possible) {
            if (variety == Variety.WILD && oneIn(CHANCES.getOrDefault(each, 2))) {
                traits.add(each);
            }
        }
        return traits;
    }

    /** Returns a field that refers to classes of the sketch. */
    FieldSketch field(Sketch sketch, String owner) {
        return variety == Variety.WILD ? written(sketch, sketch.get(owner)) : modelled(sketch);
    }

    private FieldSketch written(Sketch sketch, ClassSketch owner) {
        String name = String.valueOf((char) ('a' + owner.fields().size()));
        boolean isRecord = owner.form() == Form.RECORD;
        return new FieldSketch(name, name, "", Kind.WRITTEN, new DrawnType(random, sketch).draw(), isRecord ? "" : modifiers());
    }

    private String modifiers() {
        String access = ACCESSES.get(random.nextInt(ACCESSES.size()));
        return access + (oneIn(4) ? "final " : oneIn(12) ? "transient " : "");
    }

    private FieldSketch modelled(Sketch sketch) {
        Kind kind = Kind.MODELLED.get(random.nextInt(Kind.MODELLED.size()));
        String own = "";
        if (kind == Kind.ENUM) {
            own = sketch.of(Form.ENUM).get(0).id();
        } else if (kind == Kind.OWN || kind.hasOwn() && random.nextInt(4) > 0) {
            List<ClassSketch> all = sketch.objects("");
            own = all.get(random.nextInt(all.size())).id();
        }
        return FieldSketch.of(name("f"), kind, own);
    }

    /** Returns a name that is not used twice. */
    String name(String prefix) {
        return prefix + next++;
    }

    private boolean oneIn(int chances) {
        return random.nextInt(chances) == 0;
    }
}
