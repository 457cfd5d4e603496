// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.map.IMap;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.grid.shop.Address;
import dev.gridwire.hazelcast.grid.shop.Line;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import dev.gridwire.hazelcast.grid.shop.Size;
import dev.gridwire.hazelcast.grid.shop.Status;
import java.io.File;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that Hazelcast gives to Java serialization is a value, and a key where it has an equality. */
class ValuesTest {

    private static final Instant TIME = Instant.parse("2026-11-21T10:15:30.123456789Z");

    interface Named {
        String name(String greeting);
    }

    record Greeter(String name) implements InvocationHandler, Serializable {
        @Override
        public @Nullable Object invoke(Object proxy, Method method, Object[] arguments) {
            return arguments[0] + " " + name;
        }
    }

    interface Wrapped extends Function<String, Integer>, Serializable {}

    static Stream<Arguments> equalValues() throws Exception {
        EnumMap<Status, Order> byStatus = new EnumMap<>(Map.of(Status.PAID, Order.example(1)));
        return Stream.<Object>of(
                Status.OPEN, Size.SMALL, Size.LARGE, TimeUnit.DAYS, EnumSet.of(Size.SMALL, Size.LARGE),
                EnumSet.noneOf(Status.class), byStatus, List.of(), List.of(Order.example(1), Order.example(2)),
                List.of(1, 2, 3), Set.of("a", "b"), Map.of("a", Order.example(1)),
                Arrays.asList("a", null, Order.example(3)), Collections.emptyList(),
                Collections.singletonList(Order.example(1)), Collections.singleton("a"),
                Collections.singletonMap("a", 1),
                Collections.unmodifiableList(Arrays.asList(Order.example(1), Order.example(2))),
                Collections.unmodifiableSet(new TreeSet<>(Set.of("a", "b"))),
                Collections.unmodifiableMap(new TreeMap<>(Map.of("a", 1, "b", 2))),
                Collections.synchronizedList(Arrays.asList(1, 2)), TIME, Duration.ofSeconds(5, 7),
                ZonedDateTime.ofInstant(TIME, ZoneId.of("Europe/Madrid")), ZoneId.of("Europe/Paris"),
                ZoneOffset.ofHours(3), Period.ofDays(3), Year.of(2026), YearMonth.of(2026, 11),
                new java.sql.Date(1_000), new java.sql.Time(2_000), java.sql.Timestamp.from(TIME), Locale.GERMANY,
                Locale.forLanguageTag("zh-Hant-TW"), BitSet.valueOf(new long[] {5, 9}), new Vector<>(List.of(1, 2)),
                Currency.getInstance("EUR"), URI.create("http://localhost/a?b=c"), new File("a/b"),
                InetAddress.getByName("127.0.0.1"), new Integer[] {1, null, 3}, new Order[] {Order.example(1), null},
                new int[][] {{1, 2}, {}, {3}}, new String[][] {{"a"}, {null}}, new Size[] {Size.MEDIUM},
                new Line("a", 1), new Address("b", 2), new Greeter("c"), Order.class, int.class)
                .map(value -> Arguments.of(value));
    }

    private static boolean isHazelcastsOwn(Object value) {
        return value instanceof String || value instanceof Class;
    }

    @ParameterizedTest
    @MethodSource("equalValues")
    void aClientsValueComesToEachMember(Object value) {
        IMap<String, Object> map = Grid.client().getMap("values");
        map.put("value", value);

        for (var member : List.of(Grid.first(), Grid.second())) {
            Object got = member.getMap("values").get("value");
            assertThat(Objects.deepEquals(got, value)).as("got %s", got).isTrue();
            assertThat(got).hasSameClassAs(value);
        }
        if (!isHazelcastsOwn(value)) {
            assertThat(Grid.bytes(Grid.client(), value).getType()).isEqualTo(GridwireSerializer.TYPE_ID);
        }
    }

    @ParameterizedTest
    @MethodSource("equalValues")
    void aClientsKeyIsFoundByEachMember(Object key) {
        IMap<Object, String> map = Grid.client().getMap("keys");
        map.put(key, "found");

        assertThat(Grid.first().getMap("keys").get(key)).isEqualTo("found");
        assertThat(Grid.second().getMap("keys").remove(key)).isEqualTo("found");
        assertThat(map.containsKey(key)).isFalse();
    }

    @Test
    void aLambdaWorksOnTheOtherSide() {
        int added = Order.example(1).getTotal();
        Wrapped lambda = text -> text.length() + added;
        Grid.client().getMap("values").put("lambda", lambda);

        Wrapped got = (Wrapped) Objects.requireNonNull(Grid.second().getMap("values").get("lambda"));

        assertThat(got.apply("four")).isEqualTo(14);
    }

    @Test
    void aMethodReferenceWorksOnTheOtherSide() {
        Wrapped reference = String::length;
        Grid.client().getMap("values").put("reference", reference);

        Wrapped got = (Wrapped) Objects.requireNonNull(Grid.second().getMap("values").get("reference"));

        assertThat(got.apply("four")).isEqualTo(4);
    }

    @Test
    void aProxyWorksOnTheOtherSide() {
        Object proxy = Proxy.newProxyInstance(
                ValuesTest.class.getClassLoader(), new Class<?>[] {Named.class}, new Greeter("Ada"));
        Grid.client().getMap("values").put("proxy", proxy);

        Named got = (Named) Objects.requireNonNull(Grid.first().getMap("values").get("proxy"));

        assertThat(got.name("Hello")).isEqualTo("Hello Ada");
    }

    @Test
    void aPatternIsAValue() {
        Grid.client().getMap("values").put("pattern", Pattern.compile("a+", Pattern.CASE_INSENSITIVE));

        Pattern got = (Pattern) Objects.requireNonNull(Grid.first().getMap("values").get("pattern"));

        assertThat(got.matcher("AA").matches()).isTrue();
    }

    @Test
    void anExceptionIsAValueWithItsCauseAndWhatItSuppressed() {
        IllegalStateException stored = new IllegalStateException("outer", new java.io.IOException("inner"));
        stored.addSuppressed(new ArithmeticException("beside"));
        Grid.client().getMap("values").put("exception", stored);

        Throwable got = (Throwable) Objects.requireNonNull(Grid.second().getMap("values").get("exception"));

        assertThat(got).isExactlyInstanceOf(IllegalStateException.class).hasMessage("outer");
        assertThat(got.getCause()).isExactlyInstanceOf(java.io.IOException.class).hasMessage("inner");
        assertThat(got.getSuppressed()[0]).isExactlyInstanceOf(ArithmeticException.class).hasMessage("beside");
        assertThat(got.getStackTrace()).isEqualTo(stored.getStackTrace());
    }

    @Test
    void equalKeysOfAnyKindStandInTheSamePartition() {
        OrderKey one = new OrderKey("north", 5);
        OrderKey two = new OrderKey(new String("north"), 5);

        assertThat(Grid.bytes(Grid.client(), one)).isEqualTo(Grid.bytes(Grid.second(), two));
        assertThat(Grid.client().getPartitionService().getPartition(one).getPartitionId())
                .isEqualTo(Grid.first().getPartitionService().getPartition(two).getPartitionId());
    }
}
