// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Computes seals by keys. Not thread-safe. */
final class KeyedSeals {

    private static final String ALGORITHM = "HmacSHA256";

    private final Mac[] macs;

    KeyedSeals(List<byte[]> keys) {
        macs = keys.stream().map(KeyedSeals::mac).toArray(Mac[]::new);
    }

    private static Mac mac(byte[] key) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return mac;
        } catch (GeneralSecurityException e) {
            // Every Java platform has this algorithm.
            throw new IllegalStateException("This virtual machine has no " + ALGORITHM, e);
        }
    }

    int count() {
        return macs.length;
    }

    /** Returns the seal of these bytes with a key. */
    byte[] of(int key, byte[] bytes, int offset, int length) {
        macs[key].update(bytes, offset, length);
        return Arrays.copyOf(macs[key].doFinal(), SealKind.HMAC.byteCount());
    }
}
