// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.assembly.TypeTables;
import dev.gridwire.fused.FusedBody;
import dev.gridwire.graph.PayloadReader;
import dev.gridwire.graph.PayloadWriter;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.reflect.FinalFieldAccess;
import dev.gridwire.seal.Seal;
import dev.gridwire.type.FinalFields;
import java.util.Set;

/**
 * The same types twice.
 *
 * @param interpreted whose bytes are right by definition
 * @param generated whose graphs are fused at once
 */
public record Bodies(TypeTable interpreted, TypeTable generated) {

    public static Bodies of(ClassLoader loader, Set<String> packages) {
        return of(loader, packages, FinalFieldAccess.standard());
    }

    /** Those whose final fields are set so. */
    public static Bodies of(ClassLoader loader, Set<String> packages, FinalFields finalFields) {
        NamePolicy policy = new NamePolicy(Set.of(), packages);
        return new Bodies(
                TypeTables.of(policy, loader, Limits.DEFAULT, Generation.NEVER, Sharing.ASSUMED, finalFields),
                TypeTables.of(policy, loader, Limits.DEFAULT, Generation.AT_ONCE, Sharing.ANALYSED, finalFields));
    }

    /** Whether the fused body of a class is a hidden class in its nest; false if there is none. */
    public boolean isGenerated(Class<?> type) {
        FusedBody body = FusedBodies.generated(generated, type, false);
        return body != null && body.getClass().isHidden() && body.getClass().getNestHost() == type.getNestHost();
    }

    /** Fails if the two differ in their bytes or in the object read; gives the latter. */
    public Object check(Object object) {
        byte[] bytes = write(interpreted, object);
        for (TypeTable types : Set.of(interpreted, generated)) {
            Object copy = new PayloadReader(types, Seal.none()).read(bytes, 0, bytes.length);
            assertThat(ExactComparison.compare(object, copy, FieldScope.SERIAL)).isEmpty();
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
