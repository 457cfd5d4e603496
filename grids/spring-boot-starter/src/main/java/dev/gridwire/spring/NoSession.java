// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

/** Ends the search for a session with an unreadable part. Some repositories would otherwise remove the session. */
final class NoSession extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NoSession() {
        super("The session has an unreadable part", null, false, false);
    }
}
