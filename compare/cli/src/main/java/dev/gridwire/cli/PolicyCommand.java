// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.application.ApplicationClasses;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.policy.DeclaredNeeds;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.policy.NameRule;
import dev.gridwire.policy.PatternSet;
import dev.gridwire.policy.PolicyDecision;
import dev.gridwire.policy.SettingPlace;
import dev.gridwire.settings.ApplicationSettings;
import dev.gridwire.settings.Settings;
import dev.gridwire.trials.fork.WorkFolder;
import dev.gridwire.trials.userclass.ClassPathEntries;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gridwire policy}. */
@Command(
        name = "policy",
        abbreviateSynopsis = true,
        description = {
            "Prints which classes an application allows.",
            "It says how the application's own classes are determined, what gridwire.properties on the class path adds, or"
                    + " application.yaml where Gridwire's starter is, and"
                    + " for each class whether it is allowed, and by which rule.",
            "The last lines are settings that allow everything that the declared types of these classes need, including"
                    + " classes of libraries.",
            "Unless a main class is named, the first jar of the class path counts as the one that is started. Code may allow"
                    + " more."
        })
final class PolicyCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ClassPathOption classPath;

    @Option(names = "--main-class", paramLabel = "CLASS", description = "The application's main class.")
    private @Nullable String mainClass;

    @Parameters(paramLabel = "CLASS", arity = "0..*", description = "Binary names of classes; nested classes take a dollar sign.")
    private List<String> names = List.of();

    /** The jars and folders, with those of archives. */
    private List<Path> unpacked = List.of();

    @Override
    public Integer call() {
        try (WorkFolder folder = WorkFolder.create("gridwire-policy");
                FileLoader loader = FileLoader.of(classPath.entries(), libraries(folder))) {
            print(loader);
            return 0;
        } catch (IOException e) {
            throw new UncheckedIOException("A jar cannot be closed", e);
        } catch (IllegalArgumentException e) {
            throw new CommandFailure(e.getMessage() + " (correct the settings)", e);
        }
    }

    /** Unpacks archives, and returns the jars that are in them. */
    private List<Path> libraries(WorkFolder folder) {
        classPath.open().close();
        unpacked = classPath.entries().isEmpty() ? List.of() : ClassPathEntries.of(classPath.entries(), folder);
        return unpacked.stream().filter(each -> each.startsWith(folder.path()) && Files.isRegularFile(each)).toList();
    }

    private void print(FileLoader loader) {
        List<String> notes = StarterSettings.set(loader);
        SettingPlace place = ApplicationSettings.place(loader);
        // The properties of this virtual machine are not the application's.
        Settings settings = Settings.read(loader, new Properties());
        String main = mainClass == null ? settings.mainClass() : mainClass;
        ApplicationClasses own = main == null
                ? ApplicationClasses.ofJar(loader, loader.firstJar())
                : ApplicationClasses.of(loader, main);
        NameRule rule = settings.ownClasses() ? own : NameRule.NONE;
        NamePolicy policy =
                new NamePolicy(PatternSet.of(settings.allow()), rule, PatternSet.of(settings.deny()), name -> true, place);
        PrintWriter out = spec.commandLine().getOut();
        out.println(settings.ownClasses() ? own.describe(place) + "." : "Own classes are off, by own-classes=off.");
        out.println(settings.source().isEmpty() ? "There is no gridwire.properties." : "Settings are in " + settings.source());
        notes.forEach(out::println);
        names.stream().map(EscapedNames::parse).forEach(name -> print(name, policy, own.isFound(name), out));
        printLines(policy, out);
        out.flush();
    }

    /** Prints one line for each package, because the classes of a model are in few packages. */
    private void printLines(NamePolicy policy, PrintWriter out) {
        try (ClassPath classes = ClassPath.of(unpacked.stream().map(Path::toString).toList())) {
            DeclaredNeeds needs = DeclaredNeeds.of(names.stream().map(EscapedNames::parse).toList(), classes.layouts(), policy);
            if (!needs.lines().isEmpty()) {
                boolean isFile = policy.place() == SettingPlace.FILE;
                out.println("All that the declared types need, "
                        + (isFile ? "for gridwire.properties:" : "as the application's properties:"));
            }
            needs.lines().forEach(out::println);
            needs.advice().forEach(out::println);
        }
    }

    private static void print(String name, NamePolicy policy, boolean found, PrintWriter out) {
        PolicyDecision verdict = policy.verdict(name);
        boolean lacking = !found && !NamePolicy.isPlatform(name);
        out.println((verdict.isAllowed() ? "allowed  " : "refused  ") + EscapedNames.of(name) + ": " + verdict.reason()
                + (lacking ? " (the class is not on this class path)" : ""));
        if (!verdict.isAllowed()) {
            out.println("         " + policy.nextStep(name));
        }
    }
}
