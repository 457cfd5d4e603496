// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.proof.classpath.ClassPathFiles;
import dev.gridwire.trials.result.NamedChange;
import dev.gridwire.trials.workload.UserClassSpec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/**
 * Finds in a user's class file the changes that the class can undergo. Changes for which it has no suitable field are included,
 * with the reason.
 */
final class UserClassChanges {

    private static final List<String> WRITES_ITSELF = List.of("externalizable", "dataserializable", "identified", "portable");
    /** A prefix, so that the field moves where fields are sorted by name. */
    private static final String NEW = "new";
    private static final String NAMES_FIELDS = "serialPersistentFields";

    private final UserClassSpec spec;
    private final ClassPathFiles files;
    private final ClassShape shape;

    private UserClassChanges(UserClassSpec spec, ClassPathFiles files, ClassShape shape) {
        this.spec = spec;
        this.files = files;
        this.shape = shape;
    }

    /** Opens the files of a class's own class path. */
    static ClassPathFiles files(UserClassSpec spec) {
        return ClassPathFiles.of(spec.classPath().stream().map(Path::of).toList());
    }

    /**
     * Examines the class.
     *
     * @param files the files of its class path, which must stay open while the alterations are used
     */
    static List<UserClassChange> of(UserClassSpec spec, ClassPathFiles files) {
        ClassShape shape = ClassShape.of(spec.className().replace('.', '/'), files).orElseThrow(
                () -> new IllegalStateException("a class is not on its class path: class=" + spec.className()));
        UserClassChanges changes = new UserClassChanges(spec, files, shape);
        return List.of(changes.fieldAdded(), changes.fieldsReordered(), changes.fieldRenamed(), changes.intToLong(),
                changes.constantAppended());
    }

    /** The old state lacks the field, so its members meet an unknown one. */
    private UserClassChange fieldAdded() {
        return ofField("field added", "no field", true, field -> true, field -> Optional.empty());
    }

    private UserClassChange fieldsReordered() {
        String words = "fields reordered";
        Optional<String> obstacle = obstacle()
                .or(() -> shape.isRecord() ? Optional.of("a record has the order of its constructor") : Optional.empty())
                .or(() -> shape.fields().size() > 1 ? Optional.empty() : Optional.of("fewer than two fields of its own"));
        if (obstacle.isPresent()) {
            return impossible(words, obstacle.get());
        }
        List<FieldShape> reversed = new ArrayList<>(shape.fields());
        Collections.reverse(reversed);
        return change(
                new NamedChange(id(words), title(words), shape.source(), shape.withFields(reversed).source()),
                new ReversedFields(shape.name()), false, "", "", "");
    }

    private UserClassChange fieldRenamed() {
        return ofField("field renamed", "no field", false, field -> true,
                field -> Optional.of(new FieldShape(field.access(), newName(field), field.descriptor())));
    }

    private UserClassChange intToLong() {
        return ofField("int → long", "no int field", false, field -> field.descriptor().equals("I"),
                field -> Optional.of(new FieldShape(field.access(), field.name(), "J")));
    }

    /** Values of the new state have the constant that the old state lacks. */
    private UserClassChange constantAppended() {
        String words = "enum constant appended";
        Optional<String> obstacle = writesItself();
        for (FieldShape field : obstacle.isPresent() ? List.<FieldShape>of() : shape.fields()) {
            Optional<ClassShape> found = enumOf(field);
            if (found.isPresent()) {
                List<String> all = found.get().constants();
                List<String> before = all.subList(0, all.size() - 1);
                String last = all.get(before.size());
                NamedChange named = new NamedChange(id(words), title(words, field), withEnum(found.get(), before),
                        withEnum(found.get(), all));
                return change(named, new HiddenConstant(found.get().name(), last), true, field.name(),
                        field.name(), last);
            }
        }
        return impossible(words, obstacle.orElse("no field of an enum of yours with two constants"));
    }

    private Optional<ClassShape> enumOf(FieldShape field) {
        return field.type().getSort() == Type.OBJECT
                ? ClassShape.of(field.type().getInternalName(), files)
                        .filter(type -> type.isEnum() && type.constants().size() > 1)
                : Optional.empty();
    }

    private String withEnum(ClassShape type, List<String> constants) {
        return "enum " + FieldShape.simple(type.name().replace('/', '.')) + " { " + String.join(", ", constants) + " }\n"
                + shape.source();
    }

    /** Returns a change of one field; {@code becomes} returns the field in the other state, empty if it is missing there. */
    private UserClassChange ofField(String words, String missing, boolean altersOld, Predicate<FieldShape> suits,
            Function<FieldShape, Optional<FieldShape>> becomes) {
        Optional<String> obstacle = obstacle();
        if (obstacle.isPresent()) {
            return impossible(words, obstacle.get());
        }
        Optional<FieldShape> found = preferred(field -> suits.test(field) && isConstructible(field, becomes.apply(field)));
        if (found.isEmpty()) {
            return impossible(words, missing + " of its own");
        }
        FieldShape field = found.get();
        Optional<FieldShape> other = becomes.apply(field);
        Alteration ofField = new AlteredField(files, shape.name(), field, other.orElse(null));
        Alteration whole = shape.isRecord() ? new AlteredRecord(ofField, shape.fields(), field, other.orElse(null)) : ofField;
        String altered = shape.withFields(shape.fields().stream()
                .flatMap(one -> one.equals(field) ? other.stream() : Stream.of(one)).toList()).source();
        NamedChange named = new NamedChange(id(words), title(words, field), altersOld ? altered : shape.source(),
                altersOld ? shape.source() : altered);
        return change(
                named, whole, altersOld, field.name(), other.map(FieldShape::name).orElse(field.name()), "");
    }

    private UserClassChange impossible(String words, String why) {
        String state = "not possible: " + why;
        NamedChange named = new NamedChange(id(words), title(words) + ": " + state, state, state);
        return change(named, null, false, "", "", "");
    }

    private UserClassChange change(NamedChange named, @Nullable Alteration alteration, boolean altersOld, String field,
            String otherName, String constant) {
        return new UserClassChange(spec, files, named, alteration, altersOld, field, otherName, constant);
    }

    private String id(String words) {
        return spec.id() + '/' + words.replace("→", "to").replace(' ', '-');
    }

    private String title(String words) {
        return spec.simpleName() + ": " + words;
    }

    private String title(String words, FieldShape field) {
        return title(words) + " (" + field.name() + ')';
    }

    /** For a record: whether no constructor takes the altered components already. */
    private boolean isConstructible(FieldShape field, Optional<FieldShape> becomes) {
        String before = AlteredRecord.constructor(shape.fields(), field, field);
        String after = AlteredRecord.constructor(shape.fields(), field, becomes.orElse(null));
        return !shape.isRecord()
                || shape.constructors().contains(before) && (after.equals(before) || !shape.constructors().contains(after));
    }

    /**
     * Prefers texts, because nobody fails on an empty one; then numbers, the last first. Excludes volatile fields, which
     * updaters may name.
     */
    private Optional<FieldShape> preferred(Predicate<FieldShape> suits) {
        List<FieldShape> all = shape.fields().stream().filter(suits).filter(field -> !field.is(Opcodes.ACC_VOLATILE)).toList();
        return Stream.<Predicate<FieldShape>>of(FieldShape::isString, field -> !field.isReference(), field -> true)
                .flatMap(kind -> all.stream().filter(kind).reduce((one, other) -> other).stream())
                .findFirst();
    }

    private Optional<String> obstacle() {
        return shape.names().contains(NAMES_FIELDS)
                ? Optional.of("the class names its fields itself, in " + NAMES_FIELDS) : writesItself();
    }

    private Optional<String> writesItself() {
        return WRITES_ITSELF.stream().filter(spec.existingForms()::contains).findFirst()
                .map(how -> "the class writes itself (" + how + "), and byte code does not tell how it would write a change");
    }

    private String newName(FieldShape field) {
        return freeName(NEW + Character.toUpperCase(field.name().charAt(0)) + field.name().substring(1));
    }

    private String freeName(String wanted) {
        return shape.names().contains(wanted) ? freeName(wanted + '_') : wanted;
    }

    /**
     * Reverses the order of a class's declared fields, which no code depends on.
     *
     * @param owner the internal name of the class
     */
    private record ReversedFields(String owner) implements Alteration {

        @Override
        public void apply(ClassNode node) {
            if (node.name.equals(owner)) {
                Collections.reverse(node.fields);
            }
        }
    }
}
