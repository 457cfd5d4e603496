// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Limits;
import dev.gridwire.seal.Seal;
import dev.gridwire.type.TypePolicy;
import dev.gridwire.type.TypeRegistry;
import dev.gridwire.universe.GraphText;
import java.util.Map;
import java.util.Set;

/**
 * The same types twice.
 *
 * @param interpreted whose bytes are right by definition
 * @param generated whose bodies are generated when the class is first met
 */
record Bodies(TypeTable interpreted, TypeTable generated) {

    static Bodies of(ClassLoader loader, Set<String> packages) {
        return new Bodies(
                types(loader, packages, Generation.NEVER, Sharing.ASSUMED),
                types(loader, packages, Generation.AT_ONCE, Sharing.ANALYSED));
    }

    private static TypeTable types(ClassLoader loader, Set<String> packages, Generation generation, Sharing sharing) {
        TypePolicy policy = new TypePolicy(Set.of(), packages);
        return TypeAssembly.of(new TypeSettings(policy, new TypeRegistry(Map.of()), loader, Limits.DEFAULT, generation, sharing, CanonicalRoots.NONE),
                EvolutionRules.DEFAULT);
    }

    /** What is there for a class where code is generated. */
    Body generated(Class<?> type) {
        return ((UserCodec) generated.allowed(type)).body();
    }

    /** Fails if the two differ in what they write or read; gives what was read. */
    Object check(Object object) {
        byte[] bytes = write(interpreted, object);
        String text = GraphText.of(object);
        for (TypeTable types : Set.of(interpreted, generated)) {
            Object copy = new PayloadReader(types, Seal.none()).read(bytes, 0, bytes.length);
            assertThat(GraphText.of(copy)).isEqualTo(text);
            assertThat(write(generated, copy)).isEqualTo(bytes);
            assertThat(write(interpreted, copy)).isEqualTo(bytes);
        }
        assertThat(write(generated, object)).isEqualTo(bytes);
        return new PayloadReader(generated, Seal.none()).read(bytes, 0, bytes.length);
    }

    private static byte[] write(TypeTable types, Object object) {
        return new PayloadWriter(types, Seal.none()).write(object).toByteArray();
    }
}
