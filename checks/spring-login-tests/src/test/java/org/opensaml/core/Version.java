// SPDX-License-Identifier: Apache-2.0
package org.opensaml.core;

/** All of OpenSAML that Spring Security's configuration asks for by itself where everything else is given. */
public final class Version {

    private Version() {}

    /** Of OpenSAML. */
    public static String getVersion() {
        return "5.1.6";
    }
}
