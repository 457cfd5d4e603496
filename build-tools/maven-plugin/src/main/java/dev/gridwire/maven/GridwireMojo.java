// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.maven;

import dev.gridwire.change.recording.RecordingException;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.EnhancerException;
import dev.gridwire.enhancer.RunMode;
import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** Holds the parameters that all goals share. Each goal says which classes it works on. */
abstract class GridwireMojo extends AbstractMojo {

    @Parameter(defaultValue = "${project.groupId}:${project.artifactId}", readonly = true)
    private String module = "";

    @Parameter(defaultValue = "${project.basedir}", readonly = true)
    private File basedir = new File(".");

    @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true)
    private File classes = new File(".");

    /** Skips the plugin. */
    @Parameter(property = "gridwire.skip")
    private boolean skip;

    /**
     * The mechanisms that classes may get: native, externalizable, data-serializable, identified, portable, compact. Each class
     * gets the first one that it supports. Overrides {@code targets} of gridwire.properties.
     */
    @Parameter(property = "gridwire.targets")
    private @Nullable List<String> targets;

    /** How far the enhancer trusts objects: safe, medium or fast. */
    @Parameter(property = "gridwire.level")
    private @Nullable String level;

    /** The reaction if a class cannot be enhanced: fail, warn or skip. */
    @Parameter(property = "gridwire.onUnsupported")
    private @Nullable String onUnsupported;

    /** Other keys of gridwire.properties, for this build. */
    @Parameter
    private @Nullable Map<String, String> settings;

    /** The file that keeps ids and every state of each class. Put it under version control. */
    @Parameter(property = "gridwire.schema", defaultValue = "${project.basedir}/gridwire.schema")
    private File schema = new File("gridwire.schema");

    /** Fails if the schema would change, as continuous integration should. */
    @Parameter(property = "gridwire.frozen")
    private boolean frozen;

    /**
     * States of classes to remove from the schema first, because no payload with them is kept anywhere: {@code
     * com.acme.Order#51c2f0a39be81d44}, or the class alone for all its states. Meant for single use on the command line.
     */
    @Parameter(property = "gridwire.forget")
    private @Nullable List<String> forget;

    /** Shows every class, with all notes about it. */
    @Parameter(property = "gridwire.explain")
    private boolean explain;

    /** Returns the classes to enhance, and the class path for others. */
    abstract BuildRequest.Classes subject();

    abstract RunMode mode();

    final File classesFolder() {
        return classes;
    }

    @Override
    public final void execute() throws MojoFailureException {
        if (skip) {
            getLog().info("gridwire.skip is set");
            return;
        }
        try {
            BuildRequest request = request();
            if (isMeant(request)) {
                Enhancement done = request.run(mode());
                request.lines(done, explain).forEach(getLog()::info);
                request.warnings(done).forEach(getLog()::warn);
                after(request, done);
            }
            atEnd(request);
        } catch (EnhancerException | RecordingException | IllegalArgumentException e) {
            throw new MojoFailureException(e.getMessage(), e);
        }
    }

    /** Whether the goal calls the enhancer. */
    boolean isMeant(BuildRequest request) {
        return true;
    }

    /** Runs the goal's work that needs no enhancer. */
    void atEnd(BuildRequest request) throws MojoFailureException {}

    /** Runs the goal's other work on what the enhancer has done. */
    void after(BuildRequest request, Enhancement done) throws MojoFailureException {}

    private BuildRequest request() {
        return new BuildRequest(subject(), module, List.of(
                classes.toPath().resolve("gridwire.properties"), basedir.toPath().resolve("gridwire.properties")),
                overrides(), schema.toPath(), frozen, mode() == RunMode.WRITE && forget != null ? forget : List.of());
    }

    private Map<String, String> overrides() {
        Map<String, String> values = new TreeMap<>(settings == null ? Map.of() : settings);
        put(values, "targets", targets == null ? null : String.join(",", targets));
        put(values, "hints.level", level);
        put(values, "enhancer.on-unsupported", onUnsupported);
        return values;
    }

    private static void put(Map<String, String> values, String key, @Nullable String value) {
        if (value != null && !value.isBlank()) {
            values.put(key, value);
        }
    }
}
