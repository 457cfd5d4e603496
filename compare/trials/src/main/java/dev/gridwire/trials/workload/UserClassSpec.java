// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The facts about a user's class that a fork needs; travels as JSON.
 *
 * @param id the id in the results, such as {@code own-customer}
 * @param index the index among the classes of this run, from 0
 * @param className the binary name
 * @param description a sentence or two about its values
 * @param classPath jars and folders; Spring Boot archives are already unpacked
 * @param folder the folder of this class alone, with its pool of values and its enhanced forms; the command deletes it in the
 *     end
 * @param types binary names of the classes outside the JDK that its values consist of, the class itself first
 * @param registered all classes of this run, which a user registers together
 * @param existingForms ids of the contestants whose code the class or the user's configuration brings
 * @param serializable whether it is {@code java.io.Serializable}
 * @param meanBytes the mean size of a value written by Gridwire
 * @param hazelcastConfig the user's configuration file; null if none was named
 */
public record UserClassSpec(
        String id,
        int index,
        String className,
        String description,
        List<String> classPath,
        String folder,
        List<String> types,
        List<String> registered,
        List<String> existingForms,
        boolean serializable,
        double meanBytes,
        @Nullable String hazelcastConfig)
        implements Serializable {

    public UserClassSpec {
        classPath = List.copyOf(classPath);
        types = List.copyOf(types);
        registered = List.copyOf(registered);
        existingForms = List.copyOf(existingForms);
    }

    /** Returns the facts with other registered classes. */
    public UserClassSpec withRegistered(List<String> names) {
        return new UserClassSpec(id, index, className, description, classPath, folder, types, names, existingForms,
                serializable, meanBytes,
                hazelcastConfig);
    }

    /** Returns the same class with other files; the first entry of the class path precedes. */
    public UserClassSpec at(String otherFolder, List<String> otherClassPath) {
        return new UserClassSpec(id, index, className, description, otherClassPath, otherFolder, types, registered, existingForms,
                serializable, meanBytes, hazelcastConfig);
    }

    /** Returns the class's name without its package. */
    public String simpleName() {
        return className.substring(Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
    }
}
