// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.schema;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.schemafile.History;
import dev.gridwire.enhancer.form.ClassIds;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The content of {@code gridwire.schema}, which is kept under version control:
 *
 * <pre>
 * # a comment
 * format 1
 * factory com.acme:orders id=471234
 * class com.acme.Order module=com.acme:orders mechanism=identified factory=471234 id=17 version=1 fingerprint=0123…
 * retired com.acme.Old module=com.acme:orders mechanism=identified factory=471234 id=3
 * </pre>
 *
 * <p>The {@link History} of a class follows its line. Each entry takes one line; entries are ordered by name, with empty lines
 * between classes, so that branches that change different classes can be merged. An id is never assigned twice: the line of a
 * removed class stays, as retired. Not thread-safe.
 */
public final class Schema {

    /** The path of a module's part of the schema in its output, which the run time reads. */
    public static final String RESOURCE = "META-INF/gridwire/gridwire.schema";

    /** Without and with histories. */
    private static final Set<String> FORMATS = Set.of("format 1", "format 2");

    private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*");

    /** The first factory id to assign, and the number of such ids. */
    private static final int FIRST_FACTORY = 100_000;
    private static final int FACTORIES = 900_000;

    private final String source;
    private final TreeMap<String, SchemaLine> lines = new TreeMap<>();
    private History history = new History();

    /**
     * A group of classes that share a range of ids.
     *
     * @param module the module of the classes
     * @param mechanism the mechanism's key; each mechanism has separate ids
     */
    public record Space(String module, String mechanism) {

        private boolean isOf(SchemaLine line) {
            return !line.kind().equals(SchemaLine.FACTORY) && mechanism.equals(line.values().get("mechanism"));
        }
    }

    private Schema(String source) {
        this.source = source;
    }

    /**
     * Reads a file's text; an empty one is a schema without lines.
     *
     * @throws SchemaException if a line is malformed, the format is newer, or two classes have one id
     */
    public static Schema parse(String text, String source) {
        Schema schema = new Schema(source);
        int number = 0;
        for (String line : text.split("\\R")) {
            number++;
            String content = COMMENT.matcher(line).replaceFirst("").strip();
            if (content.startsWith("format ") && !FORMATS.contains(content)) {
                throw new SchemaException("The schema's format is newer: line=" + content + " at " + source + ":" + number
                        + "; update Gridwire");
            }
            if (!content.isEmpty() && !FORMATS.contains(content)) {
                schema.add(content, source + ":" + number);
            }
        }
        schema.requireDistinctIds();
        return schema;
    }

    private void add(String content, String place) {
        if (History.isKind(content.replaceFirst("\\s.*", ""))) {
            try {
                history.read(content, place);
            } catch (IllegalArgumentException e) {
                throw new SchemaException(Objects.requireNonNull(e.getMessage()));
            }
            return;
        }
        SchemaLine line = SchemaLine.parse(content, place);
        if (lines.put(key(line), line) != null) {
            throw new SchemaException("A line stands twice: " + line.kind() + " " + line.name() + " at " + place
                    + "; keep one of them");
        }
    }

    private static String key(SchemaLine line) {
        return line.kind() + ' ' + line.name();
    }

    private void requireDistinctIds() {
        Map<String, String> owners = new HashMap<>();
        for (SchemaLine line : lines.values()) {
            if (line.kind().equals(SchemaLine.FACTORY) || line.number("id") == 0) {
                continue;
            }
            String space = line.values().getOrDefault("mechanism", "");
            String id = space + " factory=" + line.number("factory") + ", id=" + line.number("id");
            String other = owners.put(id, line.name());
            if (other != null && !other.equals(line.name())) {
                throw new SchemaException("Two classes have one id: " + id + ", first=" + other + ", second="
                        + EscapedNames.of(line.name())
                        + " in " + source + "; give the newer one another id");
            }
        }
    }

    /**
     * Returns the factory id of a module: the recorded one, or a new one derived from the module's name.
     *
     * @param module a name that no other module on the same class path has
     */
    public int factoryOf(String module) {
        SchemaLine line = lines.get(SchemaLine.FACTORY + ' ' + module);
        if (line != null) {
            return line.number("id");
        }
        Set<Integer> taken = new HashSet<>();
        lines.values().stream()
                .filter(each -> each.kind().equals(SchemaLine.FACTORY))
                .forEach(each -> taken.add(each.number("id")));
        int id = FIRST_FACTORY + Math.floorMod(module.hashCode(), FACTORIES);
        while (taken.contains(id)) {
            id = FIRST_FACTORY + (id - FIRST_FACTORY + 1) % FACTORIES;
        }
        set(new SchemaLine(SchemaLine.FACTORY, module, Map.of("id", Integer.toString(id))));
        return id;
    }

    /**
     * Returns the ids of a class: the recorded ones, or the next ones of the factory. Updates the line of the class.
     *
     * @param space where the ids must be unique
     * @param factory the factory for classes without ids
     * @param wanted ids that the user wrote in the class; empty if there are none
     * @param fingerprint a changed one raises the version
     * @throws SchemaException if the user's ids are another class's, or differ from the recorded ones
     */
    public ClassIds idsOf(String typeName, Space space, int factory, Optional<ClassIds> wanted, String fingerprint) {
        Optional<SchemaLine> line = lineOf(typeName);
        Optional<ClassIds> recorded = line.filter(each -> each.number("id") != 0 && space.isOf(each))
                .map(each -> new ClassIds(typeName, each.number("factory"), each.number("id"), 0));
        requireAgreement(typeName, wanted, recorded);
        ClassIds given = wanted.or(() -> recorded).orElseGet(() -> new ClassIds(typeName, factory, next(space, factory), 0));
        requireFree(typeName, space, given);
        int version = version(line, fingerprint);
        lines.remove(SchemaLine.RETIRED + ' ' + typeName);
        set(new SchemaLine(SchemaLine.CLASS, typeName, line.map(SchemaLine::values).orElse(Map.of()))
                .with("module", space.module())
                .with("mechanism", space.mechanism())
                .with("factory", Integer.toString(given.factoryId()))
                .with("id", Integer.toString(given.classId()))
                .with("version", Integer.toString(version))
                .with("fingerprint", fingerprint));
        return new ClassIds(typeName, given.factoryId(), given.classId(), version);
    }

    /** Records the form of a class that is known by its name alone. */
    public void record(String typeName, Space space, String fingerprint) {
        Optional<SchemaLine> line = lineOf(typeName);
        lines.remove(SchemaLine.RETIRED + ' ' + typeName);
        set(new SchemaLine(SchemaLine.CLASS, typeName, line.map(SchemaLine::values).orElse(Map.of()))
                .with("module", space.module())
                .with("mechanism", space.mechanism())
                .with("fingerprint", fingerprint));
    }

    /** Retires the classes of a module that it no longer has. Classes without ids or recorded states are forgotten. */
    public void retireOthers(String module, Collection<String> present) {
        for (SchemaLine line : List.copyOf(lines.values())) {
            boolean gone = line.kind().equals(SchemaLine.CLASS) && module.equals(line.values().get("module"))
                    && !present.contains(line.name());
            if (gone) {
                lines.remove(key(line));
                if (line.number("id") != 0 || !history.layouts(line.name()).isEmpty()) {
                    set(line.as(SchemaLine.RETIRED));
                }
            }
        }
    }

    /** Whether the class has or had ids. */
    public boolean hasIds(String typeName) {
        return lineOf(typeName).filter(line -> line.number("id") != 0).isPresent();
    }

    /** Whether the schema is empty. */
    public boolean isEmpty() {
        return lines.isEmpty() && history.isEmpty();
    }

    /** Returns the states of classes, which the file also holds. */
    public History history() {
        return history;
    }

    /** Returns the classes that a module had when the file was written. */
    public List<String> classesOf(String module) {
        return lines.values().stream()
                .filter(line -> line.kind().equals(SchemaLine.CLASS) && module.equals(line.values().get("module")))
                .map(SchemaLine::name).toList();
    }

    /** Returns the modules of the recorded classes that are present. */
    public Set<String> modulesWith(Predicate<String> isPresent) {
        return lines.values().stream()
                .filter(line -> line.kind().equals(SchemaLine.CLASS) && isPresent.test(line.name()))
                .map(line -> line.values().getOrDefault("module", ""))
                .filter(module -> !module.isEmpty())
                .collect(Collectors.toSet());
    }

    /**
     * Returns the part for a module's jar, which the run time reads: the module's classes, and the states of all classes that
     * these ever contained.
     */
    public Schema of(String module) {
        Schema part = new Schema(source);
        lines.values().stream().filter(line -> module.equals(line.values().get("module"))).forEach(part::set);
        part.history = history.of(part.lines.values().stream().map(SchemaLine::name).toList());
        return part;
    }

    /** Returns the file's text. */
    public String text() {
        return SchemaText.of(lines.values(), history);
    }

    /** Returns the file's content. */
    public byte[] bytes() {
        return text().getBytes(StandardCharsets.UTF_8);
    }

    private Optional<SchemaLine> lineOf(String typeName) {
        return Optional.ofNullable(lines.get(SchemaLine.CLASS + ' ' + typeName))
                .or(() -> Optional.ofNullable(lines.get(SchemaLine.RETIRED + ' ' + typeName)));
    }

    private void set(SchemaLine line) {
        lines.put(key(line), line);
    }

    private void requireAgreement(String typeName, Optional<ClassIds> wanted, Optional<ClassIds> recorded) {
        boolean differ = wanted.isPresent() && recorded.isPresent()
                && (wanted.get().factoryId() != recorded.get().factoryId()
                        || wanted.get().classId() != recorded.get().classId());
        if (differ) {
            throw new SchemaException("A class's ids are not those that were recorded: class=" + EscapedNames.of(typeName)
                    + ", written="
                    + wanted.get().factoryId() + "/" + wanted.get().classId() + ", recorded=" + recorded.get().factoryId() + "/"
                    + recorded.get().classId() + " in " + source
                    + "; stored data has the recorded ones: write those, or delete the line if nothing is stored");
        }
    }

    private void requireFree(String typeName, Space space, ClassIds ids) {
        for (SchemaLine line : lines.values()) {
            boolean taken = space.isOf(line) && !line.name().equals(typeName)
                    && line.number("factory") == ids.factoryId() && line.number("id") == ids.classId();
            if (taken) {
                throw new SchemaException("An id is taken: factory=" + ids.factoryId() + ", id=" + ids.classId() + ", class="
                        + EscapedNames.of(typeName) + ", taken by " + line.kind() + " " + line.name() + " in " + source
                        + "; choose another id: one that was given once is never used again");
            }
        }
    }

    private int next(Space space, int factory) {
        int highest = 0;
        for (SchemaLine line : lines.values()) {
            if (space.isOf(line) && line.number("factory") == factory) {
                highest = Math.max(highest, line.number("id"));
            }
        }
        return highest + 1;
    }

    private static int version(Optional<SchemaLine> line, String fingerprint) {
        int version = line.map(each -> each.number("version")).orElse(0);
        boolean same = line.isPresent() && fingerprint.equals(line.get().values().get("fingerprint"));
        return same && version > 0 ? version : version + 1;
    }
}
