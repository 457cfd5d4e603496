// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.schemafile;

import dev.gridwire.codegen.layout.Fingerprint;
import dev.gridwire.codegen.layout.Schema;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A schema in the form of the file, which lists the fingerprints of its layouts.
 *
 * @param cause the class whose change caused it, and below which it is listed, so that branches that change different classes can
 *     be merged
 * @param typeName the schema's class
 * @param hash the hash by which payloads name it
 * @param fingerprints the fingerprints in the order of the layouts
 */
record RecordedSchema(String cause, String typeName, int hash, List<Long> fingerprints) {

    /** Copies the list. */
    RecordedSchema {
        fingerprints = List.copyOf(fingerprints);
    }

    /** Returns a key without the cause, which two branches may see differently. */
    String key() {
        return typeName + '#' + HexFormat.of().toHexDigits(hash) + ' ' + hex(fingerprints);
    }

    /** Returns whether the hash matches the fingerprints; see {@link Schema#hash}. */
    boolean hasItsHash() {
        ByteBuffer bytes = ByteBuffer.allocate(fingerprints.size() * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        fingerprints.forEach(bytes::putLong);
        return hash == (int) Fingerprint.hash(bytes.array());
    }

    private static String hex(List<Long> fingerprints) {
        return fingerprints.stream().map(History::hex).collect(Collectors.joining(" "));
    }

    /** Returns the line in the file. */
    @Override
    public String toString() {
        return History.SCHEMA + ' ' + Words.of(cause) + " of " + Words.of(typeName) + '#' + HexFormat.of().toHexDigits(hash) + ' '
                + hex(fingerprints);
    }
}
