// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.change.crossing.StateLoader;
import dev.gridwire.change.recording.RecordedClass;
import dev.gridwire.change.recording.RecordingFiles;
import dev.gridwire.codegen.evolution.Renames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Checks an application's present classes against recordings of its releases. For one thread. */
public final class ChangeCheck {

    private final Recordings recordings;
    private final Application application;
    private final AcceptedChanges accepted;
    private final Side present;
    private final Renames names;
    private final PresentValues values;

    private ChangeCheck(Recordings recordings, Application application) {
        this.recordings = recordings;
        this.application = application;
        this.accepted = AcceptedChanges.in(recordings.folder());
        Set<String> known = new TreeSet<>(application.classNames());
        known.addAll(FormerNames.annotated(application.folders()));
        for (int i = 0; i < recordings.size(); i++) {
            known.addAll(recordings.recorded(i).types());
        }
        this.present = Side.present(application, known, name -> true);
        this.names = FormerNames.of(known, present);
        this.values = new PresentValues(application);
    }

    /**
     * Prepares a check.
     *
     * @throws IllegalArgumentException if the application's settings are wrong; the message names the key
     */
    public static ChangeCheck of(Recordings recordings, Application application) {
        return new ChangeCheck(recordings, application);
    }

    /** Checks all recordings. */
    public ChangeReport run() {
        List<ClassReport> reports = new ArrayList<>();
        for (int i = 0; i < recordings.size(); i++) {
            reports.add(of(i));
        }
        return new ChangeReport(reports);
    }

    /**
     * Checks one recording.
     *
     * @param index from 0 to below {@link Recordings#size}
     */
    public ClassReport of(int index) {
        RecordedClass recorded = recordings.recorded(index);
        RecordingFiles files = recordings.files(index);
        try (StateLoader loader = Side.loader(recorded, files, application.loader())) {
            Side released = Side.released(recorded, loader);
            Renames all = names.with(FormerNames.of(recorded.types(), released));
            StateComparison comparison = StateComparison.of(released, present, recorded.types(), all);
            Trial trial = new Trial(recorded, released, present, comparison);
            List<Change> changes = trial.run(values, application);
            return new ClassReport(recorded.className(), recorded.release(), changes,
                    changes.stream().filter(accepted::contains).toList(), accepted.file(), trial.notes());
        } catch (IOException e) {
            throw new UncheckedIOException("A loader of recorded classes cannot be closed: files=" + files, e);
        }
    }
}
