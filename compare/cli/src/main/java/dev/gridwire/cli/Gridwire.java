// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command {@code gridwire}. */
@Command(
        name = "gridwire",
        description = "Compares serialization for Java data grids, and shows what the bytes hold.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = GridwireVersion.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            CompareCommand.class,
            SweepCommand.class,
            DescribeCommand.class,
            SchemaCommand.class,
            InspectCommand.class,
            PolicyCommand.class,
            RewriteCommand.class,
            EnhanceCommand.class,
            MemberCommand.class,
            GrownCommand.class
        })
public final class Gridwire implements Runnable {

    @Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--verbose", scope = ScopeType.INHERIT, description = "Show stack traces and the output of forks.")
    private boolean verbose;

    private Gridwire() {}

    /** Runs the command. Exits with 0 after success, with 1 after a failure, and with 2 if the arguments are wrong. */
    public static void main(String[] args) {
        CommandLine commandLine = commandLine();
        commandLine.setOut(writer(FileDescriptor.out));
        commandLine.setErr(writer(FileDescriptor.err));
        System.exit(commandLine.execute(args));
    }

    /** Returns the command line, to run it inside a JVM. */
    static CommandLine commandLine() {
        Gridwire gridwire = new Gridwire();
        CommandLine commandLine = new CommandLine(gridwire);
        commandLine.getCommandSpec().usageMessage().footer("", "Help for a command: ./gridwire COMMAND --help");
        CompareHelp.install(Objects.requireNonNull(commandLine.getSubcommands().get("compare")));
        commandLine.setParameterExceptionHandler(Failures::badParameter);
        commandLine.setExecutionExceptionHandler(
                (exception, command, parsed) -> Failures.failed(exception, command, gridwire.verbose));
        return commandLine;
    }

    /** Writes UTF-8 in any locale, because JDK 17 would print question marks for symbols in the tables. */
    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }

    boolean isVerbose() {
        return verbose;
    }

    /** Prints the help, because no command was given. */
    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        spec.commandLine().usage(out);
    }
}
