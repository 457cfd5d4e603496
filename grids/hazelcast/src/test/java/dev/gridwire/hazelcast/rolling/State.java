// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import org.jspecify.annotations.Nullable;

/**
 * The expected state of an entry: the revisions that set its parts.
 *
 * @param revision the last
 * @param content of the fields that both versions have
 * @param first of the fields that only version 1 has
 * @param second of the fields that only version 2 has
 */
record State(int revision, int content, int first, int second) {

    /** After a new value was put. */
    static State put(int version, int revision) {
        return new State(
                revision, revision, version == 1 ? revision : Marks.NEVER, version == 2 ? revision : Marks.NEVER);
    }

    /** After all was set that the version has. */
    State set(int version, int newRevision, boolean forgets) {
        int newFirst = version == 1 ? newRevision : forgets ? Marks.NEVER : first;
        int newSecond = version == 2 ? newRevision : forgets ? Marks.NEVER : second;
        return new State(newRevision, newRevision, newFirst, newSecond);
    }

    /** After nothing was set but the revision. */
    State touch(int newRevision) {
        return new State(newRevision, content, first, second);
    }

    /** Whether a value is so, as far as its class shows. */
    boolean isThatOf(@Nullable Value value) {
        return value != null
                && value.revision() == revision
                && value.content() == content
                && (value.first() == Marks.UNKNOWN || value.first() == first)
                && (value.second() == Marks.UNKNOWN || value.second() == second);
    }

    static String text(@Nullable Value value) {
        return value == null
                ? "none"
                : value.getClass().getSimpleName() + new State(value.revision(), value.content(), value.first(), value.second());
    }

    String toLine() {
        return revision + " " + content + " " + first + " " + second;
    }

    static State ofLine(String line) {
        String[] words = line.split(" ");
        return new State(
                Integer.parseInt(words[0]), Integer.parseInt(words[1]), Integer.parseInt(words[2]), Integer.parseInt(words[3]));
    }
}
