// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.maven;

import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.RunMode;
import dev.gridwire.enhancer.report.ReportFolder;
import java.io.File;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Reports which classes were enhanced, which were not and why, and the number of bytes before and after: as a page, JSON and
 * text.
 */
@Mojo(
        name = "report",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.RUNTIME,
        threadSafe = true)
public final class ReportMojo extends GridwireMojo {

    @Parameter(defaultValue = "${project.runtimeClasspathElements}", readonly = true)
    private List<String> classPath = List.of();

    /** The folder of the report. */
    @Parameter(property = "gridwire.report", defaultValue = "${project.build.directory}/gridwire")
    private File report = new File("target/gridwire");

    /** Created by Maven. */
    public ReportMojo() {}

    @Override
    BuildRequest.Classes subject() {
        return new BuildRequest.Classes(classesFolder().toPath(), classPath, "");
    }

    @Override
    RunMode mode() {
        return RunMode.DRY_RUN;
    }

    @Override
    void after(BuildRequest request, Enhancement done) {
        getLog().info("Report: " + ReportFolder.write(report.toPath(), done, request.tryOut(done)));
    }
}
