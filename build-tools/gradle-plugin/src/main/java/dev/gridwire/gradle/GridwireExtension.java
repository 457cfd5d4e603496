// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.gradle;

import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.Property;

/** Holds the options of a build: {@code gridwire { targets = ['identified'] }}. They override gridwire.properties. */
public interface GridwireExtension {

    /**
     * The mechanisms that classes may get: native, externalizable, data-serializable, identified, portable, compact. Each class
     * gets the first one that it supports.
     */
    ListProperty<String> getTargets();

    /** How far the enhancer trusts objects: safe, medium or fast. */
    Property<String> getLevel();

    /** The reaction if a class cannot be enhanced: fail, warn or skip. */
    Property<String> getOnUnsupported();

    /** Other keys of gridwire.properties. */
    MapProperty<String, String> getSettings();

    /**
     * The file that keeps ids and every state of each class, by default the project's gridwire.schema. Put it under version
     * control.
     */
    RegularFileProperty getSchema();

    /** Whether a change of the schema is an error, as in continuous integration. */
    Property<Boolean> getFrozen();

    /** Whether test classes are enhanced as well. */
    Property<Boolean> getEnhanceTests();
}
