// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

/** The work that a contestant asks of its user, the least first. */
public enum Work {
    /** No line of code; classes stay as they are. A jar on the class path at most. */
    NOTHING,
    /** No line of code, but a plugin in the build, which changes classes or adds to them. */
    BUILD,
    /** A line a class, or one serializer that serves all. */
    ONCE,
    /** Code for each class. */
    EACH_CLASS
}
