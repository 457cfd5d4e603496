// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.policy.NamePolicy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class IgniteTypesTest {

    private static final NamePolicy POLICY = IgniteTypes.allow(Marshaller.builder()).build().policy().byName();

    /** A name that is spelt wrong would allow nothing. */
    @Test
    void eachNameIsThatOfAClass() {
        List<String> missing = new ArrayList<>();
        for (String name : POLICY.names()) {
            try {
                Class.forName(name, false, getClass().getClassLoader());
            } catch (ClassNotFoundException e) {
                missing.add(name);
            }
        }
        assertThat(POLICY.names()).hasSizeGreaterThan(200);
        assertThat(missing).isEmpty();
    }

    /** What runs code when it is read, or reaches into a node. */
    @Test
    void noOtherClassOfIgniteIsAllowed() {
        assertThat(POLICY.allows("org.apache.ignite.internal.processors.cache.store.GridCacheWriteBehindStore")).isFalse();
        assertThat(POLICY.allows("org.apache.ignite.configuration.IgniteConfiguration")).isFalse();
        assertThat(POLICY.allows("org.apache.ignite.internal.util.GridClassLoader")).isFalse();
        assertThat(POLICY.allows("com.acme.Order")).isFalse();
    }
}
