// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.container.ElementBuffer;
import org.jspecify.annotations.Nullable;

/** Makes one writer's bytes canonical. This is the part of it that the kernel needs. */
public interface CanonicalForm {

    /** Begins a payload. */
    void begin();

    /** Returns the form for a writer whose bytes this one sorts by. */
    CanonicalForm nested(KernelWriter sorting);

    /** As {@link ReferenceTable#isKnown(Object, Codec)}, for open objects only. */
    boolean isOpen(Object value, Codec codec, ReferenceTable references);

    /** Notes that nothing may refer back to the object that takes the next handle. */
    void unshared();

    /** Returns whether the object met belongs to another writer, outside the key that this one writes. */
    boolean isMetOutside();

    /**
     * Returns a number that stands for an object met outside, in bytes that are only compared. It is lower than any tag or
     * distance.
     */
    long distanceOutside();

    /** Begins the object that took this handle. */
    void open(int handle);

    /** Ends the object, or the part of it that does not come later. */
    void close();

    /** Returns the place of the object opened last. */
    @Nullable CanonicalPlace place();

    /** Continues with a deferred object. */
    void goOn(CanonicalPlace place);

    /** Returns to the place around the root. */
    void goBack();

    /** Puts the elements of a hash container, or the entries of a map, into an order that depends only on them. */
    void order(ElementBuffer keys, @Nullable ElementBuffer values);

    /** Forgets the graph. */
    void clear();
}
