// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.enhancer.EnhancerException;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.UserFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Turns every failure into one clear sentence. */
final class Failures {

    private Failures() {}

    static int badParameter(ParameterException exception, String[] args) {
        CommandLine command = exception.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("gridwire: " + exception.getMessage());
        CommandLine.UnmatchedArgumentException.printSuggestions(exception, err);
        err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    static int failed(Exception exception, CommandLine command, boolean verbose) {
        if (StopNotice.isStopping()) {
            return StopNotice.EXIT_CODE;
        }
        PrintWriter err = command.getErr();
        err.println("gridwire: " + sentence(exception));
        if (verbose) {
            exception.printStackTrace(err);
        } else {
            err.println("(--verbose shows the details.)");
        }
        return command.getCommandSpec().exitCodeOnExecutionException();
    }

    private static String sentence(Exception exception) {
        boolean worded = exception instanceof ForkFailure || exception instanceof IOException
                || exception instanceof UncheckedIOException || exception instanceof CommandFailure
                || exception instanceof EnhancerException || exception instanceof UserFailure;
        return worded ? String.valueOf(exception.getMessage()) : "Something broke that should not have: " + exception;
    }
}
