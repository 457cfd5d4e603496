// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.layout.Layout;
import java.util.Optional;

/** The classes of one schema of a writer, and the codecs that read them here. */
public interface WrittenSchema {

    /** The schema, as its writer described it. */
    DescribedSchema written();

    /** A class as it stood where it was written; empty for one that the bytes name if they hold an object of it. */
    Optional<Layout> layout(String name);

    /** Both schemas, as errors name them. */
    String both();

    /** The codec of the class that the schema is of, which is this one here. */
    Codec root(Codec local);

    /** The codec of a class that is not here. */
    Codec unknown(String writtenName);

    /** The codec of an array whose element is one of this schema. */
    Codec arrayOf(Codec component, int dimensions);

    /** The codec of objects whose unknown fields stand before them. */
    Codec withUnknownFields(Codec codec);
}
