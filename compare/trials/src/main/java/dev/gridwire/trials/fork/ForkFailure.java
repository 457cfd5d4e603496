// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.util.List;
import java.util.Objects;

/** Says that a fork could not do its work. The message is for the user; the log is what the fork printed. */
public final class ForkFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The messages of a JVM whose heap is impossible or too small. */
    private static final List<String> SIGNS_OF_MEMORY = List.of(
            "Error occurred during initialization of VM", "insufficient memory", "initialization completed",
            "Invalid initial heap size", "Invalid maximum heap size", "java.lang.OutOfMemoryError");

    private final boolean forTheUser;
    private final String log;
    private final int exitCode;

    private ForkFailure(String message, boolean forTheUser, String log, int exitCode) {
        super(message);
        this.forTheUser = forTheUser;
        this.log = log;
        this.exitCode = exitCode;
    }

    static ForkFailure broken(ForkEvent.Broken broken, String log) {
        return new ForkFailure(
                switch (broken.cause()) {
                    case MEMORY -> "A fork ran out of memory; give it more with --heap, or fewer values with --size.";
                    case WORDED -> broken.message();
                    case OTHER -> "A fork broke: " + broken.message();
                },
                broken.cause() != ForkEvent.Cause.OTHER,
                log,
                1);
    }

    /** Returns a failure that the user can fix: a sentence with the next step. */
    public static ForkFailure forTheUser(String message, String log) {
        return new ForkFailure(message, true, log, 1);
    }

    static ForkFailure failed(ForkEvent.Failed failed, String log) {
        return new ForkFailure(failed.message(), false, log, 1);
    }

    static ForkFailure died(int exitCode, String log) {
        boolean memory = SIGNS_OF_MEMORY.stream().anyMatch(log::contains);
        return new ForkFailure(
                memory
                        ? "A fork could not do with the heap it was given, or not have it; set another with --heap."
                        : "A fork ended without an answer: exitCode=" + exitCode,
                memory,
                log,
                exitCode);
    }

    /** Returns the exit code of the process, if it ended without an answer. */
    int exitCode() {
        return exitCode;
    }

    /** Whether an option of the command fixes it, so that continuing would repeat it. */
    public boolean isForTheUser() {
        return forTheUser;
    }

    /** Returns the beginning of the fork's standard error; may be empty. */
    public String log() {
        return log;
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
