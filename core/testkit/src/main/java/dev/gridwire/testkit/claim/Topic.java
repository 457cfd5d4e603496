// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.claim;

/** The topic of a claim, in the order of the table. */
public enum Topic {
    /** The classes that bytes can reach. */
    POLICY("forbidden classes: names wherever a payload can say one; fifteen gadget chains, up to five containers deep",
            "refused by name; no class is looked for, and none of its code runs"),
    /** The effects of bytes that no writer produced. */
    BROKEN_BYTES("payloads cut at every byte, altered bytes, broken streams",
            "an object or a documented exception, the same in all kinds of code; Hazelcast's own reading may exhaust memory"),
    /** The cost of reading bytes. */
    RESOURCES("huge counts, deep and shared graphs, equal hashes, long names and texts",
            "bounded memory and time; [limits](security.md#limits) refuse the rest"),
    /** The detection of altered bytes. */
    SEAL("sealed payloads with altered, missing or forged bytes", "none was read; with a key, none was parsed"),
    /** The independence of later results from earlier ones. */
    HISTORY("any sequence of uses, refused payloads, forged schemas", "later results are those of a fresh marshaller"),
    /** The effects of threads, class loaders and failures. */
    LIFECYCLE("exceptions at any call, interrupts, full heap or stack, 64 threads, dropped class loaders",
            "the next result is right, and class loaders are collected"),
    /** The fate of values when classes change. */
    EVOLUTION("changed classes, old formats, a rolling upgrade of a grid", "no value is lost or garbled unnoticed");

    private final String attacks;
    private final String result;

    Topic(String attacks, String result) {
        this.attacks = attacks;
        this.result = result;
    }

    /** What the tests try, for the table. */
    public String attacks() {
        return attacks;
    }

    /** What comes of it, for the table. */
    public String result() {
        return result;
    }
}
