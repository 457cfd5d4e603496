// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import dev.gridwire.codegen.model.SignatureParser.ClassSignature;
import org.jspecify.annotations.Nullable;

/** Chooses between a class file's generic signature and its descriptors. A malformed signature counts as missing. */
final class ClassFileTypes {

    private ClassFileTypes() {}

    static ClassSignature classSignature(@Nullable String signature, ClassSignature erased) {
        try {
            return signature == null ? erased : SignatureParser.classSignature(signature);
        } catch (IllegalArgumentException e) {
            return erased;
        }
    }

    static TypeRef field(String descriptor, @Nullable String signature) {
        try {
            return signature == null ? TypeRef.ofDescriptor(descriptor) : SignatureParser.fieldType(signature);
        } catch (IllegalArgumentException e) {
            return TypeRef.ofDescriptor(descriptor);
        }
    }
}
