// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.schemafile;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.FieldKeys;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.layout.Slot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Holds every recorded state of classes: the lines of {@code gridwire.schema} of these kinds.
 *
 * <pre>
 * former com.acme.Order com.acme.Purchase                                the class's former names
 * former com.acme.Order#total sum,amount                                 a field's
 * layout com.acme.Order 51c2f0a39be81d44 form=class com.acme.Order{total:long lines:collection:java.util.List}
 * schema com.acme.Line of com.acme.Order#9f3a12bc 0a61… 51c2…            the layouts of a schema, by fingerprint
 * </pre>
 *
 * <p>Unusual characters in names are written as in {@link Words}. The second word of a line names the class that the line is
 * about. Layouts are identified by their fingerprint and schemas by their hash, never by a running number, so that additions of
 * two branches differ. Not thread-safe while it is being changed.
 */
public final class History {

    /** Begins a line with former names. */
    static final String FORMER = "former";
    /** Begins a line with a layout. */
    static final String LAYOUT = "layout";
    /** Begins a line with a schema. */
    static final String SCHEMA = "schema";

    private static final Set<String> KINDS = Set.of(FORMER, LAYOUT, SCHEMA);

    /** By class and fingerprint. */
    private final Map<String, TreeMap<String, Layout>> layouts = new TreeMap<>();
    private final Map<Long, Layout> byFingerprint = new HashMap<>();
    private final Map<String, RecordedSchema> schemas = new TreeMap<>();
    private Renames renames = Renames.NONE;

    /** Makes an empty history. */
    public History() {}

    /** Returns whether a line that begins with this word is one of these. */
    public static boolean isKind(String word) {
        return KINDS.contains(word);
    }

    /**
     * Adds a line of the file.
     *
     * @param place the file and line, for messages
     * @throws IllegalArgumentException if the line is malformed; the message names its place and the next step
     */
    public void read(String line, String place) {
        try {
            new HistoryLine(line).addTo(this);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(e.getMessage() + " at " + place
                    + "; take the line from version control, or delete it if no payload of that state is kept", e);
        }
    }

    void add(Layout layout) {
        long fingerprint = layout.fingerprint();
        if (byFingerprint.putIfAbsent(fingerprint, layout) == null) {
            layouts.computeIfAbsent(layout.typeName(), name -> new TreeMap<>()).put(hex(fingerprint), layout);
        }
    }

    void add(RecordedSchema schema) {
        schemas.putIfAbsent(schema.key(), schema);
    }

    void add(Renames more) {
        renames = renames.with(more);
    }

    /** Records the current schemas, all at once, so that each is listed below the class whose change caused it. */
    public void record(Collection<DescribedSchema> today) {
        Set<String> changed = new TreeSet<>();
        for (DescribedSchema each : today) {
            each.schema().layouts().stream()
                    .filter(layout -> !byFingerprint.containsKey(layout.fingerprint()))
                    .forEach(layout -> changed.add(layout.typeName()));
        }
        for (DescribedSchema each : today) {
            each.schema().layouts().forEach(this::add);
            add(each.renames());
            add(recorded(each, changed));
        }
    }

    private static RecordedSchema recorded(DescribedSchema schema, Set<String> changed) {
        List<Layout> layouts = schema.schema().layouts();
        String cause = layouts.stream().map(Layout::typeName)
                .filter(name -> changed.contains(name) && !changed.contains(schema.typeName()))
                .findFirst().orElse(schema.typeName());
        return new RecordedSchema(cause, schema.typeName(), schema.hash(), layouts.stream().map(Layout::fingerprint).toList());
    }

    /** Returns the states of a class, in no particular order; none if the class is not known. */
    public List<Layout> layouts(String typeName) {
        return List.copyOf(layouts.getOrDefault(typeName, new TreeMap<>()).values());
    }

    /** Returns all recorded former names of classes and fields. */
    public Renames renames() {
        return renames;
    }

    /** Returns the classes that lines are about. */
    public Set<String> names() {
        Set<String> names = new TreeSet<>(layouts.keySet());
        schemas.values().forEach(each -> names.add(each.cause()));
        names.addAll(renames.types().keySet());
        renames.slots().keySet().forEach(each -> names.add(FieldKeys.owner(each)));
        return names;
    }

    /**
     * Returns the part that concerns some classes: their states, and the states of all classes that their schemas ever contained.
     *
     * @param typeNames need not include former names
     */
    public History of(Collection<String> typeNames) {
        Map<String, List<RecordedSchema>> wholes = schemasBy(RecordedSchema::typeName);
        Set<String> reached = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(typeNames);
        while (!open.isEmpty()) {
            String name = open.pop();
            if (reached.add(name)) {
                open.addAll(renames.formerTypes(name));
                wholes.getOrDefault(name, List.of()).forEach(each ->
                        each.fingerprints().forEach(one -> open.add(Objects.requireNonNull(byFingerprint.get(one)).typeName())));
            }
        }
        History part = new History();
        reached.forEach(name -> layouts(name).forEach(part::add));
        reached.forEach(name -> wholes.getOrDefault(name, List.of()).forEach(part::add));
        part.add(renames.of(reached));
        return part;
    }

    /** Returns whether nothing is recorded. */
    public boolean isEmpty() {
        return names().isEmpty();
    }

    /** Returns the schemas with a hash whose layouts are all present. */
    public Collection<DescribedSchema> find(int hash) {
        List<DescribedSchema> found = new ArrayList<>();
        for (RecordedSchema each : schemas.values()) {
            if (each.hash() == hash) {
                rebuilt(each).ifPresent(found::add);
            }
        }
        return found;
    }

    /** Returns all schemas whose layouts are all present, by hash. */
    public Map<Integer, List<DescribedSchema>> schemas() {
        Map<Integer, List<DescribedSchema>> all = new HashMap<>();
        schemas.values().forEach(each -> rebuilt(each).ifPresent(
                schema -> all.computeIfAbsent(each.hash(), hash -> new ArrayList<>()).add(schema)));
        return all;
    }

    private Optional<DescribedSchema> rebuilt(RecordedSchema recorded) {
        if (!isWhole(recorded)) {
            return Optional.empty();
        }
        Schema schema = new Schema(recorded.fingerprints().stream().map(byFingerprint::get).toList());
        return Optional.of(new DescribedSchema(recorded.typeName(), schema, renames));
    }

    private boolean isWhole(RecordedSchema recorded) {
        for (Long each : recorded.fingerprints()) {
            if (!byFingerprint.containsKey(each)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Removes a state of a class as if it had never existed, for the case that no payload in that state is kept.
     *
     * @param fingerprint the fingerprint in hexadecimal; empty to remove all states
     * @return how many states were removed
     */
    public int forget(String typeName, String fingerprint) {
        TreeMap<String, Layout> states = layouts.getOrDefault(typeName, new TreeMap<>());
        List<String> forgotten = states.keySet().stream()
                .filter(each -> fingerprint.isEmpty() || each.equals(fingerprint)).toList();
        for (String each : forgotten) {
            byFingerprint.remove(Objects.requireNonNull(states.remove(each)).fingerprint());
        }
        if (states.isEmpty()) {
            layouts.remove(typeName);
        }
        schemas.values().removeIf(each -> !isWhole(each));
        return forgotten.size();
    }

    /** Returns the lines about each class. Schemas with a missing layout are omitted. */
    public SortedMap<String, List<String>> lines() {
        TreeMap<String, List<String>> lines = new TreeMap<>();
        Map<String, List<RecordedSchema>> caused = schemasBy(RecordedSchema::cause);
        for (String name : names()) {
            List<String> found = former(name);
            layouts.getOrDefault(name, new TreeMap<>()).forEach((fingerprint, layout) -> found.add(
                    LAYOUT + ' ' + Words.of(name) + ' ' + fingerprint + ' ' + LayoutText.of(layout)));
            caused.getOrDefault(name, List.of()).forEach(each -> found.add(each.toString()));
            if (!found.isEmpty()) {
                lines.put(name, found);
            }
        }
        return lines;
    }

    /** Returns the recorded schemas whose layouts are all present. */
    private Map<String, List<RecordedSchema>> schemasBy(Function<RecordedSchema, String> name) {
        return schemas.values().stream().filter(this::isWhole).collect(Collectors.groupingBy(name));
    }

    private List<String> former(String typeName) {
        List<String> lines = new ArrayList<>();
        List<String> former = renames.formerTypes(typeName);
        if (!former.isEmpty()) {
            lines.add(former(Words.of(typeName), former));
        }
        new TreeMap<>(renames.slots()).forEach((slot, names) -> {
            if (FieldKeys.owner(slot).equals(typeName)) {
                lines.add(former(Words.of(typeName) + '#' + Words.of(FieldKeys.name(slot)), names));
            }
        });
        return lines;
    }

    private static String former(String word, List<String> names) {
        return FORMER + ' ' + word + ' ' + names.stream().map(Words::of).collect(Collectors.joining(","));
    }

    /** Returns a file's lines without those for schemas. */
    public static List<String> withoutSchemas(String text) {
        return text.lines().filter(line -> !line.startsWith(SCHEMA + ' ')).toList();
    }

    /** Returns the fingerprints of a file's layouts, without parsing the rest. */
    public static Set<String> fingerprints(String text) {
        return text.lines().filter(line -> line.startsWith(LAYOUT + ' ')).map(line -> line.split("\\s+"))
                .filter(words -> words.length > 2).map(words -> words[2]).collect(Collectors.toSet());
    }

    /** Returns a slot in the form of the file. */
    public static String text(Slot slot) {
        return SlotText.of(slot);
    }

    /** Returns a fingerprint in the form of the file. */
    public static String hex(long fingerprint) {
        return HexFormat.of().toHexDigits(fingerprint);
    }
}
