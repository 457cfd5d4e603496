// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

/**
 * The choice for final fields that no constructor can set while an object is read, and that the JDK does not set for Serializable
 * classes either. JDK 26 warns if a library sets one by reflection, and a later JDK will refuse it (JEP 500).
 *
 * <pre>{@code
 * Marshaller.builder().finalFields(FinalFields.MUTATED)
 * }</pre>
 */
public enum FinalFields {
    /** Classes with such fields are refused; the message names the remedies. This is the default on JDK 26 and newer. */
    STRICT,
    /**
     * Such fields are set by reflection. This is the default before JDK 26. From JDK 26 on, it is logged once a class, and needs
     * {@code --enable-final-field-mutation}.
     */
    MUTATED
}
