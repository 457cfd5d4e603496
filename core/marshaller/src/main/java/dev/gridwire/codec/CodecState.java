// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.fused.Fusion;
import org.jspecify.annotations.Nullable;

/**
 * All that changes in a codec after it is made. The codec itself is immutable, and so is everything that a field here refers to,
 * but for what the table names: the final fields of those objects publish them (JLS 17.5). So no field is volatile, and no lock
 * is taken. Each read is of a field once: a second read may see an older value.
 *
 * <table>
 * <caption>Who writes, who reads, and why an old value does no harm</caption>
 * <tr><th>field</th><th>written</th><th>read</th><th>an old value</th></tr>
 * <tr><td>fusion</td><td>once, by the thread that makes the codec, before others can find it</td><td>at each root</td>
 * <td>is null: the general walk writes the same bytes</td></tr>
 * <tr><td>body, canonicalBody</td><td>by each thread that generates a better one; {@link Types#promote} lets one at a time</td>
 * <td>at each object</td><td>is the interpreted body, which gives the same bytes</td></tr>
 * <tr><td>withUnknownFields, arrayOf</td><td>by each thread that finds null</td><td>where a payload has such objects</td>
 * <td>is null, and another codec is made: both read the same objects</td></tr>
 * <tr><td>isVisible</td><td>by each thread whose check succeeded</td><td>at each lambda</td>
 * <td>is false, and the check is made again</td></tr>
 * </table>
 *
 * <p>Objects that hang on a codec and change, too: {@link Body} has the epoch of its hashes, which is written before the body
 * stands here. A writer that began to hash at that epoch or later has read it from {@link Types#promote}'s volatile field;
 * another one hashes by identity, whichever epoch it sees. {@link RootPlan}, {@link LocalSchema}, {@link ReferenceSlot},
 * {@link Promotion} and {@link Fusion} say themselves why their races do no harm.
 */
public final class CodecState {

    private @Nullable Fusion fusion;
    private @Nullable Body body;
    private @Nullable Body canonicalBody;
    private @Nullable Codec withUnknownFields;
    private @Nullable Codec arrayOf;
    private boolean isVisible;

    /** Begins with nothing. */
    public CodecState() {}

    /**
     * Begins with the bodies that write and read a class's slots.
     *
     * @param canonicalBody writes canonical bytes, where these differ; null elsewhere
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

    /** The body in use, which may be another one at the next call; null if it began with none. */
    public @Nullable Body body() {
        return body;
    }

    /** Takes another body from now on. */
    public void replaceBody(Body better) {
        body = better;
    }

    /** The body that writes canonical bytes, where it differs; null elsewhere. */
    public @Nullable Body canonicalBody() {
        return canonicalBody;
    }

    /** Takes another body for canonical bytes from now on. */
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

    /** Whether the class around a lambda was found to be visible to its readers. */
    public boolean isVisible() {
        return isVisible;
    }

    /** Notes that the class around a lambda is visible to its readers. */
    public void setVisible() {
        isVisible = true;
    }
}
