// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which keys keep their bytes when Gridwire begins to write, as the page on adoption says. */
public class KeysTest {

    private static final InternalSerializationService WITHOUT = service(Phase.WITHOUT);
    private static final InternalSerializationService WRITING = service(Phase.WRITING);

    private enum Colour { RED }

    private record Key(int id) implements Serializable {}

    private static InternalSerializationService service(Phase phase) {
        return new DefaultSerializationServiceBuilder().setConfig(phase.serialization()).build();
    }

    /** Keys that keep their bytes. */
    public static Stream<Object> same() {
        return Stream.of("text", 1, 2L, 3.0, true, 'c', (byte) 4, new UUID(1, 2), BigInteger.TEN, BigDecimal.ONE, new Date(5),
                String.class, LocalDate.EPOCH, LocalTime.NOON, LocalDateTime.MIN, OffsetDateTime.MIN,
                new ArrayList<>(List.of(1)), new LinkedList<>(List.of("a")), new HashSet<>(List.of(1)),
                new HashMap<>(Map.of("k", 1)), new LinkedHashMap<>(Map.of(1, 2)), new int[] {1}, new String[] {"a"},
                new Object[] {1, "b"}, new Integer[] {1});
    }

    @ParameterizedTest
    @MethodSource("same")
    void theseKeepTheirBytes(Object key) {
        assertThat(WRITING.toBytes(key)).isEqualTo(WITHOUT.toBytes(key));
    }

    /** Keys that do not. */
    public static Stream<Object> changed() {
        return Stream.of(new Key(1), Colour.RED, Instant.EPOCH, ZonedDateTime.now(), Duration.ZERO, Locale.ROOT,
                Currency.getInstance("EUR"), List.of(1), Set.of(1), Map.of(1, 2), Arrays.asList(1, 2),
                Collections.unmodifiableList(new ArrayList<>()), Collections.singleton(1), EnumSet.of(Colour.RED),
                new EnumMap<>(Map.of(Colour.RED, 1)), new int[][] {{1}}, new Envelope(new Account(1, 1)));
    }

    @ParameterizedTest
    @MethodSource("changed")
    void theseChange(Object key) {
        assertThat(WRITING.toBytes(key)).isNotEqualTo(WITHOUT.toBytes(key));
    }
}
