// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.layout.Layout;
import java.util.Optional;

/** The classes of one schema of a writer, and the codecs that read them here. */
public interface WrittenSchema {

    /** Returns the schema as its writer described it. */
    DescribedSchema written();

    /** Returns a class's layout where it was written; empty if the bytes name the class for each object of it. */
    Optional<Layout> layout(String name);

    /** Describes both schemas for error messages. */
    String both();

    /** Returns the codec of the schema's own class, which corresponds to the given class here. */
    Codec root(Codec local);

    /** Returns the codec of a class that is missing here. */
    Codec unknown(String writtenName);

    /** Returns the codec of an array whose element class belongs to this schema. */
    Codec arrayOf(Codec component, int dimensions);

    /** Returns the codec of objects that follow their unknown fields. */
    Codec withUnknownFields(Codec codec);
}
