// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import java.io.PrintStream;

/** The messages of a virtual machine to the test: lines of its output. */
public final class Line {

    /** The virtual machine works. */
    public static final String READY = "READY";

    private static final PrintStream OUT = System.out;

    private Line() {}

    /** Says a line. */
    public static void say(String line) {
        OUT.println(line);
    }
}
