// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.gradle;

import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.Property;

/** What a build can say: {@code gridwire { targets = ['identified'] }}. Counts more than gridwire.properties. */
public interface GridwireExtension {

    /**
     * What classes become; of several, the first that a class can: native, externalizable, data-serializable, identified,
     * portable, compact.
     */
    ListProperty<String> getTargets();

    /** How far objects are trusted: safe, medium or fast. */
    Property<String> getLevel();

    /** What happens where a class cannot be enhanced: fail, warn or skip. */
    Property<String> getOnUnsupported();

    /** Other keys of gridwire.properties. */
    MapProperty<String, String> getSettings();

    /** Keeps ids and every state of each class; put it under version control. The project's gridwire.schema, unless set. */
    RegularFileProperty getSchema();

    /** Whether a change of the schema is an error, as in continuous integration. */
    Property<Boolean> getFrozen();

    /** Whether test classes are enhanced as well. */
    Property<Boolean> getEnhanceTests();
}
