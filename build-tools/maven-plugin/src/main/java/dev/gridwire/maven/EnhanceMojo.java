// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.maven;

import dev.gridwire.enhancer.RunMode;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Enhances the module's classes. By default it runs in the phase process-classes, which 'mvn compile' does not reach; add
 * {@code <phase>compile</phase>} for that.
 */
@Mojo(
        name = "enhance",
        defaultPhase = LifecyclePhase.PROCESS_CLASSES,
        requiresDependencyResolution = ResolutionScope.COMPILE,
        threadSafe = true)
public final class EnhanceMojo extends GridwireMojo {

    @Parameter(defaultValue = "${project.compileClasspathElements}", readonly = true)
    private List<String> classPath = List.of();

    /** Created by Maven. */
    public EnhanceMojo() {}

    @Override
    BuildRequest.Classes subject() {
        return new BuildRequest.Classes(classesFolder().toPath(), classPath, "");
    }

    @Override
    RunMode mode() {
        return RunMode.WRITE;
    }
}
