// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.gradle;

import dev.gridwire.enhancer.Enhancer;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.file.FileCollection;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskInputs;

/**
 * {@code plugins { id 'dev.gridwire' }}: at the end of each compile task, in any language, enhances its classes.
 *
 * <p>It is not a separate task, so Gradle's incremental compilation, build cache and up-to-date checks see only enhanced
 * classes. The options are inputs of the compile task. So is the enhancer, as the code of the task's last action.
 *
 * <p>Projects with Java classes also get tasks for recorded releases.
 */
public final class GridwirePlugin implements Plugin<Project> {

    /** Created by Gradle. */
    public GridwirePlugin() {}

    @Override
    public void apply(Project project) {
        GridwireExtension extension = project.getExtensions().create("gridwire", GridwireExtension.class);
        extension.getSchema().convention(project.getLayout().getProjectDirectory().file("gridwire.schema"));
        extension.getFrozen().convention(false);
        extension.getEnhanceTests().convention(false);
        FileCollection files = project.files("src/main/resources/gridwire.properties", "gridwire.properties");
        Provider<Map<String, String>> overrides = project.provider(() -> overrides(extension));
        project.getPlugins().withId("java", plugin -> ReleaseTasks.add(project));
        project.getTasks().configureEach(task -> CompileTask.of(task)
                .filter(compile -> isMeant(task, extension))
                .ifPresent(compile -> {
                    declareInputs(project, task, extension, files, overrides);
                    task.doLast(new EnhanceAction(module(project, task), compile, files, overrides, extension));
                }));
    }

    private static boolean isMeant(Task task, GridwireExtension extension) {
        return !task.getName().toLowerCase(Locale.ROOT).contains("test") || extension.getEnhanceTests().get();
    }

    private static void declareInputs(Project project, Task task, GridwireExtension extension, FileCollection files,
            Provider<Map<String, String>> overrides) {
        TaskInputs inputs = task.getInputs();
        inputs.property("gridwire.version", Enhancer.version());
        inputs.property("gridwire.options", overrides);
        inputs.property("gridwire.frozen", extension.getFrozen());
        inputs.property("gridwire.ids", project.getProviders().of(
                GivenIds.class, ids -> ids.getParameters().getSchema().set(extension.getSchema())));
        inputs.files(files).withPropertyName("gridwire.settings").withPathSensitivity(PathSensitivity.NONE);
    }

    private static Map<String, String> overrides(GridwireExtension extension) {
        Map<String, String> values = new TreeMap<>(extension.getSettings().get());
        if (!extension.getTargets().get().isEmpty()) {
            values.put("targets", String.join(",", extension.getTargets().get()));
        }
        if (extension.getLevel().isPresent()) {
            values.put("hints.level", extension.getLevel().get());
        }
        if (extension.getOnUnsupported().isPresent()) {
            values.put("enhancer.on-unsupported", extension.getOnUnsupported().get());
        }
        return values;
    }

    private static String module(Project project, Task task) {
        String name = project.getGroup() + ":" + project.getName();
        return (task.getName().equals("compileJava") ? name : name + ":" + task.getName()).replaceAll("\\s+", "-");
    }
}
