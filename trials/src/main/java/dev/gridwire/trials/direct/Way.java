// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import org.openjdk.jmh.results.RunResult;

/** What is measured of a codec. */
public enum Way {
    /** One object again and again to bytes. */
    REPEATED_WRITE("write", "repeated", RepeatedBenchmark.class, "serialize"),
    /** One payload again and again to an object. */
    REPEATED_READ("read", "repeated", RepeatedBenchmark.class, "deserialize"),
    /** Objects that were made just before to bytes. */
    FRESH_WRITE("write", "fresh", FreshSerializeBenchmark.class, "serialize"),
    /** Payloads that differ to objects. */
    FRESH_READ("read", "fresh", FreshDeserializeBenchmark.class, "deserialize");

    private final String direction;
    private final String objects;
    private final String benchmark;

    Way(String direction, String objects, Class<?> benchmark, String method) {
        this.direction = direction;
        this.objects = objects;
        this.benchmark = benchmark.getName() + '.' + method;
    }

    static Way of(RunResult result) {
        String benchmark = result.getParams().getBenchmark();
        for (Way way : values()) {
            if (way.benchmark.equals(benchmark)) {
                return way;
            }
        }
        throw new IllegalArgumentException("Not a benchmark of codecs: benchmark=" + benchmark);
    }

    /** {@code write} or {@code read}. */
    String direction() {
        return direction;
    }

    /** {@code repeated} or {@code fresh}. */
    String objects() {
        return objects;
    }
}
