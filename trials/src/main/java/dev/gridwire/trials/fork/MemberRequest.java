// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

/**
 * A request to a member fork.
 *
 * @param port the port to listen on, or 0 for a free one
 */
record MemberRequest(int port) {}
