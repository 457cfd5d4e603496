// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * Streams of Java serialization with forged objects. Texts stand for them while a container is made, so that it hashes none. No
 * {@code writeReplace} is asked about what is put in place of a text.
 */
final class ForgedStreams {

    private static final String ONE = "one";
    private static final String OTHER = "other";

    private ForgedStreams() {}

    static List<Place> places() {
        return List.of(place("alone", ONE), place("HashSet", new HashSet<>(List.of(ONE, OTHER))),
                place("HashMap", new HashMap<>(Map.of(ONE, 1, OTHER, 2))),
                place("ArrayList", new ArrayList<>(Arrays.asList(ONE, OTHER))));
    }

    private static Place place(String name, Object root) {
        return new Place(name, (one, other) -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (Replacing out = new Replacing(bytes, one, other)) {
                out.writeObject(root);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return bytes.toByteArray();
        });
    }

    private static final class Replacing extends ObjectOutputStream {

        private final Object one;
        private final Object other;

        Replacing(OutputStream out, Object one, Object other) throws IOException {
            super(out);
            this.one = one;
            this.other = other;
            enableReplaceObject(true);
        }

        @Override
        protected Object replaceObject(Object object) {
            // By identity: forged objects may hold equal texts.
            return object == ONE ? one : object == OTHER ? other : object;
        }
    }
}
