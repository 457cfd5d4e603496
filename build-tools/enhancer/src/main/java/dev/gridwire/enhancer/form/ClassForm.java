// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import java.util.List;

/**
 * Makes one mechanism's form of classes. Stateless; the same arguments give the same bytes.
 *
 * <p>All classes are asked for their obstacles first. Only classes that have none, and rely on no class that has one, are formed.
 */
public interface ClassForm {

    /** Which mechanism it is. */
    Mechanism mechanism();

    /** Finds all obstacles to this form of the class, not the first only. Empty if it can be formed. */
    List<Obstacle> obstacles(Subject subject);

    /** Forms a class that has no obstacle. */
    FormedClass form(Subject subject);

    /**
     * Makes the files that stand once in an output folder, such as a factory and its service file.
     *
     * @param formed all classes of the folder that have this form, earlier runs' among them, ordered by name
     */
    List<OutputFile> closing(List<ClassIds> formed);
}
