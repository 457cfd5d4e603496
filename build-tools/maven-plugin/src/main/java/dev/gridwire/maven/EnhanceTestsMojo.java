// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.maven;

import dev.gridwire.enhancer.RunMode;
import java.io.File;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Enhances the module's test classes. */
@Mojo(
        name = "enhance-tests",
        defaultPhase = LifecyclePhase.PROCESS_TEST_CLASSES,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
public final class EnhanceTestsMojo extends GridwireMojo {

    @Parameter(defaultValue = "${project.testClasspathElements}", readonly = true)
    private List<String> classPath = List.of();

    @Parameter(defaultValue = "${project.build.testOutputDirectory}", readonly = true)
    private File testClasses = new File(".");

    /** Created by Maven. */
    public EnhanceTestsMojo() {}

    @Override
    BuildRequest.Classes subject() {
        return new BuildRequest.Classes(testClasses.toPath(), classPath, ":tests");
    }

    @Override
    RunMode mode() {
        return RunMode.WRITE;
    }
}
