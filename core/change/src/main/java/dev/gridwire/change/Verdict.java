// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

/** What a change means for data and for members of a release, from good to bad. */
public enum Verdict {
    /** Both versions read each other's payloads, in any order of deployment. */
    SAFE("safe"),
    /** The new version reads all payloads; members of the release refuse some new ones, or lose parts of them. */
    NEEDS_READERS_FIRST("needs readers first"),
    /** The new version refuses payloads of the release, or reads something else. */
    BREAKS("breaks");

    private final String words;

    Verdict(String words) {
        this.words = words;
    }

    /** Returns the words of the guide. */
    public String words() {
        return words;
    }

    Verdict graver(Verdict other) {
        return other.compareTo(this) > 0 ? other : this;
    }
}
