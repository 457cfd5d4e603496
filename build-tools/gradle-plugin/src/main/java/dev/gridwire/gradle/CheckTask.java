// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.gradle;

import dev.gridwire.change.ChangeReport;
import dev.gridwire.change.ProjectReleases;
import dev.gridwire.change.recording.RecordingException;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;

/** Fails if classes do not read what a recorded release wrote, or the release does not read what they write. */
public abstract class CheckTask extends DefaultTask {

    /** Created by Gradle. */
    public CheckTask() {}

    /** The project's class path at run time. */
    @Classpath
    public abstract ConfigurableFileCollection getClassPath();

    /** The folder of recorded releases, which may be missing. */
    @InputFiles
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract DirectoryProperty getRecordings();

    /** The file for the report. */
    @OutputFile
    public abstract RegularFileProperty getReport();

    /** Checks all recordings. */
    @TaskAction
    public void check() {
        Path folder = getRecordings().get().getAsFile().toPath();
        try {
            Optional<ChangeReport> report =
                    new ProjectReleases(folder, getClassPath().getFiles().stream().map(File::toPath).toList()).check();
            if (report.isPresent()) {
                report.get().write(getReport().get().getAsFile().toPath());
                getLogger().lifecycle("Gridwire: " + report.get().summary());
                report.get().failure().ifPresent(text -> {
                    throw new GradleException("Classes changed since a release:\n" + text);
                });
            }
        } catch (RecordingException | IllegalArgumentException e) {
            throw new GradleException(e.getMessage(), e);
        }
    }
}
