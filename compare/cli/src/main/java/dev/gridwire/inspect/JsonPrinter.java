// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Prints one JSON object. Ending it produces valid JSON, even in the middle of a payload.
 *
 * <pre>
 * { "header": VALUE, "root": VALUE, "deferred": [ VALUE, ... ], "seal": VALUE, ... }
 *
 * VALUE  { "offset": N, "type": T, "named": BY, "schema": S, "state": ST, "handle": H, "back": H, "deferred": true,
 *          "note": TEXT, "value": LEAF,
 *          "fields": { NAME: VALUE, ... } | "elements": [ VALUE, ... ] | "entries": [ { "key": VALUE, "value": VALUE }, ... ] }
 *        (members that do not apply are left out)
 * </pre>
 */
final class JsonPrinter implements Printer {

    private static final String DEFERRED = "deferred";
    private static final String ENTRY = "[entry ";

    private final JsonText json;
    /** The open values, starting with the section's first. */
    private final List<Open> open = new ArrayList<>();
    private String section = "";
    private boolean hasMembers;

    JsonPrinter(Appendable out) {
        this.json = new JsonText(out);
        json.raw("{");
    }

    /** The kinds of parts of a value. */
    private enum Parts {
        NONE(""),
        FIELDS("}"),
        ELEMENTS("]"),
        ENTRIES("}]");

        private final String end;

        Parts(String end) {
            this.end = end;
        }

        static Parts of(String step) {
            return step.startsWith(ENTRY) ? ENTRIES : step.startsWith("[") ? ELEMENTS : FIELDS;
        }
    }

    /** An open value. */
    private static final class Open {
        private Parts parts = Parts.NONE;
        /** For fields, because those of a class and its superclasses may have the same name. */
        private @Nullable Map<String, Integer> names;
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public void print(String newSection, int depth, String step, Line line) {
        close(depth);
        if (depth == 0) {
            begin(newSection);
        } else {
            part(open.get(depth - 1), step);
        }
        value(line);
        open.add(new Open());
    }

    private void close(int depth) {
        while (open.size() > depth) {
            json.raw(open.remove(open.size() - 1).parts.end);
            json.raw("}");
        }
    }

    private void begin(String newSection) {
        boolean isNext = newSection.equals(DEFERRED) && section.equals(DEFERRED);
        if (isNext) {
            json.raw(",");
        } else {
            endSection();
            comma();
            json.name(newSection);
            json.raw(newSection.equals(DEFERRED) ? "[" : "");
        }
        section = newSection;
    }

    private void endSection() {
        close(0);
        json.raw(section.equals(DEFERRED) ? "]" : "");
        section = "";
    }

    private void comma() {
        json.raw(hasMembers ? ",\n" : "");
        hasMembers = true;
    }

    private void part(Open around, String step) {
        Parts parts = Parts.of(step);
        boolean isFirst = around.parts == Parts.NONE;
        around.parts = parts;
        switch (parts) {
            case ENTRIES -> {
                boolean isKey = step.endsWith(".key");
                json.raw(isFirst ? ",\"entries\":[{" : isKey ? "},{" : ",");
                json.name(isKey ? "key" : "value");
            }
            case ELEMENTS -> json.raw(isFirst ? ",\"elements\":[" : ",");
            default -> {
                json.raw(isFirst ? ",\"fields\":{" : ",");
                json.name(unique(around, step.substring(1)));
            }
        }
    }

    private static String unique(Open around, String name) {
        Map<String, Integer> names = around.names == null ? new HashMap<>() : around.names;
        around.names = names;
        String unique = name;
        while (names.putIfAbsent(unique, 1) != null) {
            unique = name + " (" + names.merge(name, 1, Integer::sum) + ")";
        }
        return unique;
    }

    private void value(Line line) {
        json.raw("{");
        json.member("offset", line.offset());
        text("type", line.type());
        Naming naming = line.naming();
        if (naming != null) {
            text("named", naming.how());
            text("schema", naming.schema());
            text("state", naming.state());
        }
        if (line.handle() >= 0) {
            json.raw(",");
            json.member(line.isBack() ? "back" : "handle", line.handle());
        }
        json.raw(line.isLater() ? ",\"deferred\":true" : "");
        text("note", line.note().replaceFirst("^,? ", ""));
        if (line.isNull()) {
            json.raw(",\"value\":null");
        } else if (line.leaf() != null) {
            json.raw(",");
            json.name("value");
            json.value(line.leaf().value());
        }
    }

    private void text(String name, String text) {
        if (!text.isEmpty()) {
            json.raw(",");
            json.member(name, text);
        }
    }

    /** Ends the object with the sums of a payload that was read to its end. */
    void end(Inspection sums) {
        endSection();
        comma();
        json.member("bytes", sums.byteCount());
        json.raw(",");
        json.member("objects", sums.objectCount());
        json.raw(",");
        json.member("namedTypes", sums.namedTypeCount());
        json.raw("}\n");
    }

    /** Ends the object with the reason why the rest of the payload cannot be read. */
    void end(InspectionException failure) {
        endSection();
        comma();
        json.name("error");
        json.raw("{");
        json.member("message", String.valueOf(failure.getMessage()));
        json.raw(",");
        json.member("offset", failure.offset());
        json.raw(",");
        json.member("path", failure.path());
        json.raw("}}\n");
    }
}
