// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

/** What a door is held to: a column each of the page on doors. */
public enum Point {
    /** Cycles, records, hooks and odd containers come back; equal keys find their value. */
    VALUES("values"),
    /** A refused value is named, and nothing that was stored is lost. */
    REFUSAL("refusal"),
    /** A class that is not let in is refused, before anybody looks for it, in the bytes of Java serialization, too. */
    POLICY("policy"),
    /** Where a seal is required, nothing else is read. */
    SEAL("seal"),
    /** The limits hold for values of Gridwire and of Java serialization. */
    LIMITS("limits"),
    /** The bytes of a stranger cost no more work and no more memory than their length allows. */
    WORK("work"),
    /** Altered bytes give a value or the documented exception, within the budget, and harm nothing. */
    ALTERED("altered bytes"),
    /** Refusals are logged, counted, and shown by JMX and Micrometer. */
    COUNTED("counted"),
    /** Two versions of a class read each other, and lose nothing. */
    VERSIONS("versions"),
    /** Two class loaders get objects of their own classes. */
    LOADERS("class loaders"),
    /** Many threads share a serializer. */
    THREADS("threads"),
    /** Processes without Gridwire, with Gridwire reading only, and writing, work side by side in three steps. */
    ROLLING("rolling restart"),
    /** A second way through the same steps leads to values that are read without Gridwire. */
    WAY_BACK("way back");

    private final String title;

    Point(String title) {
        this.title = title;
    }

    /** The head of the column. */
    public String title() {
        return title;
    }
}
