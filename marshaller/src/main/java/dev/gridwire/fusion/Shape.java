// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fusion;

import dev.gridwire.codec.Codec;
import dev.gridwire.codegen.jdk.JdkType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Objects of one class in one place of a graph.
 *
 * @param jdkType null for a class of the user's and for an array of references
 * @param places in the object: the slots of a class of the user's, or the elements of a container, or a map's keys and values
 */
record Shape(Class<?> javaClass, Codec codec, @Nullable JdkType jdkType, List<ShapePlace> places) {

    /** Copies the list. */
    Shape {
        places = List.copyOf(places);
    }
}
