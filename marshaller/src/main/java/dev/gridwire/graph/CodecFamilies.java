// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.CodecFactory;
import dev.gridwire.codegen.jdk.JdkType;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The families of codecs that a kernel walks graphs with, and the services that it needs of them besides.
 *
 * @param jdk gives the codec of a type of the JDK; null for arrays of references, whose codec depends on the component
 * @param hidden makes the codecs of hidden classes, or refuses them
 * @param proxies makes the codec of a class of proxies of the one for all of them
 * @param families asked one after the other about every other class that is let in; the last one takes all
 * @param evolution reads payloads of other states of classes
 * @param writeHooks makes the state of hooks of one writer
 * @param readHooks makes the state of hooks of one reader
 * @param canonicalForm makes one writer's bytes canonical
 */
public record CodecFamilies(
        Function<JdkType, @Nullable Codec> jdk,
        CodecFactory hidden,
        BiFunction<Class<?>, Codec, Codec> proxies,
        List<CodecFactory> families,
        Evolution evolution,
        Function<KernelWriter, WriteHooks> writeHooks,
        Function<KernelReader, ReadHooks> readHooks,
        Function<KernelWriter, CanonicalForm> canonicalForm) {

    /** The state of hooks of a writer. */
    WriteHooks writeHooks(KernelWriter writer) {
        return writeHooks.apply(writer);
    }

    /** The state of hooks of a reader. */
    ReadHooks readHooks(KernelReader reader) {
        return readHooks.apply(reader);
    }

    /** Makes the bytes of a writer canonical. */
    CanonicalForm canonicalForm(KernelWriter writer) {
        return canonicalForm.apply(writer);
    }

    /** The codec of a class that is let in. */
    Codec make(Class<?> type) {
        for (CodecFactory family : families) {
            Codec made = family.make(type);
            if (made != null) {
                return made;
            }
        }
        throw new IllegalStateException("no family of codecs takes the class: class=" + type.getName());
    }
}
