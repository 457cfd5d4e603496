// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import java.util.List;

/**
 * Makes one mechanism's form of classes. Stateless; the same arguments give the same bytes.
 *
 * <p>All classes are asked for their obstacles first; only those that have none, in whose place none of the others is relied on,
 * are formed.
 */
public interface ClassForm {

    /** Which mechanism it is. */
    Mechanism mechanism();

    /** What of the class this mechanism cannot serialize: all of it, not the first only. Empty if it can be formed. */
    List<Obstacle> obstacles(Subject subject);

    /** Forms a class that has no obstacle. */
    FormedClass form(Subject subject);

    /**
     * Makes the files that stand once in an output folder, such as a factory and its service file.
     *
     * @param formed all classes of the folder that have this form, those of earlier runs among them, ordered by name
     */
    List<OutputFile> closing(List<ClassIds> formed);
}
