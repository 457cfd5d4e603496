// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.junit.jupiter.api.Tag;

/** Payloads of one kind each, from which the fuzzer goes on; see {@link Seeds}. */
@Tag("full")
class PayloadTargets {

    @FuzzTest
    void header(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void numbers(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void strings(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void arrays(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void lists(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void hashContainers(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void sortedContainers(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void immutableContainers(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void records(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void enums(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void values(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void sharedAndDeepObjects(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void hooks(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void externalizable(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void proxiesAndLambdas(byte[] input) {
        Reading.check(input);
    }

    @FuzzTest
    void throwables(byte[] input) {
        Reading.check(input);
    }
}
