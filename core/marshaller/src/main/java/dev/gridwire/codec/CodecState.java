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
 * <tr><td>withUnknownFields, arrayOf</td><td>by each thread that finds null</td><td>if a payload has such objects</td>
 * <td>is null, so another codec is made: both read the same objects</td></tr>
 * <tr><td>isVisible</td><td>by each thread whose check succeeded</td><td>for each lambda</td>
 * <td>is false, so the check is made again</td></tr> </table>
 *
 * <p>Some objects that belong to a codec change, too. {@link RootPlan}, {@link LocalSchema}, {@link ReferenceSlot} and
 * {@link Fusion} each explain why their races do no harm.
 */
public final class CodecState {

    private @Nullable Fusion fusion;
    private @Nullable Codec withUnknownFields;
    private @Nullable Codec arrayOf;
    private boolean isVisible;

    @Nullable Fusion fusion() {
        return fusion;
    }

    void fuseBy(Fusion newFusion) {
        fusion = newFusion;
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
