// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.settings.AnnotationNames;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeSet;

/** Computes a short hash of all options that decide the form of a class. */
final class Digest {

    private static final int HEX_DIGITS = 16;

    private Digest() {}

    static String of(FormSettings settings, AnnotationNames names) {
        String text = settings.trust() + "\n" + settings.keepFinal() + "\n" + settings.replacedObjects() + "\n"
                + new TreeSet<>(names.nonNull()) + "\n" + new TreeSet<>(names.unique()) + "\n" + new TreeSet<>(names.optimize());
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, HEX_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
