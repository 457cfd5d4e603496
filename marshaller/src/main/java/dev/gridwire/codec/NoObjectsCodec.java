// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** For interfaces and abstract classes, which payloads name as components of arrays only. */
final class NoObjectsCodec extends Codec {

    NoObjectsCodec(Class<?> type, TypeName name) {
        super(type, name, Identity.NONE);
    }
}
