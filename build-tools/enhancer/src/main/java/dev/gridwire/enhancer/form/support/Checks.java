// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import static dev.gridwire.codegen.target.StreamSupport.HERE;
import static dev.gridwire.codegen.target.StreamSupport.NULL;
import static dev.gridwire.codegen.target.StreamSupport.OBJECT_FOLLOWS;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.StreamCorruptedException;
import org.jspecify.annotations.Nullable;

/** Checks values before they are written, and codes that are read. */
final class Checks {

    private Checks() {}

    static void guard(Object object, Class<?> formed) throws IOException {
        if (object.getClass() != formed) {
            throw notFormed(object, formed);
        }
    }

    static IOException notFormed(Object object, Class<?> formed) {
        return new NotSerializableException("a subclass was not enhanced and would lose its fields: class="
                + object.getClass().getName() + ", superclass=" + formed.getName()
                + "; enhance it too, by the build of the module that it is in");
    }

    static void required(@Nullable Object value, String where) throws IOException {
        if (value == null) {
            throw isNull(where);
        }
    }

    static IOException isNull(String where) {
        return new InvalidObjectException("a field holds null, and was said never to: field=" + where
                + "; set it, or take back the hint or the trust level");
    }

    static void exact(@Nullable Object value, Class<?> expected, String where) throws IOException {
        if (value == null || value.getClass() != expected) {
            throw value == null ? isNull(where) : other(value, expected, where);
        }
    }

    static IOException other(Object value, Class<?> expected, String where) {
        return new InvalidObjectException("a field holds an object of another class than assumed: field=" + where
                + ", assumed=" + expected.getName() + ", found=" + value.getClass().getName()
                + "; choose the trust level medium or safe");
    }

    static boolean enter(Output out, @Nullable Object value, Class<?> expected) throws IOException {
        if (value != null && value.getClass() == expected) {
            out.writeByte(HERE);
            return true;
        }
        elsewhere(out, value);
        return false;
    }

    static void elsewhere(Output out, @Nullable Object value) throws IOException {
        out.writeByte(value == null ? NULL : OBJECT_FOLLOWS);
        if (value != null) {
            out.writeObject(value);
        }
    }

    static @Nullable Object absent(Input in, int code) throws IOException, ClassNotFoundException {
        if (code == NULL) {
            return null;
        }
        if (code == OBJECT_FOLLOWS) {
            return in.readObject();
        }
        throw new StreamCorruptedException("no value begins so: code=" + code);
    }

    static IOException cyclic(StackOverflowError error, String where) {
        IOException failure = new InvalidObjectException("objects hold each other too deep or in a circle: field=" + where
                + "; break the circle, or choose externalizable at the level safe, or native, which keep identity");
        failure.initCause(error);
        return failure;
    }
}
