// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Prints the help of {@code gridwire compare}: the common options, one on each line, or all of them with {@code --help-all}. */
final class CompareHelp {

    static final String ALL = "--help-all";

    private static final int WIDTH = 80;
    private static final int LABEL_WIDTH = 24;
    private static final int INDENT = 2;

    private static final List<Group> GROUPS = List.of(
            new Group("What is compared", List.of("--contestant", "--workload", "--where", "--grid"), List.of("--all")),
            new Group("On your own classes", List.of("--class", "--classpath"),
                    List.of("--values", "--nulls", "--elements", "--string-length", "--allow", "--hazelcast-config")),
            new Group("How long, and where results go", List.of("--minutes", "--output", "--against"),
                    List.of("--overwrite", "--fail-slower", "--show", "--resume")),
            new Group("How it is measured", List.of(),
                    List.of("--rounds", "--size", "--warmup", "--measure", "--objects", "--seed", "--heap", "--port")),
            new Group("Other questions", List.of(),
                    List.of("--safety", "--only-safety", "--safety-inputs", "--first-use", "--self-check", "--published")),
            new Group("In a cluster, by --where cluster", List.of(),
                    List.of("--cluster-members", "--backups", "--clients", "--threads", "--entries", "--seconds", "--rate",
                            "--kill", "--members", "--cluster-name", "--client-config")),
            new Group("Help", List.of(), List.of("--help", ALL, "--version", "--verbose")));

    private static final String EXAMPLES = """

            Examples
              ./gridwire compare --contestant gridwire,kryo --where client
              ./gridwire compare --classpath app.jar --class com.acme.Customer
            """;

    /** Options under one heading; {@code usual} ones are always shown. */
    private record Group(String heading, List<String> usual, List<String> others) {}

    private final Help help;
    private final boolean all;

    private CompareHelp(Help help) {
        this.help = help;
        CommandLine.ParseResult parsed = help.commandSpec().commandLine().getParseResult();
        all = parsed != null && parsed.hasMatchedOption(ALL);
    }

    /** Replaces picocli's list of options. */
    static void install(CommandLine compare) {
        compare.getHelpSectionMap().put(
                UsageMessageSpec.SECTION_KEY_OPTION_LIST, help -> new CompareHelp(help).render());
    }

    private String render() {
        StringBuilder text = new StringBuilder();
        for (Group group : GROUPS) {
            if (all || !group.usual().isEmpty()) {
                text.append('\n').append(group.heading()).append('\n').append(table(group));
            }
        }
        return text.append(EXAMPLES).append(all ? "" : "\nAll options: ./gridwire compare " + ALL + '\n').toString();
    }

    private String table(Group group) {
        Help.TextTable table = Help.TextTable.forColumns(help.colorScheme(),
                new Help.Column(LABEL_WIDTH, INDENT, Help.Column.Overflow.SPAN),
                new Help.Column(WIDTH - LABEL_WIDTH, 0, Help.Column.Overflow.WRAP));
        group.usual().forEach(name -> addTo(table, name));
        if (all) {
            group.others().forEach(name -> addTo(table, name));
        }
        return table.toString();
    }

    private void addTo(Help.TextTable table, String name) {
        CommandSpec spec = help.commandSpec();
        OptionSpec option = spec.findOption(name);
        String value = option.typeInfo().isBoolean() ? "" : ' ' + option.paramLabel();
        String[] description = option.description();
        table.addRowValues(name + value, all ? Arrays.stream(description).collect(Collectors.joining(" ")) : description[0]);
    }
}
