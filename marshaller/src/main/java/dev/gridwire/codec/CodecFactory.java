// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/** Makes the codecs of one family of classes. */
public interface CodecFactory {

    /** The codec of a class; null if the class is of another family. */
    @Nullable Codec make(Class<?> type);
}
