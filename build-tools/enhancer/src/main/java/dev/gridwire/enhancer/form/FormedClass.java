// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import java.util.List;

/**
 * The files and notes of one class with its form.
 *
 * @param files its own class file where that was changed, and those made for it; two classes may give equal files of one path
 * @param notes for the user
 */
public record FormedClass(List<OutputFile> files, List<Obstacle> notes) {

    /** Copies the lists. */
    public FormedClass {
        files = List.copyOf(files);
        notes = List.copyOf(notes);
    }
}
