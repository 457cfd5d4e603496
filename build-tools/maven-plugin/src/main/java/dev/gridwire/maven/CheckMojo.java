// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.maven;

import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.RunMode;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Fails if a class is stale, should be enhanced but is not, differs from the schema, or was changed so that a recorded state
 * cannot be read. Also tries objects of the classes.
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
    void after(BuildRequest request, Enhancement done) throws MojoFailureException {
        Optional<String> failure = verify ? BuildRequest.failure(request.tryOut(done)) : Optional.empty();
        if (failure.isPresent()) {
            throw new MojoFailureException("Enhanced classes do not work:\n  " + failure.get());
        }
    }
}
