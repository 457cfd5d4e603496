// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.ground.CanonicalRoots;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.reflect.FinalFieldAccess;
import org.jspecify.annotations.Nullable;

/** Finds the codec of a type, as codecs see it: the one object that every road to a class goes through. Thread-safe. */
public interface Types {

    /** The codec of a class that stands where its own name was asked for. */
    Codec allowed(Class<?> type);

    /** The codec of a class that a slot of an allowed class declares, so that nothing but that slot vouches for it. */
    Codec declared(Class<?> type);

    /** The codec of a class that goes by its name. */
    Codec withName(String name);

    /** The codec of a type of the JDK, which the virtual machine's filter must take; null if it has none of its own. */
    @Nullable Codec ofJdk(JdkType type);

    /** The places that there are for a type of the JDK, whatever a filter says. */
    ReferenceSlot.Form formOf(JdkType type);

    /** The codec of ArrayList. */
    Codec list();

    /** Whether the virtual machine's filter takes ArrayList. */
    boolean isListAllowed();

    /** A place that may hold anything, as the elements of a container. */
    ReferenceSlot element();

    /** Whether objects of the class may be written as objects of another, so that the bytes must name it. */
    boolean isReplaced(Class<?> type);

    /** Loads an allowed class. */
    Class<?> load(String name);

    /** Refuses a class that the policy does not allow. */
    void requireAllowed(String name);

    /** Whether the policy lets a class in everywhere, and not only where nothing hashes or compares its objects. */
    boolean allowsAsKey(String name);

    /** Refuses one that it does not let in everywhere. */
    void requireAllowedAsKey(String name);

    /** The loader that finds classes. */
    ClassLoader loader();

    /** The bounds of a payload. */
    Limits limits();

    /** A place that no other type has. */
    int nextPlace();

    /** Says when bodies are generated. */
    Generation generation();

    /** Says which objects a writer remembers. */
    Sharing sharing();

    /** The roots that are written canonically. */
    CanonicalRoots canonicalRoots();

    /** Says how fields are set. */
    FinalFieldAccess finalFields();

    /** Gives a codec a generated body. Who sees it hash by the body sees the body. */
    void promote(UserCodec codec, Body generated);
}
