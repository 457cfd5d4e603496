// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

import java.util.List;

/** The way in which an object is compared. */
enum Shape {
    /** By {@code equals}, without identity. */
    VALUE,
    /** Element by element. */
    ARRAY,
    /** Element by element, in order. */
    LIST,
    /** Field by field. */
    OBJECT;

    static Shape of(Object object) {
        Class<?> type = object.getClass();
        if (type.isArray()) {
            return ARRAY;
        }
        boolean fromJdk = type.getName().startsWith("java.");
        if (fromJdk && object instanceof List) {
            return LIST;
        }
        return fromJdk || object instanceof Enum ? VALUE : OBJECT;
    }
}
