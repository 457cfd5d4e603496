// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fork;

import dev.gridwire.Marshaller;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** Writes down the canonical bytes of the same values in each virtual machine, made in an order that is each one's own. */
public final class CanonicalUse {

    /** Enough for code to be generated. */
    private static final int USES = 300;

    private CanonicalUse() {}

    record Point(int x, double y) {}

    record Key(Object first, Object second) {}

    enum Day { MONDAY, TUESDAY, FRIDAY }

    /** Its keys hash by identity. */
    static final class Job {
        private final String name;
        private final Map<Object, Object> settings = new HashMap<>();
        private Job next = this;

        Job(String name) {
            this.name = name;
        }
    }

    /** Takes a seed, and the file for the lines. */
    public static void main(String[] arguments) throws IOException {
        Random random = new Random(Long.parseLong(arguments[0]));
        // Identity hashes and capacities differ from here on.
        IntStream.range(0, random.nextInt(1_000)).forEach(i -> System.identityHashCode(new Object()));
        Marshaller marshaller = Marshaller.builder().allowPackage("dev.gridwire.fork").canonical().build();
        List<String> lines = new ArrayList<>();
        for (int use = 0; use < USES; use++) {
            for (Object value : values(random)) {
                String hex = HexFormat.of().formatHex(marshaller.marshal(value));
                if (use == 0 || use == USES - 1) {
                    lines.add(hex);
                }
            }
        }
        Files.write(Path.of(arguments[1]), lines);
    }

    private static List<Object> values(Random random) {
        List<Object> texts = shuffled(random, "a", "b", "c", "AaAa", "BBBB", "");
        List<Object> mixed = shuffled(random, 1, 1L, "1", Day.FRIDAY, new Point(1, 2), new Date(5), List.of(1), Double.NaN);
        List<Object> points = shuffled(random, new Point(1, 2), new Point(2, 1), new Point(0, Double.NaN), new Point(0, -0.0));
        Date date = new Date(7);
        Object second = random.nextBoolean() ? date : new Date(7);
        return List.of(
                Set.copyOf(texts), set(random, texts), Set.copyOf(mixed), set(random, mixed), Map.copyOf(map(random, mixed)),
                map(random, points), new ConcurrentHashMap<>(map(random, points)), new Key(date, second),
                properties(random, texts),
                set(random, shuffled(random, Set.copyOf(points), set(random, mixed), Set.of(), Map.copyOf(map(random, texts)))),
                Collections.unmodifiableMap(map(random, shuffled(random, Day.MONDAY, Day.TUESDAY, Day.FRIDAY))),
                identities(random), jobs(random));
    }

    private static Set<Object> set(Random random, List<Object> elements) {
        Set<Object> set = new HashSet<>(1 << random.nextInt(9));
        set.addAll(elements);
        return set;
    }

    private static Map<Object, Object> map(Random random, List<Object> keys) {
        Map<Object, Object> map = new HashMap<>(1 << random.nextInt(9));
        keys.forEach(key -> map.put(key, "value of " + key.getClass().getSimpleName()));
        return map;
    }

    private static Properties properties(Random random, List<Object> keys) {
        Properties properties = new Properties(1 << random.nextInt(9));
        keys.forEach(key -> properties.put(key, "value of " + key));
        return properties;
    }

    private static Map<Object, Object> identities(Random random) {
        Map<Object, Object> map = new IdentityHashMap<>();
        shuffled(random, 1, 2, 3, 4, 5).forEach(number -> map.put(new Object[] {number}, new Job("job " + number)));
        return map;
    }

    private static Set<Object> jobs(Random random) {
        Set<Object> jobs = new HashSet<>();
        for (Object name : shuffled(random, "a", "b", "c", "d", "e")) {
            Job job = new Job((String) name);
            job.settings.put(job, jobs);
            job.settings.put("name", name);
            jobs.add(job);
        }
        return jobs;
    }

    private static List<Object> shuffled(Random random, Object... elements) {
        List<Object> list = new ArrayList<>(List.of(elements));
        Collections.shuffle(list, random);
        return list;
    }
}
