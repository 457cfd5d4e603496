// SPDX-License-Identifier: Apache-2.0
import dev.gridwire.Marshaller;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.IntFunction;

/** Writes and reads keys as canonical payloads and as ordinary ones, in turns, and prints the least time of each. */
public class Canonical {

    private static final int KEYS = 512;
    private static final int WARM_UP = 300;
    private static final int ROUNDS = 800;

    public enum Kind { RETAIL, TRADE }

    public record Key(String tenant, long id, LocalDate day, Kind kind) {}

    public record Ratio(String name, double value, UUID id) {}

    public record Tagged(String name, Map<String, Integer> tags, Set<String> labels) {}

    public static void main(String[] arguments) {
        Random random = new Random(1);
        measure("record", i ->
                new Key("tenant-" + i % 7, random.nextLong() >>> 20, LocalDate.of(2024, 1, 1).plusDays(i), Kind.values()[i % 2]));
        measure("with a double", i -> new Ratio("name" + i, random.nextDouble(), new UUID(i, random.nextLong())));
        measure("with a map and a set", i -> new Tagged("n" + i, new HashMap<>(Map.of("k" + i, 1, "b", 2, "c" + i % 5, 3)),
                new HashSet<>(Set.of("x" + i, "y", "z" + i % 9))));
    }

    private static void measure(String name, IntFunction<Object> maker) {
        Object[] keys = new Object[KEYS];
        Arrays.setAll(keys, maker);
        Marshaller[] ways = {
            Marshaller.builder().register(keys[0].getClass(), 1).register(Kind.class, 2).build(),
            Marshaller.builder().register(keys[0].getClass(), 1).register(Kind.class, 2).canonical().build()};
        double[] writing = {Double.MAX_VALUE, Double.MAX_VALUE};
        double[] reading = {Double.MAX_VALUE, Double.MAX_VALUE};
        byte[][] payloads = new byte[KEYS][];
        for (int round = 0; round < WARM_UP + ROUNDS; round++) {
            for (int way = 0; way < ways.length; way++) {
                long begin = System.nanoTime();
                for (int i = 0; i < KEYS; i++) {
                    payloads[i] = ways[way].marshal(keys[i]);
                }
                long written = System.nanoTime();
                for (int i = 0; i < KEYS; i++) {
                    ways[way].unmarshal(payloads[i]);
                }
                long read = System.nanoTime();
                writing[way] = Math.min(writing[way], (written - begin) / (double) KEYS);
                reading[way] = Math.min(reading[way], (read - written) / (double) KEYS);
            }
        }
        System.out.printf("%s: write %.1f canonical %.1f (%.2f), read %.1f canonical %.1f (%.2f) ns%n", name,
                writing[0], writing[1], writing[1] / writing[0], reading[0], reading[1], reading[1] / reading[0]);
    }
}
