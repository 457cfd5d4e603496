// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

/**
 * How a JVM becomes fast in one fork, on one core.
 *
 * @param orders written and read in the first three seconds of CPU time
 * @param nanosUntilWarm CPU time until orders take at most one and a half times what they take at best
 * @param orderNanos what an order takes at best, write and read
 * @param codeBytes of machine code that the virtual machine made meanwhile, for whatever it compiled
 */
public record WarmUpCost(long orders, long nanosUntilWarm, long orderNanos, long codeBytes) {}
