// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** A stand-in for an object of a class that is not here: it is read, kept and written, and no one sees it. */
public interface UnknownValue {

    /** The codec that reads and writes it. */
    Codec codec();
}
