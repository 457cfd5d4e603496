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
 * A schema as the file has it: by the fingerprints of its layouts.
 *
 * @param cause the class whose change made it, below which it stands: so branches that change others merge
 * @param typeName of the schema's class
 * @param hash as payloads name it
 * @param fingerprints in the order of the layouts
 */
record RecordedSchema(String cause, String typeName, int hash, List<Long> fingerprints) {

    /** Copies the list. */
    RecordedSchema {
        fingerprints = List.copyOf(fingerprints);
    }

    /** Without its cause: which two branches may have seen differently. */
    String key() {
        return typeName + '#' + HexFormat.of().toHexDigits(hash) + ' ' + hex(fingerprints);
    }

    /** Whether the hash follows from the fingerprints; see {@link Schema#hash}. */
    boolean hasItsHash() {
        ByteBuffer bytes = ByteBuffer.allocate(fingerprints.size() * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        fingerprints.forEach(bytes::putLong);
        return hash == (int) Fingerprint.hash(bytes.array());
    }

    private static String hex(List<Long> fingerprints) {
        return fingerprints.stream().map(History::hex).collect(Collectors.joining(" "));
    }

    /** As it stands in the file. */
    @Override
    public String toString() {
        return History.SCHEMA + ' ' + Words.of(cause) + " of " + Words.of(typeName) + '#' + HexFormat.of().toHexDigits(hash) + ' '
                + hex(fingerprints);
    }
}
