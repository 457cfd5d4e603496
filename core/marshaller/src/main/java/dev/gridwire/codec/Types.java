// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.ground.CanonicalRoots;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.reflect.FinalFieldAccess;
import org.jspecify.annotations.Nullable;

/** Finds the codec of a type. Every way to a class goes through this one object. Thread-safe. */
public interface Types {

    /** Returns the codec of a class whose own name the policy was asked about. */
    Codec allowed(Class<?> type);

    /** Returns the codec of a class that a slot of an allowed class declares, so that only the slot vouches for it. */
    Codec declared(Class<?> type);

    /** Returns the codec of a class named in the bytes. */
    Codec withName(String name);

    /**
     * Returns the codec of a JDK type, which the virtual machine's filter must accept; null if the type has no separate codec.
     */
    @Nullable Codec ofJdk(JdkType type);

    /** Returns the form of slots for a JDK type, whatever a filter says. */
    ReferenceSlot.Form formOf(JdkType type);

    /** Returns a slot that may hold anything, as the elements of a container may be. */
    ReferenceSlot element();

    /** Returns whether objects of the class may be replaced by objects of another class, so that the bytes must name it. */
    boolean isReplaced(Class<?> type);

    /** Loads an allowed class. */
    Class<?> load(String name);

    /** Refuses a class that the policy does not allow. */
    void requireAllowed(String name);

    /** Returns whether the policy allows a class everywhere, and not only where nothing hashes or compares its objects. */
    boolean allowsAsKey(String name);

    /** Refuses a class that the policy does not allow everywhere. */
    void requireAllowedAsKey(String name);

    /** Returns the loader that finds classes. */
    ClassLoader loader();

    /** Returns the limits of a payload. */
    Limits limits();

    /** Returns a place that no other type has. */
    int nextPlace();

    /** Returns when fused code is made. */
    Generation generation();

    /** Returns which objects a writer remembers. */
    Sharing sharing();

    /** Returns the roots that are written canonically. */
    CanonicalRoots canonicalRoots();

    /** Returns how final fields are set. */
    FinalFieldAccess finalFields();
}
