// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.container.ElementBuffer;
import org.jspecify.annotations.Nullable;

/** Makes one writer's bytes canonical: the part of it that the kernel asks for. */
public interface CanonicalForm {

    /** Begins a payload. */
    void begin();

    /** The form of a writer whose bytes this one sorts by. */
    CanonicalForm nested(KernelWriter sorting);

    /** As {@link ReferenceTable#isKnown(Object, Codec)}, of open objects only. */
    boolean isOpen(Object value, Codec codec, ReferenceTable references);

    /** Says that nothing may refer back to the object that takes the next handle. */
    void unshared();

    /** Whether the object met belongs to another writer, around the key that this one writes. */
    boolean isMetOutside();

    /** Stands for an object met outside, in bytes that are only compared: no tag and no distance is so low. */
    long distanceOutside();

    /** Begins the object that took this handle. */
    void open(int handle);

    /** Ends it, or as much as does not come later. */
    void close();

    /** The place of the last opened object. */
    @Nullable CanonicalPlace place();

    /** Goes on with a deferred object. */
    void goOn(CanonicalPlace place);

    /** Goes back to the place around the root. */
    void goBack();

    /** Gives the elements of a hash container, or the entries of a map, an order that depends on nothing else. */
    void order(ElementBuffer keys, @Nullable ElementBuffer values);

    /** Forgets the graph. */
    void clear();
}
