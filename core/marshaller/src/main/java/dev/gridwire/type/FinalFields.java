// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

/**
 * The fate of final fields that no constructor can set while an object is read, and that the JDK does not set for Serializable
 * classes either. JDK 26 warns where a library sets one by reflection, and a later one will refuse it (JEP 500).
 *
 * <pre>{@code
 * Marshaller.builder().finalFields(FinalFields.MUTATED)
 * }</pre>
 */
public enum FinalFields {
    /** Classes with such fields are refused, with the remedies. The default on JDK 26 and newer. */
    STRICT,
    /**
     * They are set by reflection. The default before JDK 26. From there on it is logged once a class, and takes
     * {@code --enable-final-field-mutation}.
     */
    MUTATED
}
