// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Computes a hash by which objects met before are found. */
@FunctionalInterface
public interface IdentityHash {

    /** The hash that every object has. */
    IdentityHash OF_SYSTEM = System::identityHashCode;

    /** Returns a hash of an object's identity. It stays the same for as long as the object lives; other objects may share it. */
    int hash(Object value);
}
