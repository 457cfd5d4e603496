// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Counts of a client's work and findings, for one thread. */
final class Counts {

    private static final int MOST_LINES = 20;

    private long reads;
    private long writes;
    private long processors;
    private long queries;
    private long lost;
    private long wrong;
    private long errors;

    void read() {
        reads++;
    }

    void write() {
        writes++;
    }

    void processor() {
        processors++;
    }

    void query() {
        queries++;
    }

    void lost(String what) {
        lost++;
        say("LOST " + what);
    }

    void wrong(String what) {
        wrong++;
        say("WRONG " + what);
    }

    void error(String what, RuntimeException e) {
        errors++;
        StringWriter text = new StringWriter();
        e.printStackTrace(new PrintWriter(text, true));
        say("ERROR " + what + " " + text.toString().replace("\n", " | "));
    }

    private void say(String line) {
        if (lost + wrong + errors <= MOST_LINES) {
            Line.say(line);
        }
    }

    /** A line that {@link Role} understands. */
    String toLine() {
        return "COUNTS reads=" + reads + " writes=" + writes + " processors=" + processors + " queries=" + queries
                + " lost=" + lost + " wrong=" + wrong + " errors=" + errors;
    }
}
