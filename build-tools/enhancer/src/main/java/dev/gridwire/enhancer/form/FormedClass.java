// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import java.util.List;

/**
 * The files and notes of one class with its form.
 *
 * @param files the changed class file, if it was changed, and the generated ones; two classes may share equal files
 * @param notes for the user
 */
public record FormedClass(List<OutputFile> files, List<Obstacle> notes) {

    /** Copies the lists. */
    public FormedClass {
        files = List.copyOf(files);
        notes = List.copyOf(notes);
    }
}
