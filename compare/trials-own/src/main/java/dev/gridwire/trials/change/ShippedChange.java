// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.change.crossing.ContentView;
import dev.gridwire.change.crossing.StateLoader;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.contestant.HandWrittenVersion;
import dev.gridwire.trials.hazelcast.place.Setup;
import dev.gridwire.trials.hazelcast.state.ClassState;
import dev.gridwire.trials.hazelcast.state.ClassState.Kind;
import dev.gridwire.trials.hazelcast.state.LoadedState;
import dev.gridwire.trials.hazelcast.state.StateSources;
import dev.gridwire.trials.result.NamedChange;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Changes of Gridwire's own small classes, written as Java as a user would for the contestant. Both states have a text {@code
 * name}, which an old member changes.
 */
enum ShippedChange implements ClassChange {
    FIELD_ADDED("field added", state("int id", "String name"), state("int id", "String name", "String colour")),
    FIELD_REMOVED("field removed", state("int id", "int weight", "String name"), state("int id", "String name")),
    FIELDS_REORDERED("fields reordered", state("int id", "String name", "String colour"),
            state("String colour", "String name", "int id")),
    FIELD_RENAMED("field renamed", state("int id", "String name", "String colour"),
            state("int id", "String name", "String paint")),
    INT_TO_LONG("int → long", state("int id", "int count", "String name"), state("int id", "long count", "String name")),
    LONG_TO_INT("long → int", state("int id", "long count", "String name"), state("int id", "int count", "String name")),
    INT_TO_INTEGER("int → Integer", state("int id", "int count", "String name"), state("int id", "Integer count", "String name")),
    INTEGER_TO_INT("Integer → int", state("int id", "Integer count", "String name"), state("int id", "int count", "String name")),
    STRING_TO_OBJECT("String → Object", state("int id", "String note", "String name"),
            state("int id", "Object note", "String name")),
    CONSTANT_INSERTED("enum constant inserted", enumerated("SOLD", "OPEN", "SOLD"), enumerated("SOLD", "OPEN", "HELD", "SOLD")),
    CONSTANT_APPENDED("enum constant appended", enumerated("SOLD", "OPEN", "SOLD"), enumerated("HELD", "OPEN", "SOLD", "HELD")),
    CONSTANT_REMOVED("enum constant removed", enumerated("SOLD", "OPEN", "HELD", "SOLD"), enumerated("SOLD", "OPEN", "SOLD")),
    CONSTANT_RENAMED("enum constant renamed", enumerated("SOLD", "OPEN", "SOLD"), enumerated("GONE", "OPEN", "GONE")),
    SUPERCLASS_ADDED("superclass added", state("int id", "String name"),
            state("int id", "String name").inheriting("String place")),
    SUPERCLASS_REMOVED("superclass removed", state("int id", "String name").inheriting("String place"),
            state("int id", "String name")),
    FIELD_MOVED_UP("field moved to the superclass", state("int id", "String name", "String colour").inheriting("String place"),
            state("int id", "String name").inheriting("String place", "String colour")),
    CLASS_TO_RECORD("class → record", state("int id", "String name"), state("int id", "String name").as(Kind.RECORD)),
    LIST_TO_ARRAY_LIST("List → ArrayList", state("int id", "List<String> tags", "String name"),
            state("int id", "ArrayList<String> tags", "String name")),
    ARRAY_TO_LIST("array → List", state("int id", "String[] tags", "String name"),
            state("int id", "List<String> tags", "String name")),
    FIELDS_FINAL("fields made final", state("int id", "String name"), state("int id", "String name").as(Kind.FINAL_FIELDS)),
    CLASS_RENAMED("class renamed", state("int id", "String name"), state("int id", "String name").renamed("Product")),
    UID_CHANGED("serialVersionUID changed", state("int id", "String name"), state("int id", "String name").uid(2));

    private static final String EDITED = "name";

    private final String title;
    private final ClassState before;
    private final ClassState after;

    ShippedChange(String title, ClassState before, ClassState after) {
        this.title = title;
        this.before = before;
        this.after = after;
    }

    private static ClassState state(String... fields) {
        return ClassState.of(fields);
    }

    private static ClassState enumerated(String constant, String... constants) {
        return state("int id", "Status status", "String name").status(constant, constants);
    }

    @Override
    public NamedChange named() {
        return new NamedChange(
                name().toLowerCase(Locale.ROOT).replace('_', '-'), title, before.source(), after.source());
    }

    private ClassState state(boolean isOld) {
        return isOld ? before : after;
    }

    @Override
    public Optional<String> refusal(Contestant contestant, boolean isOld) {
        return contestant.isByHand() ? state(isOld).refusal(contestant.form()) : Optional.empty();
    }

    @Override
    public void write(Contestant contestant, boolean isOld, Path classes) throws IOException {
        Map<String, byte[]> compiled = StateSources.compiled(
                state(isOld), contestant.form(), LoadedState.beside(contestant));
        for (Map.Entry<String, byte[]> each : compiled.entrySet()) {
            Path file = classes.resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, each.getValue());
        }
    }

    @Override
    public UserClassSpec spec(Contestant contestant, boolean isOld, Path folder, Path classes) {
        List<String> types = state(isOld).typeNames();
        return new UserClassSpec("own-article", 0, types.get(0), "A class that changes.", List.of(classes.toString()),
                folder.toString(), types, types, List.of(contestant.id()), true, 100, null);
    }

    @Override
    public Setup setup(Contestant contestant, boolean isOld, StateLoader loader, UserClassWorkload workload) {
        return contestant.isByHand()
                ? HandWrittenVersion.setup(contestant, loaded(isOld, loader, LoadedState.beside(contestant)))
                : contestant.setup(workload);
    }

    @Override
    public ContentView view(boolean isOld) {
        return isOld ? ContentView.PLAIN : switch (this) {
            case FIELD_RENAMED -> new StateView("", Map.of("paint", "colour"), Map.of(), "", null);
            case CONSTANT_RENAMED -> new StateView("", Map.of(), Map.of("GONE", "SOLD"), "", null);
            default -> ContentView.PLAIN;
        };
    }

    @Override
    public Optional<Field> edited(Class<?> root) throws ReflectiveOperationException {
        return Optional.of(root.getDeclaredField(EDITED));
    }

    @Override
    public List<Pair> pairs(StateMember old, StateMember young) {
        return Stream.of("it", "another")
                .map(owner -> new Pair(
                        loaded(true, old.service().loader(), "").sample(owner),
                        loaded(false, young.service().loader(), "").sample(owner)))
                .toList();
    }

    private LoadedState loaded(boolean isOld, ClassLoader loader, String beside) {
        return new LoadedState(state(isOld), isOld ? 1 : 2, loader, beside);
    }
}
