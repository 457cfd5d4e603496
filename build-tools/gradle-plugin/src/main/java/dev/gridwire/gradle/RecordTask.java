// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.gradle;

import dev.gridwire.change.ProjectReleases;
import dev.gridwire.change.recording.RecordingException;
import java.io.File;
import java.nio.file.Path;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;

/** Records the classes of a release, with payloads, so that later builds compare with them. */
public abstract class RecordTask extends DefaultTask {

    /** Created by Gradle. */
    public RecordTask() {
        getOutputs().upToDateWhen(task -> false);
    }

    /** The project's class path at run time. */
    @Classpath
    public abstract ConfigurableFileCollection getClassPath();

    /** The folder of recorded releases. */
    @Internal
    public abstract DirectoryProperty getRecordings();

    /** The release's name. A snapshot is no release. */
    @Input
    public abstract Property<String> getRelease();

    /** Binary names of the classes that are stored; none for those that are recorded already. */
    @Input
    public abstract ListProperty<String> getClasses();

    /** Records the classes. */
    @TaskAction
    public void record() {
        Path folder = getRecordings().get().getAsFile().toPath();
        try {
            int count = new ProjectReleases(folder, getClassPath().getFiles().stream().map(File::toPath).toList())
                    .record(getRelease().get(), getClasses().get());
            getLogger().lifecycle("Gridwire: recorded classes of " + getRelease().get() + ": " + count + ", in " + folder
                    + "; commit them");
        } catch (RecordingException | IllegalArgumentException e) {
            throw new GradleException(e.getMessage(), e);
        }
    }
}
