// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.Marshaller;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keys whose hash would run the stack out are refused before it is asked for. */
class HashReachTest {

    private static final Marshaller MARSHALLER = Marshaller.builder().build();

    @Test
    void aSetInsideItsOwnElementsIsRefusedBeforeItIsHashed() {
        byte[] payload = HexFormat.of().parseHex("8e2b02002a020035020006010805740601080574");
        Throwable refused = catchThrowable(() -> MARSHALLER.unmarshal(payload));
        assertThat(refused)
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("The hash of a key leads back to itself")
                .hasNoCause();
    }

    @Test
    void aSetInsideItsOnlyElementComesBackAsInJava() {
        Set<Object> set = new HashSet<>();
        set.add(List.of(set, "x"));
        Set<Object> back = MARSHALLER.unmarshal(MARSHALLER.marshal(set));
        assertThat(((List<?>) back.iterator().next()).get(0)).isSameAs(back);
    }

    @Test
    void aListInsideItselfIsNoKey() {
        List<Object> list = new ArrayList<>();
        Set<Object> set = new HashSet<>(Set.of(list));
        list.add(list);
        byte[] payload = MARSHALLER.marshal(set);
        assertThat(catchThrowable(() -> MARSHALLER.unmarshal(payload)))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("leads back to itself")
                .hasNoCause();
    }

    static List<Object> circles() {
        List<Object> list = new ArrayList<>();
        list.add(list);
        Map<Object, Object> values = new HashMap<>();
        values.put("x", values);
        List<Object> entries = new ArrayList<>();
        entries.add(Map.entry("k", Optional.of(entries)));
        Object deep = "x";
        for (int i = 0; i <= HashReach.MOST_LEVELS; i++) {
            deep = new ArrayList<>(Arrays.asList(deep));
        }
        return List.of(new Object[] {list}, new Object[] {values}, new Object[] {entries}, new Object[] {deep});
    }

    @ParameterizedTest
    @MethodSource("circles")
    void circlesAndDepthAreRefused(Object key) {
        assertThatThrownBy(() -> HashReach.require(key)).isInstanceOf(Refusal.class);
    }

    @Test
    void whatEndsIsTaken() {
        Object shared = new ArrayList<>(List.of("x"));
        for (int i = 0; i < 100; i++) {
            // Each holds the one before twice: without regard to sharing they are 2^100.
            shared = Arrays.asList(shared, shared, null);
        }
        Object dag = shared;
        Map<Object, Object> identity = new IdentityHashMap<>();
        identity.put(identity, identity);
        assertThatCode(() -> HashReach.require(new Object[] {dag, identity, null, "x", Optional.empty()}))
                .doesNotThrowAnyException();
    }
}
