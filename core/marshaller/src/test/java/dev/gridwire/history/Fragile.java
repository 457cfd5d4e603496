// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.history;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Fails in the middle of the object around it, if it is told to: in its hooks, or as a key. */
final class Fragile implements Serializable {

    private static final long serialVersionUID = 1L;

    /** The place where it fails. */
    enum Place {
        NOWHERE,
        WRITING,
        WRITING_WITH_AN_ERROR,
        READING,
        READING_WITH_AN_ERROR,
        HASHING
    }

    /** An error for failures where no exception of Java's is meant. */
    static final class BrokenError extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** An exception for its hash code. */
    static final class BrokenException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Place place;
    private final Object content;
    /** So that one can be put into a map before it is written. */
    private final transient boolean isNew;

    Fragile(Place place, Object content) {
        this.place = place;
        this.content = content;
        this.isNew = true;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeObject(content);
        if (place == Place.WRITING) {
            throw new InvalidObjectException("told to");
        }
        if (place == Place.WRITING_WITH_AN_ERROR) {
            throw new BrokenError();
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        in.readObject();
        if (place == Place.READING) {
            throw new InvalidObjectException("told to");
        }
        if (place == Place.READING_WITH_AN_ERROR) {
            throw new BrokenError();
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fragile fragile && fragile.place == place;
    }

    @Override
    public int hashCode() {
        if (place == Place.HASHING && !isNew) {
            throw new BrokenException();
        }
        return place.ordinal();
    }
}
