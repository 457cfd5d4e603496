// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** A hash by which objects that were met are found. */
@FunctionalInterface
public interface IdentityHash {

    /** The one that every object has. */
    IdentityHash OF_SYSTEM = System::identityHashCode;

    /** A hash of an object's identity, the same for as long as the object lives; others may have it, too. */
    int hash(Object value);
}
