// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.testkit.GraphText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The expected result of a payload of another state of the classes. There is no third. */
public sealed interface Expectation {

    /**
     * Expects a value.
     *
     * @param text of the whole graph as {@link GraphText} gives it, each field of each object
     * @param back of the graph that the writer has when it reads what the reader wrote of it; null if that is all that it wrote
     */
    record Reads(String text, @Nullable String back) implements Expectation {}

    /**
     * Expects a refusal.
     *
     * @param words that the message has
     * @param bothSchemas whether it must name these too: not where a class is missing, which has no schema here, nor where its
     *     own constructor refuses
     */
    record Refuses(List<String> words, boolean bothSchemas) implements Expectation {}
}
