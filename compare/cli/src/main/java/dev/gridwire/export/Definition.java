// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import dev.gridwire.export.ValueType.Item;
import java.util.List;

/** A class or an enum that values name. */
sealed interface Definition {

    /** Returns the binary name. */
    String typeName();

    /** Returns the former binary names. */
    List<String> formerNames();

    /**
     * A class.
     *
     * @param doc what is lost; may be empty
     */
    record Fields(String typeName, List<Property> properties, String doc, List<String> formerNames) implements Definition {

        /** Copies the lists. */
        public Fields {
            properties = List.copyOf(properties);
            formerNames = List.copyOf(formerNames);
        }
    }

    /** An enum. */
    record Constants(String typeName, List<String> names, List<String> formerNames) implements Definition {

        /** Copies the lists. */
        public Constants {
            names = List.copyOf(names);
            formerNames = List.copyOf(formerNames);
        }
    }

    /**
     * A field.
     *
     * @param name unique among those of the class
     * @param doc what is lost; may be empty
     */
    record Property(String name, Item item, String doc, List<String> formerNames) {

        /** Copies the list. */
        public Property {
            formerNames = List.copyOf(formerNames);
        }
    }
}
