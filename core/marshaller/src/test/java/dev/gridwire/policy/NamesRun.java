// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.fork.Fork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names in every place, in a virtual machine of its own. */
final class NamesRun {

    private static final Pattern LOADED = Pattern.compile(".*\\[class,load *\\] (\\S+) source: .*");

    private NamesRun() {}

    /** How many payloads name the classes so that the policy refuses them. */
    static long payloads(Collection<String> names) {
        long numbered = names.stream().filter(name -> JdkType.ofClassName(name) != null).count();
        return (long) names.size() * places() + numbered * Place.ofTypes().size();
    }

    /** How many payloads say one class by its name. */
    static int places() {
        int places = Place.values().length;
        for (SchemaPlace each : SchemaPlace.values()) {
            places += each.isRefusedByPolicy() ? 1 : 0;
        }
        return places;
    }

    /** The log shows a class that is loaded in the middle on purpose. */
    static Set<String> loadedOnPurpose(Path directory, String name) throws IOException, InterruptedException {
        Path file = Files.write(directory.resolve("names.txt"), List.of(name));
        Path log = directory.resolve("loaded.log");
        Fork fork = Fork.run(directory, List.of("-Dgridwire.control=true", "-Xlog:class+load=info:file=" + log), NamesUse.class,
                file.toString());
        assertThat(fork.output().lines()).as(fork.output() + fork.errors()).contains("asked=1", name);
        return loadedMeanwhile(log, List.of(name));
    }

    /** Reads all, and checks that each payload was refused, that no loader was asked, and that nothing of it was loaded. */
    static void requireRefused(Path directory, Collection<String> names, List<Path> jars)
            throws IOException, InterruptedException {
        Path file = directory.resolve("names.txt");
        Files.write(file, names);
        Path log = directory.resolve("loaded.log");
        List<String> arguments = new ArrayList<>(List.of(file.toString()));
        jars.forEach(jar -> arguments.add(jar.toString()));
        Fork fork = Fork.run(directory, List.of("-Xmx512m", "-Xlog:class+load=info:file=" + log), NamesUse.class,
                arguments.toArray(new String[0]));
        assertThat(fork.exitCode()).as(fork.errors()).isZero();
        assertThat(fork.output().lines()).as(fork.output()).contains(
                "names=" + names.size(), "refused=" + payloads(names), "other=0", "asked=0");
        assertThat(loadedMeanwhile(log, names)).isEmpty();
    }

    /** The names that the virtual machine loaded, by any loader, while it read them. */
    private static Set<String> loadedMeanwhile(Path log, Collection<String> names) throws IOException {
        Set<String> wanted = new HashSet<>(names);
        Set<String> found = new TreeSet<>();
        List<String> marks = new ArrayList<>();
        for (String line : Files.readAllLines(log)) {
            Matcher matcher = LOADED.matcher(line);
            if (matcher.matches()) {
                String name = matcher.group(1);
                if (name.equals(NamesUse.Begin.class.getName()) || name.equals(NamesUse.End.class.getName())) {
                    marks.add(name);
                } else if (marks.size() == 1 && wanted.contains(name)) {
                    found.add(name);
                }
            }
        }
        assertThat(marks).hasSize(2);
        return found;
    }
}
