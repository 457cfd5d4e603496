// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import dev.gridwire.testkit.universe.ClassSketch.Form;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Makes random graphs of one state's objects. If the reader has a field, too, it holds values that the reader's state knows;
 * otherwise it may hold anything.
 */
public final class ThingGraph {

    private static final List<String> TEXTS = List.of("", "a", "grün", "日本", "\ud83d\ude00", "a longer text, of some words");

    private final Sketch writer;
    private final Sketch reader;
    /** The state from which the other one was derived, whose fields have the narrower types. */
    private final Sketch old;
    private final SplittableRandom random;
    private final List<Object> made = new ArrayList<>();
    private final Set<Object> openRecords = new HashSet<>();
    private int budget;

    /** Makes graphs with about this many objects at most. */
    public ThingGraph(Sketch writer, Sketch reader, Sketch old, SplittableRandom random, int budget) {
        this.writer = writer;
        this.reader = reader;
        this.old = old;
        this.random = random;
        this.budget = budget;
    }

    /** Makes a graph whose root is of a class that both states have. */
    public Thing make() {
        return thing(pick(choices("", true)));
    }

    private List<String> choices(String ancestor, boolean known) {
        return writer.objects(ancestor).stream().map(ClassSketch::id)
                .filter(id -> !known || reader.has(id) && (ancestor.isEmpty() || reader.isSubclass(id, ancestor)))
                .toList();
    }

    private Thing thing(String type) {
        Thing thing = new Thing(type);
        made.add(thing);
        budget--;
        boolean isRecord = writer.get(type).form() == Form.RECORD;
        if (isRecord) {
            openRecords.add(thing);
        }
        for (FieldSketch field : writer.fields(type)) {
            boolean known = reader.field(type, field.id()).isPresent();
            FieldSketch narrow = known ? old.field(type, field.id()).orElseThrow() : field;
            boolean isWide = !known || field.kind() != narrow.kind();
            Kind wide = isWide ? field.kind() : reader.field(type, field.id()).orElseThrow().kind();
            Object value = value(narrow.kind(), wide, narrow.own(), known);
            boolean zero = value == null && field.kind().isPrimitive();
            thing.fields.put(field.id(), zero ? Numbers.zero(narrow.kind()) : value);
        }
        openRecords.remove(thing);
        return thing;
    }

    /** Returns a value that both kinds can hold. */
    private @Nullable Object value(Kind kind, Kind wide, String own, boolean known) {
        if (kind == Kind.ARRAY && wide.isList() || kind == Kind.ARRAY_LIST && wide == Kind.ARRAY) {
            return budget <= 0 ? null : fresh(kind == Kind.ARRAY ? Many.Shape.ARRAY : Many.Shape.ARRAY_LIST, own, known);
        }
        Object value = value(kind, own, known);
        return value == null || Numbers.fits(wide, value) ? value : Numbers.zero(kind);
    }

    private @Nullable Object value(Kind kind, String own, boolean known) {
        if (!kind.isPrimitive() && (budget <= 0 || random.nextInt(8) == 0)) {
            return null;
        }
        return switch (kind) {
            case BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE, BOXED_INT, BOXED_LONG, BOXED_DOUBLE, BIG_INTEGER,
                    BIG_DECIMAL, DATE, INSTANT, INTS, LONGS, OPTIONAL ->
                    Numbers.number(kind, random);
            case STRING -> TEXTS.get(random.nextInt(TEXTS.size()));
            case ENUM -> constant(own, known);
            case OWN -> object(own, known);
            case ARRAY -> many(Many.Shape.ARRAY, own, known);
            case ARRAY_LIST -> many(Many.Shape.ARRAY_LIST, own, known);
            case LIST -> many(random.nextBoolean() ? Many.Shape.ARRAY_LIST : Many.Shape.LINKED_LIST, own, known);
            case COLLECTION -> random.nextBoolean()
                    ? many(Many.Shape.LINKED_LIST, own, known) : many(Many.Shape.HASH_SET_OF_STRINGS, "", known);
            case MAP -> many(Many.Shape.HASH_MAP, own, known);
            case OBJECT -> switch (random.nextInt(5)) {
                case 0 -> Numbers.number(Kind.INT, random);
                case 1 -> TEXTS.get(random.nextInt(TEXTS.size()));
                case 2 -> constant(writer.of(Form.ENUM).get(0).id(), known);
                case 3 -> many(Many.Shape.ARRAY_LIST, "", known);
                default -> object("", known);
            };
            case WRITTEN -> throw new IllegalArgumentException(kind + " " + own);
        };
    }

    private @Nullable Object constant(String type, boolean known) {
        List<String> constants = writer.get(type).constants().stream()
                .filter(each -> !known || reader.get(type).constants().contains(each)).toList();
        return constants.isEmpty() ? null : new Thing.Constant(type, pick(constants));
    }

    private @Nullable Object object(String ancestor, boolean known) {
        List<String> choices = choices(ancestor, known);
        if (random.nextInt(3) == 0) {
            List<Object> usable = made.stream()
                    .filter(each -> each instanceof Thing thing && choices.contains(thing.type) && !openRecords.contains(thing))
                    .toList();
            if (!usable.isEmpty()) {
                return usable.get(random.nextInt(usable.size()));
            }
        }
        return choices.isEmpty() || budget <= 0 ? null : thing(pick(choices));
    }

    private Object many(Many.Shape shape, String own, boolean known) {
        if (random.nextInt(4) == 0) {
            List<Object> usable = made.stream()
                    .filter(each -> each instanceof Many many && many.shape == shape && many.own.equals(own)).toList();
            if (!usable.isEmpty()) {
                return usable.get(random.nextInt(usable.size()));
            }
        }
        Many many = fresh(shape, own, known);
        made.add(many);
        return many;
    }

    /** Returns a container that is in only one place. */
    private Many fresh(Many.Shape shape, String own, boolean known) {
        Many many = new Many(shape, own);
        budget--;
        for (int i = random.nextInt(4); i > 0; i--) {
            if (shape == Many.Shape.HASH_SET_OF_STRINGS) {
                many.elements.add("element " + i);
            } else {
                many.elements.add(own.isEmpty() ? value(Kind.STRING, "", known) : object(own, known));
            }
        }
        return many;
    }

    private String pick(List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
