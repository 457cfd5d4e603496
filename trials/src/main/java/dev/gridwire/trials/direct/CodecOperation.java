// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import org.openjdk.jmh.results.RunResult;

/** An operation of a codec that is measured. */
public enum CodecOperation {
    /** One object again and again to bytes. */
    REPEATED_WRITE("write", "repeated", RepeatedBenchmark.class, "serialize"),
    /** One payload again and again to an object. */
    REPEATED_READ("read", "repeated", RepeatedBenchmark.class, "deserialize"),
    /** Fresh objects to bytes. */
    FRESH_WRITE("write", "fresh", FreshSerializeBenchmark.class, "serialize"),
    /** Payloads that differ to objects. */
    FRESH_READ("read", "fresh", FreshDeserializeBenchmark.class, "deserialize");

    private final String direction;
    private final String objects;
    private final String benchmark;

    CodecOperation(String direction, String objects, Class<?> benchmark, String method) {
        this.direction = direction;
        this.objects = objects;
        this.benchmark = benchmark.getName() + '.' + method;
    }

    static CodecOperation of(RunResult result) {
        String benchmark = result.getParams().getBenchmark();
        for (CodecOperation operation : values()) {
            if (operation.benchmark.equals(benchmark)) {
                return operation;
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
