// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tells under which names and {@code serialVersionUID} other versions of local classes are read. Thread-safe. */
public interface LocalNames {

    /** Knows no former names, and accepts no other {@code serialVersionUID}. */
    LocalNames SAME = new LocalNames() {
        @Override
        public boolean acceptsAnyUid() {
            return false;
        }

        @Override
        public Set<String> renamedFrom(String writtenName) {
            return Set.of();
        }

        @Override
        public List<String> formerNames(String localName) {
            return List.of();
        }

        @Override
        public Map<String, String> renamedFields(String localName) {
            return Map.of();
        }
    };

    /** Returns whether the class of a Java-serialized value may have another {@code serialVersionUID} here. */
    boolean acceptsAnyUid();

    /** Returns the local classes, of those known by name, that once had this name. */
    Set<String> renamedFrom(String writtenName);

    /** Returns the former names of a local class. */
    List<String> formerNames(String localName);

    /** Returns the fields that a local class declares and that once had another name, by that name. */
    Map<String, String> renamedFields(String localName);
}
