// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fork;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EventObject;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Marshals objects of several kinds where jdk.unsupported may be missing, and writes down the outcome of each, twice. */
public final class ScarceModules {

    private ScarceModules() {}

    static class Plain {
        private String name = "a";
        private Map<String, List<Integer>> counts = new HashMap<>(Map.of("b", List.of(1)));
    }

    record Pair(int first, Plain second) {}

    enum Kind { ONE }

    static final class Hooked implements Serializable {
        private static final long serialVersionUID = 1L;
        private int x = 1;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }

    static final class OwnMap extends LinkedHashMap<String, String> {
        private static final long serialVersionUID = 1L;
    }

    /** Takes the file for the lines. */
    public static void main(String[] arguments) throws IOException {
        Marshaller marshaller = Marshaller.builder().allowPackage("dev.gridwire.fork").build();
        OwnMap map = new OwnMap();
        map.put("k", "v");
        Object[] values = {
            new Plain(), new Pair(1, new Plain()), Kind.ONE, new ArrayList<>(List.of("x")), new Hooked(), map,
            new IllegalStateException("e"), new Random(1), new EventObject("source")
        };
        List<String> lines = new ArrayList<>();
        for (int time = 0; time < 2; time++) {
            for (Object value : values) {
                lines.add(value.getClass().getSimpleName() + ": " + outcome(marshaller, value));
            }
        }
        Files.write(Path.of(arguments[0]), lines);
    }

    private static String outcome(Marshaller marshaller, Object value) {
        try {
            Object back = marshaller.unmarshal(marshaller.marshal(value));
            return back.getClass() == value.getClass() ? "comes back" : "is " + back.getClass();
        } catch (GridwireException e) {
            return e.getMessage().contains("--add-modules jdk.unsupported") ? "asks for jdk.unsupported" : e.toString();
        }
    }
}
