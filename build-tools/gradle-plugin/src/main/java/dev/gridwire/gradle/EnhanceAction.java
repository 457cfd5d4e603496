// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.gradle;

import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerException;
import dev.gridwire.enhancer.EnhancerOptions;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import dev.gridwire.enhancer.settings.OnUnsupported;
import dev.gridwire.enhancer.settings.SettingsReader;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gradle.api.Action;
import org.gradle.api.GradleException;
import org.gradle.api.Task;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.FileSystemLocation;
import org.gradle.api.provider.Provider;

/** Enhances classes at the end of a compile task. Holds only values, so that Gradle's configuration cache can store it. */
final class EnhanceAction implements Action<Task> {

    private final String module;
    private final Provider<? extends FileSystemLocation> classes;
    private final FileCollection classPath;
    private final FileCollection settingsFiles;
    private final Provider<Map<String, String>> overrides;
    private final Provider<? extends FileSystemLocation> schema;
    private final Provider<Boolean> frozen;

    EnhanceAction(String module, CompileTask compile, FileCollection settingsFiles, Provider<Map<String, String>> overrides,
            GridwireExtension extension) {
        this.module = module;
        this.classes = compile.classes();
        this.classPath = compile.classPath();
        this.settingsFiles = settingsFiles;
        this.overrides = overrides;
        this.schema = extension.getSchema();
        this.frozen = extension.getFrozen();
    }

    @Override
    public void execute(Task task) {
        try {
            List<Path> files = settingsFiles.getFiles().stream().map(File::toPath).toList();
            EnhancerSettings settings = SettingsReader.read(files, overrides.get());
            tell(task, settings, Enhancer.standard().enhance(options(settings)));
        } catch (EnhancerException | IllegalArgumentException e) {
            throw new GradleException(e.getMessage(), e);
        }
    }

    private EnhancerOptions options(EnhancerSettings settings) {
        Path folder = classes.get().getAsFile().toPath();
        EnhancerOptions options = EnhancerOptions.of(ClassPlace.inPlace(folder, module))
                .withClassPath(classPath.getFiles().stream().map(File::toPath).filter(path -> !path.equals(folder)).toList())
                .withSettings(settings)
                .withSchema(schema.get().getAsFile().toPath());
        return frozen.get() ? options.withFrozenSchema() : options;
    }

    private static void tell(Task task, EnhancerSettings settings, Enhancement done) {
        task.getLogger().info("Gridwire: " + done.summary());
        if (settings.onUnsupported() == OnUnsupported.WARN) {
            done.missed().forEach(each ->
                    each.diagnostics().forEach(found -> task.getLogger().warn("Gridwire: " + found)));
        }
        done.cautions().forEach(found -> task.getLogger().warn("Gridwire: " + found));
        done.notes().forEach(note -> task.getLogger().warn("Gridwire: " + note));
    }
}
