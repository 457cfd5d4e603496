// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.gradle;

import java.util.List;
import org.gradle.api.Project;
import org.gradle.api.file.Directory;
import org.gradle.api.file.FileCollection;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.provider.Provider;
import org.gradle.api.provider.ProviderFactory;
import org.gradle.api.tasks.TaskProvider;

/** Adds the tasks for recorded releases to a project with Java classes: gridwireCheck, which check runs, and gridwireRecord. */
final class ReleaseTasks {

    private static final String GROUP = "verification";
    private static final String FOLDER = "src/test/gridwire";
    private static final String REPORT = "gridwire/changes.txt";

    private ReleaseTasks() {}

    static void add(Project project) {
        FileCollection classPath = project.getExtensions().getByType(JavaPluginExtension.class).getSourceSets()
                .getByName("main").getRuntimeClasspath();
        Directory folder = project.getLayout().getProjectDirectory().dir(FOLDER);
        TaskProvider<CheckTask> check = project.getTasks().register("gridwireCheck", CheckTask.class, task -> {
            task.setGroup(GROUP);
            task.setDescription("Checks classes against the releases recorded in " + FOLDER + ".");
            task.getClassPath().from(classPath);
            task.getRecordings().set(folder);
            task.getReport().set(project.getLayout().getBuildDirectory().file(REPORT));
        });
        project.getTasks().named("check", task -> task.dependsOn(check));
        ProviderFactory providers = project.getProviders();
        Provider<String> version = project.provider(() -> project.getVersion().toString());
        project.getTasks().register("gridwireRecord", RecordTask.class, task -> {
            task.setGroup(GROUP);
            task.setDescription("Records the classes of a release in " + FOLDER + ".");
            task.getClassPath().from(classPath);
            task.getRecordings().set(folder);
            task.getRelease().set(providers.gradleProperty("gridwire.record").orElse(version));
            task.getClasses().set(providers.gradleProperty("gridwire.classes")
                    .map(text -> List.of(text.split("[,\\s]+"))).orElse(List.of()));
        });
    }
}
