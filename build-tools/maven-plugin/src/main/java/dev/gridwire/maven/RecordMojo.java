// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.maven;

import dev.gridwire.change.recording.RecordingException;
import java.io.File;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Records the classes of a release, with payloads, so that the goal check of later builds compares with them. For the command
 * line, or a release's build. Commit the folder.
 */
@Mojo(
        name = "record",
        defaultPhase = LifecyclePhase.PROCESS_CLASSES,
        requiresDependencyResolution = ResolutionScope.RUNTIME,
        threadSafe = true)
public final class RecordMojo extends AbstractMojo {

    @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true)
    private File classesFolder = new File(".");

    @Parameter(defaultValue = "${project.runtimeClasspathElements}", readonly = true)
    private List<String> classPath = List.of();

    /** The release's name. A snapshot is no release. */
    @Parameter(property = "gridwire.record", defaultValue = "${project.version}")
    private String release = "";

    /** Binary names of the classes that are stored; by default those that are recorded already. */
    @Parameter(property = "gridwire.classes")
    private List<String> classes = List.of();

    /** The folder of recorded releases. */
    @Parameter(property = "gridwire.recordings", defaultValue = "${project.basedir}/src/test/gridwire")
    private File recordings = new File("src/test/gridwire");

    /** Created by Maven. */
    public RecordMojo() {}

    @Override
    public void execute() throws MojoFailureException {
        BuildRequest.Classes project = new BuildRequest.Classes(classesFolder.toPath(), classPath, "");
        try {
            int count = project.releases(recordings.toPath()).record(release, classes);
            getLog().info("Recorded classes of " + release + ": " + count + ", in " + recordings + "; commit them");
        } catch (RecordingException | IllegalArgumentException e) {
            throw new MojoFailureException(e.getMessage(), e);
        }
    }
}
