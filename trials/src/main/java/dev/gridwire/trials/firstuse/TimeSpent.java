// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

/**
 * Three times that something took.
 *
 * @param wallNanos wall-clock time
 * @param threadNanos CPU time of the thread that did it
 * @param processNanos CPU time of the whole JVM, its compiler threads among them; the system may count in steps of 10 ms
 */
public record TimeSpent(long wallNanos, long threadNanos, long processNanos) {}
