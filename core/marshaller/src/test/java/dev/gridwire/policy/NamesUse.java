// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.RejectedTypeException;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads payloads that name classes which are not allowed, in each place; a virtual machine of its own logs the loaded classes.
 */
public final class NamesUse {

    private static final PrintStream OUT = System.out;
    private static final int MOST_SHOWN = 20;
    private static final String NOBODY = "com.stranger.Nobody";

    private static final int WARM_UP = 500;

    private final Watching loader;
    private final Marshaller strict;
    private final Set<String> other = new TreeSet<>();
    private long refused;

    private NamesUse(Set<String> names, ClassLoader parent) {
        this.loader = new Watching(names::contains, parent);
        this.strict = Marshaller.builder().allowPackage("dev.gridwire.policy").classLoader(loader).build();
    }

    /** Loaded when all is warm, so that the log shows where the names begin. */
    static final class Begin {

        private Begin() {}

        static String name() {
            return Begin.class.getName();
        }
    }

    /** Loaded when all names were read. */
    static final class End {

        private End() {}

        static String name() {
            return End.class.getName();
        }
    }

    /** Takes a file of names, and jars. */
    public static void main(String[] arguments) throws IOException, ClassNotFoundException {
        List<String> names = Files.readAllLines(Path.of(arguments[0]));
        URL[] jars = new URL[arguments.length - 1];
        for (int i = 0; i < jars.length; i++) {
            jars[i] = Path.of(arguments[i + 1]).toUri().toURL();
        }
        try (URLClassLoader libraries = new URLClassLoader(jars, NamesUse.class.getClassLoader())) {
            NamesUse use = new NamesUse(new HashSet<>(names), libraries);
            // So that the virtual machine's own classes are there before the names begin.
            for (int i = 0; i < WARM_UP; i++) {
                use.read(NOBODY + i);
                use.read("sun.misc.Nobody" + i);
            }
            System.gc();
            use.refused = 0;
            use.loader.forget();
            String begin = Begin.name();
            names.forEach(use::read);
            if (Boolean.getBoolean("gridwire.control")) {
                Class.forName(names.get(0), false, use.loader);
            }
            use.print(begin, End.name(), names.size());
        }
    }

    private void read(String name) {
        for (Place place : Place.values()) {
            read(name, place.name(), place.payload(name));
        }
        for (SchemaPlace place : SchemaPlace.values()) {
            if (place.isRefusedByPolicy()) {
                read(name, "schema: " + place.name(), place.payload(name));
            }
        }
        readNumbered(name);
    }

    /** A class of the JDK that has a number, where a number can stand for it. */
    private void readNumbered(String name) {
        JdkType type = JdkType.ofClassName(name);
        if (type == null) {
            return;
        }
        for (Place place : Place.ofTypes()) {
            read(name, place + " by number", place.payload(Named.numbered(type)));
        }
    }

    private void read(String name, String place, byte[] payload) {
        try {
            strict.unmarshal(payload);
            other.add(place + " takes " + name);
        } catch (RejectedTypeException e) {
            if (e.getMessage().contains("class=" + name)) {
                refused++;
            } else {
                other.add(place + " of " + name + ": " + e.getMessage());
            }
        } catch (GridwireException e) {
            other.add(place + " of " + name + ": " + e);
        }
    }

    private void print(String begin, String end, int nameCount) {
        OUT.println("names=" + nameCount);
        OUT.println("refused=" + refused);
        OUT.println("other=" + other.size());
        OUT.println("asked=" + loader.asked().size());
        OUT.println("marks=" + Arrays.asList(begin, end));
        other.stream().limit(MOST_SHOWN).forEach(OUT::println);
        loader.asked().stream().limit(MOST_SHOWN).forEach(OUT::println);
    }
}
