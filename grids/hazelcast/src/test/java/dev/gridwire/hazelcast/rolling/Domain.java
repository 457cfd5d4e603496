// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import com.hazelcast.map.EntryProcessor;
import java.util.List;

/** The ten classes in one version. */
public interface Domain {

    /** How many classes there are; the id says which one a value is of. */
    int KINDS = 10;

    /** 1 or 2. */
    int version();

    /** A new value with all that the version has. */
    Value make(int id, int revision);

    /** Sets an entry's revision on its member, and gives the revision of its content; may be done twice. */
    EntryProcessor<Integer, Value, Integer> touch(int revision);

    /** Classes that have another name than before: readers of the former one must know of them. */
    default List<Class<?>> renamed() {
        return List.of();
    }

    /** The domain of this virtual machine. */
    static Domain here() {
        try {
            return (Domain) Class.forName("com.acme.shop.Shop").getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
