// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The facts about a class of the user's that a fork must know; travels as JSON.
 *
 * @param id in the results, such as {@code own-customer}
 * @param index among the classes of this run, from 0
 * @param className the binary name
 * @param description of its values, a sentence or two
 * @param classPath jars and folders, without Spring Boot archives, which were unpacked
 * @param folder of this class alone, with its pool of values and its enhanced forms; the command deletes it at its end
 * @param types binary names of the classes outside of the JDK of which its values consist, the class itself first
 * @param registered all classes of this run, which a user registers together
 * @param existingForms ids of the contestants whose code the class or the user's configuration brings
 * @param serializable whether it is {@code java.io.Serializable}
 * @param meanBytes of a value as Gridwire writes it
 * @param hazelcastConfig the user's configuration file; null where none was named
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

    /** The same among others. */
    public UserClassSpec withRegistered(List<String> names) {
        return new UserClassSpec(id, index, className, description, classPath, folder, types, names, existingForms,
                serializable, meanBytes,
                hazelcastConfig);
    }

    /** The same class as other files have it, the first of the class path first. */
    public UserClassSpec at(String otherFolder, List<String> otherClassPath) {
        return new UserClassSpec(id, index, className, description, otherClassPath, otherFolder, types, registered, existingForms,
                serializable, meanBytes, hazelcastConfig);
    }

    /** The class's name without its package. */
    public String simpleName() {
        return className.substring(Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
    }
}
