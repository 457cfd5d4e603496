// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

/**
 * A server that clients on this machine use.
 *
 * @param address host and port
 * @param pid of its process, whose work is the clients'
 * @param end stops what outlives the JVM that started it
 */
public record GridServer(String address, long pid, Runnable end) {}
