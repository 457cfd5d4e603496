// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.codegen.evolution.EscapedProperties;
import dev.gridwire.codegen.model.EscapedNames;
import java.util.Properties;

/**
 * Properties that refuse a second value for a key. {@link Properties} would forget the first value, and with it any class that it
 * denied.
 */
final class UniqueKeyProperties extends Properties {

    private static final long serialVersionUID = 1L;

    private final String source;

    UniqueKeyProperties(String source) {
        this.source = source;
    }

    @Override
    public synchronized Object put(Object key, Object value) {
        Object before = super.put(key, value);
        if (before != null) {
            throw new IllegalArgumentException("A key stands twice: key=" + shown(key) + ", values=" + shown(before) + ", "
                    + shown(value) + " in " + source + "; write one line with all values");
        }
        return value;
    }

    private static String shown(Object loaded) {
        return EscapedNames.line(EscapedProperties.names((String) loaded));
    }
}
