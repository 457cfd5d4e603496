// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codegen.jdk.JdkType;
import org.jspecify.annotations.Nullable;

/** The families of codecs that a kernel walks graphs with, and the services that it needs of them besides. */
public interface CodecFamilies {

    /** The codec of a type of the JDK; null for arrays of references, whose codec depends on the component. */
    @Nullable Codec jdk(JdkType type);

    /** The codec of a hidden class, which is refused if it is no lambda. */
    Codec hidden(Class<?> type);

    /** The codec of a class of proxies, of the one for all of them. */
    Codec proxy(Class<?> type, Codec proxies);

    /** The codec of every other class that is let in. */
    Codec other(Class<?> type);

    /** Reads payloads of other states of classes. */
    Evolution evolution();

    /** The state of hooks of a writer. */
    WriteHooks writeHooks(KernelWriter writer);

    /** The state of hooks of a reader. */
    ReadHooks readHooks(KernelReader reader);

    /** Makes the bytes of a writer canonical. */
    CanonicalForm canonicalForm(KernelWriter writer);
}
