// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.recording;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What is recorded of one class of a release, besides class files.
 *
 * @param settings the release's settings for classes that change, by key
 * @param types binary names of the classes that the values consist of, besides the JDK's
 * @param layouts the serialized form of each own class, for people who read the recording
 * @param payloads values, as the release wrote them
 * @param classFiles the hash of the jar with the class files
 */
public record RecordedClass(
        String className,
        String release,
        Map<String, String> settings,
        Set<String> types,
        List<String> layouts,
        List<byte[]> payloads,
        String classFiles) {

    /** Copies the collections. */
    public RecordedClass {
        settings = new TreeMap<>(settings);
        types = new TreeSet<>(types);
        layouts = List.copyOf(layouts);
        payloads = List.copyOf(payloads);
    }

    /** Whether a class belongs to the same organisation, by its binary name. */
    public boolean isOwn(String name) {
        return OwnClassFiles.isOwn(name.replace('.', '/'), organisation().replace('.', '/'));
    }

    /** Returns the package of the organisation that the class belongs to; empty if its package has no name. */
    public String organisation() {
        return OwnClassFiles.organisation(className);
    }
}
