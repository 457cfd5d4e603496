// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.util.List;

/** A fork that could not do its work. The message is for the user; the log is what the fork printed. */
public final class ForkFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** What HotSpot says where it cannot have its heap. */
    private static final List<String> JVM_CANNOT_START = List.of(
            "Error occurred during initialization of VM", "insufficient memory", "initialization completed",
            "Invalid initial heap size", "Invalid maximum heap size");

    private final boolean forTheUser;
    private final String log;

    private ForkFailure(String message, boolean forTheUser, String log) {
        super(message);
        this.forTheUser = forTheUser;
        this.log = log;
    }

    static ForkFailure broken(ForkEvent.Broken broken, String log) {
        return new ForkFailure(
                switch (broken.cause()) {
                    case MEMORY -> "A fork ran out of memory; give it more with --heap, or fewer values with --size.";
                    case PORT -> "The port was taken meanwhile; choose another with --port, or leave it out for a free one.";
                    case OTHER -> "A fork broke: " + broken.message();
                },
                broken.cause() != ForkEvent.Cause.OTHER,
                log);
    }

    static ForkFailure portTaken(int port) {
        return new ForkFailure(
                "The port is taken: " + port + "; choose another with --port, or leave it out for a free one.", true, "");
    }

    static ForkFailure died(int exitCode, String log) {
        boolean noMemory = JVM_CANNOT_START.stream().anyMatch(log::contains);
        return new ForkFailure(
                noMemory
                        ? "A fork could not have the heap it was given; set another with --heap."
                        : "A fork ended without an answer: exitCode=" + exitCode,
                noMemory,
                log);
    }

    /** Whether an option of the command mends it, so that going on would repeat it. */
    public boolean isForTheUser() {
        return forTheUser;
    }

    /** The beginning of what the fork printed to its standard error; may be empty. */
    public String log() {
        return log;
    }
}
