// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

/** Counts the steps of a leg, so that a failed one does not leave the progress short. */
final class Steps {

    private final Progress progress;
    private int left;

    Steps(Progress progress, int left) {
        this.progress = progress;
        this.left = left;
    }

    void done() {
        left--;
        progress.step(1);
    }

    void finish() {
        progress.step(left);
    }
}
