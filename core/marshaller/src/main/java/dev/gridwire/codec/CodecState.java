// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.fused.Fusion;
import org.jspecify.annotations.Nullable;

/**
 * Holds everything that changes in a codec after it is made. The codec itself is immutable. So are the objects that the fields
 * here refer to, except for those named below the table: their final fields publish them (JLS 17.5). Therefore no field is
 * volatile, and no lock is taken. Each method reads a field only once, since a second read may see an older value.
 *
 * <table>
 * <caption>The fields: writers, readers, and why an old value does no harm</caption>
 * <tr><th>field</th><th>written</th><th>read</th><th>an old value</th></tr>
 * <tr><td>fusion</td><td>once, by the thread that makes the codec, before others can find it</td><td>for each root</td>
 * <td>is null: the general walk writes the same bytes</td></tr>
 * <tr><td>body, canonicalBody</td><td>by each thread that generates a better one; {@link Types#promote} admits one at a time</td>
 * <td>for each object</td><td>is the interpreted body, which gives the same bytes</td></tr>
 * <tr><td>withUnknownFields, arrayOf</td><td>by each thread that finds null</td><td>if a payload has such objects</td>
 * <td>is null, so another codec is made: both read the same objects</td></tr>
 * <tr><td>isVisible</td><td>by each thread whose check succeeded</td><td>for each lambda</td>
 * <td>is false, so the check is made again</td></tr> </table>
 *
 * <p>Some objects that belong to a codec change, too. {@link Body} has the epoch of its hashes, which is written before the body
 * is stored here. A writer that began to hash at that epoch or later has read it from {@link Types#promote}'s volatile field. Any
 * other writer hashes by identity, whichever epoch it sees. {@link RootPlan}, {@link LocalSchema}, {@link ReferenceSlot},
 * {@link Promotion} and {@link Fusion} each explain why their races do no harm.
 */
public final class CodecState {

    private @Nullable Fusion fusion;
    private @Nullable Body body;
    private @Nullable Body canonicalBody;
    private @Nullable Codec withUnknownFields;
    private @Nullable Codec arrayOf;
    private boolean isVisible;

    /** Makes an empty state. */
    public CodecState() {}

    /**
     * Begins with the bodies that write and read a class's slots.
     *
     * @param canonicalBody writes canonical bytes, if these differ; otherwise null
     */
    public CodecState(Body body, @Nullable Body canonicalBody) {
        this.body = body;
        this.canonicalBody = canonicalBody;
    }

    @Nullable Fusion fusion() {
        return fusion;
    }

    void fuseBy(Fusion newFusion) {
        fusion = newFusion;
    }

    /** Returns the body in use, which may change before the next call; null if there never was one. */
    public @Nullable Body body() {
        return body;
    }

    /** Uses another body from now on. */
    public void replaceBody(Body better) {
        body = better;
    }

    /** Returns the body that writes canonical bytes, if these differ; otherwise null. */
    public @Nullable Body canonicalBody() {
        return canonicalBody;
    }

    /** Uses another body for canonical bytes from now on. */
    public void replaceCanonicalBody(Body better) {
        canonicalBody = better;
    }

    @Nullable Codec withUnknownFields() {
        return withUnknownFields;
    }

    void withUnknownFields(Codec codec) {
        withUnknownFields = codec;
    }

    @Nullable Codec arrayOf() {
        return arrayOf;
    }

    void arrayOf(Codec codec) {
        arrayOf = codec;
    }

    /** Returns whether readers were found to see the class that holds a lambda. */
    public boolean isVisible() {
        return isVisible;
    }

    /** Notes that readers see the class that holds a lambda. */
    public void setVisible() {
        isVisible = true;
    }
}
