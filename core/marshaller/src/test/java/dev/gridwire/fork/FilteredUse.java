// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fork;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.PrintStream;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Year;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/** Marshals objects of several kinds under the virtual machine's filter, and prints the outcome of each on both sides. */
public final class FilteredUse {

    /** How many kinds there are. */
    public static final int KINDS = 14;

    private static final PrintStream OUT = System.out;

    private FilteredUse() {}

    static class Part implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 1;
    }

    static class Base implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 1;
    }

    static class Derived extends Base {
        private static final long serialVersionUID = 1L;
    }

    record Leaf(int number) {}

    static class Holder {
        Leaf leaf = new Leaf(1);
    }

    static class Listed {
        List<Object> list = new ArrayList<>();
    }

    enum Colour {
        RED
    }

    interface Talk {
        void talk();
    }

    static final class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1L;

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return "handled";
        }
    }

    private static Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("number", 1);
        values.put("text", "a");
        values.put("part", new Part());
        values.put("parts", new Part[] {new Part()});
        values.put("literal", Part.class);
        values.put("derived", new Derived());
        values.put("holder", new Holder());
        values.put("list", new ArrayList<>(List.of("a")));
        values.put("listed", new Listed());
        values.put("uuid", new UUID(1, 2));
        Class<?>[] interfaces = {Talk.class};
        values.put("proxy", Proxy.newProxyInstance(FilteredUse.class.getClassLoader(), interfaces, new Handler()));
        values.put("constant", Colour.RED);
        values.put("properties", new Properties());
        values.put("year", Year.of(2026));
        return values;
    }

    private static Marshaller marshaller() {
        return Marshaller.builder().allowPackage("dev.gridwire.fork").build();
    }

    /** Writes the payloads, in a virtual machine without a filter. */
    public static void write(Path folder) throws IOException {
        for (Map.Entry<String, Object> each : values().entrySet()) {
            Files.write(folder.resolve(each.getKey()), marshaller().marshal(each.getValue()));
        }
    }

    /** Takes the folder of the payloads, and "messages" to print those, or the filter to set. */
    public static void main(String[] arguments) throws IOException {
        String mode = arguments.length == 1 ? "" : arguments[1];
        AtomicInteger asked = new AtomicInteger();
        switch (mode) {
            case "call" -> ObjectInputFilter.Config.setSerialFilter(info -> statusOf(info.serialClass() == Part.class));
            case "throwing" -> ObjectInputFilter.Config.setSerialFilter(info -> {
                throw new IllegalStateException("no opinion");
            });
            case "counting" -> ObjectInputFilter.Config.setSerialFilter(info -> {
                asked.addAndGet(info.serialClass() == Part.class ? 1 : 0);
                return ObjectInputFilter.Status.UNDECIDED;
            });
            default -> { }
        }
        Marshaller marshaller = marshaller();
        for (Map.Entry<String, Object> each : values().entrySet()) {
            byte[] payload = Files.readAllBytes(Path.of(arguments[0], each.getKey()));
            String written = result(() -> marshaller.marshal(each.getValue()), mode);
            print(each.getKey(), written, result(() -> marshaller.unmarshal(payload), mode));
        }
        if (mode.equals("counting")) {
            int before = asked.get();
            marshaller.unmarshal(marshaller.marshal(new ArrayList<>(List.of(new Part(), new Part()))));
            OUT.println("asked about Part: " + before + ", again: " + (asked.get() - before));
        }
    }

    private static ObjectInputFilter.Status statusOf(boolean rejected) {
        return rejected ? ObjectInputFilter.Status.REJECTED : ObjectInputFilter.Status.UNDECIDED;
    }

    private static void print(String kind, String written, String read) {
        OUT.println(kind + ": " + written + ", " + read);
    }

    private static String result(Runnable action, String mode) {
        try {
            action.run();
            return "taken";
        } catch (GridwireException e) {
            return mode.equals("messages") ? e.getMessage() : e.getClass().getSimpleName();
        }
    }
}
