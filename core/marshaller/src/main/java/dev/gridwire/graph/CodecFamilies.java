// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codegen.jdk.JdkType;
import org.jspecify.annotations.Nullable;

/** Provides the families of codecs that a kernel walks graphs with, and related services. */
public interface CodecFamilies {

    /** Returns the codec of a JDK type; null for arrays of references, whose codec depends on the component. */
    @Nullable Codec jdk(JdkType type);

    /** Returns the codec of a hidden class; refuses one that is not a lambda's. */
    Codec hidden(Class<?> type);

    /** Returns the codec of one proxy class, given the codec for all proxies. */
    Codec proxy(Class<?> type, Codec proxies);

    /** Returns the codec of any other class that is let in. */
    Codec other(Class<?> type);

    /** Returns the reader of payloads in other states of classes. */
    Evolution evolution();

    /** Returns the hooks' state for a writer. */
    WriteHooks writeHooks(KernelWriter writer);

    /** Returns the hooks' state for a reader. */
    ReadHooks readHooks(KernelReader reader);

    /** Returns the form that makes a writer's bytes canonical. */
    CanonicalForm canonicalForm(KernelWriter writer);
}
