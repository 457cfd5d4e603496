// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import java.util.List;

/**
 * Makes one mechanism's form of classes. Stateless; the same arguments give the same bytes.
 *
 * <p>The obstacles of all classes are determined first. A class gets the form only if it has no obstacle and relies on no class
 * that has one.
 */
public interface ClassForm {

    /** Returns the mechanism. */
    Mechanism mechanism();

    /** Finds all obstacles to this form of the class, not only the first. Empty if the class can get the form. */
    List<Obstacle> obstacles(Subject subject);

    /** Forms a class that has no obstacle. */
    FormedClass form(Subject subject);

    /**
     * Makes the files that an output folder has once, such as a factory and its service file.
     *
     * @param formed all classes of the folder that have this form, also from earlier runs, ordered by name
     */
    List<OutputFile> closing(List<ClassIds> formed);
}
