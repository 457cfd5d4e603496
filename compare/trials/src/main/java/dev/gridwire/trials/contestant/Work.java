// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

/** The work that a contestant demands of its user, the least first. */
public enum Work {
    /** No line of code; classes stay unchanged. At most a jar on the class path. */
    NOTHING,
    /** No line of code, but a build plugin that changes classes or adds to them. */
    BUILD,
    /** One line for each class, or one serializer for all. */
    ONCE,
    /** Code for each class. */
    EACH_CLASS
}
