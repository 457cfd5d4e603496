// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.maven;

import dev.gridwire.change.ChangeReport;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.RunMode;
import java.io.File;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Fails if a class is stale, should be enhanced but is not, differs from the schema, or was changed so that a recorded state
 * cannot be read. Also tries objects of the classes. A project that enhances no class has no schema, and needs none.
 *
 * <p>It also tries releases that are recorded in src/test/gridwire. It fails if a release and the present classes do not read
 * each other's payloads, unless a line of accepted.txt in that folder accepts the change.
 */
@Mojo(
        name = "check",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.RUNTIME,
        threadSafe = true)
public final class CheckMojo extends GridwireMojo {

    @Parameter(defaultValue = "${project.runtimeClasspathElements}", readonly = true)
    private List<String> classPath = List.of();

    /** Loads the classes in a separate class loader, and tries objects of them. */
    @Parameter(property = "gridwire.verify", defaultValue = "true")
    private boolean verify;

    /** The folder of recorded releases, which may be missing. */
    @Parameter(property = "gridwire.recordings", defaultValue = "${project.basedir}/src/test/gridwire")
    private File recordings = new File("src/test/gridwire");

    /** The file for the report of changes since each release. */
    @Parameter(property = "gridwire.changes", defaultValue = "${project.build.directory}/gridwire/changes.txt")
    private File changes = new File("target/gridwire/changes.txt");

    /** Created by Maven. */
    public CheckMojo() {}

    @Override
    BuildRequest.Classes subject() {
        return new BuildRequest.Classes(classesFolder().toPath(), classPath, "");
    }

    @Override
    RunMode mode() {
        return RunMode.CHECK;
    }

    @Override
    boolean isMeant(BuildRequest request) {
        return request.isEnhanced();
    }

    @Override
    void atEnd(BuildRequest request) throws MojoFailureException {
        if (!request.isEnhanced()) {
            getLog().info("No class is enhanced, so only recorded releases are checked: folder=" + recordings);
        }
        Optional<ChangeReport> report = request.releases(recordings.toPath()).check();
        if (report.isPresent()) {
            report.get().write(changes.toPath());
            getLog().info(report.get().summary() + "; report: " + changes);
            Optional<String> failure = report.get().failure();
            if (failure.isPresent()) {
                throw new MojoFailureException("Classes changed since a release:\n" + failure.get());
            }
        }
    }

    @Override
    void after(BuildRequest request, Enhancement done) throws MojoFailureException {
        Optional<String> failure = verify ? BuildRequest.failure(request.tryOut(done)) : Optional.empty();
        if (failure.isPresent()) {
            throw new MojoFailureException("Enhanced classes do not work:\n  " + failure.get());
        }
    }
}
