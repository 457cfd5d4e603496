// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.change.crossing.ContentRule;
import dev.gridwire.change.crossing.Crossing;
import dev.gridwire.change.crossing.StateFinding;
import dev.gridwire.change.recording.MemberSettings;
import dev.gridwire.change.recording.RecordedClass;
import dev.gridwire.change.recording.RecordingException;
import dev.gridwire.change.recording.RecordingFiles;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.schemafile.History;
import dev.gridwire.proof.values.CannotMakeException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;

/** Records the present state of classes as that of a release. */
final class Recorder {

    /** How many payloads of made values are kept, besides those that show more. */
    private static final int PAYLOADS = 8;
    private static final String LAYOUT = "layout ";

    private final Application application;
    private final String release;
    private final PresentValues values;

    Recorder(Application application, String release) {
        this.application = application;
        this.release = release;
        this.values = new PresentValues(application);
    }

    /** What is written for one class. */
    private record Prepared(RecordedClass recorded, SortedMap<String, byte[]> classFiles) {}

    /** Writes the files of all classes, or none. */
    void record(Set<String> classNames, Path folder) {
        Map<RecordingFiles, Prepared> all = new LinkedHashMap<>();
        for (String name : classNames) {
            all.put(RecordingFiles.of(folder, release, name), prepared(name));
        }
        all.keySet().forEach(RecordingFiles::requireFree);
        all.forEach((files, each) -> files.write(each.recorded(), each.classFiles()));
    }

    private Prepared prepared(String name) {
        Set<String> asked = new ConcurrentSkipListSet<>();
        Side side = Side.present(application, Set.of(name), each -> {
            asked.add(each);
            return true;
        });
        asked.clear(); // the other names of the settings and the application, which values of this class need not hold
        List<byte[]> payloads = new ArrayList<>();
        for (Object each : values(name)) {
            payloads.add(payload(side, name, each));
        }
        Set<String> types = new TreeSet<>(Set.of(name));
        asked.stream().filter(each -> !ClassModel.isPlatformName(each)).forEach(types::add);
        Schema schema = schema(side, name);
        schema.layouts().stream().map(Layout::typeName).filter(each -> !ClassModel.isPlatformName(each)).forEach(types::add);
        return new Prepared(
                new RecordedClass(name, release, MemberSettings.toRecord(application.loader()), types,
                        layouts(side, types), payloads, ""),
                RecordingFiles.classFiles(name, types, application.loader()));
    }

    private List<Object> values(String name) {
        try {
            return values.of(Class.forName(name, true, application.loader()), PAYLOADS);
        } catch (CannotMakeException e) {
            throw new RecordingException("No value can be made, so none is recorded: class=" + EscapedNames.of(name) + ", "
                    + e.getMessage() + "; give values of it", e);
        } catch (ClassNotFoundException | LinkageError e) {
            throw new RecordingException("A class to record does not load: class=" + EscapedNames.of(name) + ", " + e
                    + "; correct its name, or put what it needs on the class path", e);
        }
    }

    private static byte[] payload(Side side, String name, Object value) {
        try {
            StateFinding own = new Crossing(side, side, ContentRule.STRICT).own(side, value);
            if (own.isKept()) {
                return side.write(value);
            }
            throw new RecordingException("A value does not come back as it was, so it is not recorded: class="
                    + EscapedNames.of(name) + ", place=" + own.detail()
                    + "; correct the class, or give values that come back");
        } catch (RecordingException e) {
            throw e;
        } catch (Exception e) {
            throw new RecordingException("A value cannot be written, so it is not recorded: class=" + EscapedNames.of(name)
                    + ", " + StateFinding.firstLine(e), e);
        }
    }

    private static Schema schema(Side side, String name) {
        try {
            return Schema.of(name, side.layouts());
        } catch (ClassModelException e) {
            throw new RecordingException("A class has no form: class=" + EscapedNames.of(name) + ", " + e.getMessage(), e);
        }
    }

    private static List<String> layouts(Side side, Set<String> types) {
        History history = new History();
        for (String type : types) {
            try {
                history.record(List.of(new DescribedSchema(type, Schema.of(type, side.layouts()), Renames.NONE)));
            } catch (ClassModelException e) {
                // A class whose form is not needed, as an interface's.
            }
        }
        List<String> lines = new ArrayList<>();
        history.lines().values().forEach(each -> each.stream().filter(line -> line.startsWith(LAYOUT))
                .forEach(line -> lines.add(line.substring(LAYOUT.length()))));
        return lines;
    }
}
