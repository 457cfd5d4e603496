// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import java.util.List;
import java.util.function.IntFunction;

/**
 * Values to test, with the words by which a failure names each of them.
 *
 * @param typeName the name of the class that is tested
 * @param label returns the words for a value by its index
 * @param repetition returns the line that repeats the test with one value; empty if the user gave it
 */
record TestedValues(String typeName, List<Object> values, IntFunction<String> label, IntFunction<String> repetition) {

    static TestedValues given(Object value, String label) {
        return new TestedValues(value.getClass().getTypeName(), List.of(value), index -> label, index -> "");
    }
}
