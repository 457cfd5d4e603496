// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.loading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Classes whose static initialisers use the marshaller, for objects of the very class that is being initialised. */
@Tag("core")
public class FirstUseTest {

    private static final int THREADS = 8;
    private static final int LOADERS = 20;
    private static final Map<String, byte[]> CLASS_FILES = Compiler.compile(Map.of(
            "early.Starts", source("Starts", "Serial"),
            "early.Serial", source("Serial", "Plain").replace("class Serial", "class Serial implements java.io.Serializable")
                    .replace("int number", "private Object readResolve() { return this; } int number"),
            "early.Plain", source("Plain", "Starts")));

    /** The copiers for the static initialisers, by loader of their classes. */
    private static final Map<ClassLoader, UnaryOperator<Object>> COPIERS = new java.util.concurrent.ConcurrentHashMap<>();

    private static String source(String name, String other) {
        return "package early; public class " + name + " { int number = 1; Object any; static Object copy; " + other + " other; "
                + "static { " + name + " mine = new " + name + "(); mine.any = new " + other + "[3]; "
                + "for (int i = 0; i < 300; i++) { copy = " + FirstUseTest.class.getName() + ".copy(mine); } } }";
    }

    /** For the compiled classes. */
    public static Object copy(Object value) {
        return COPIERS.get(value.getClass().getClassLoader()).apply(value);
    }

    @Test
    void manyThreadsInitialiseAClassThatMarshalsItself() throws Exception {
        List<byte[]> payloads = payloads();
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            for (int i = 0; i < LOADERS; i++) {
                useFirst(threads, payloads);
            }
        } finally {
            threads.shutdownNow();
            COPIERS.clear();
        }
    }

    private static Marshaller marshaller(ClassLoader loader) {
        return Marshaller.builder().allowPackage("early").classLoader(loader).build();
    }

    private static List<byte[]> payloads() throws ReflectiveOperationException {
        ClassLoader loader = new BytesLoader(CLASS_FILES, FirstUseTest.class.getClassLoader());
        COPIERS.put(loader, value -> value);
        List<byte[]> payloads = new ArrayList<>();
        for (String name : List.of("early.Starts", "early.Serial", "early.Plain")) {
            payloads.add(marshaller(loader).marshal(loader.loadClass(name).getConstructor().newInstance()));
        }
        return payloads;
    }

    /** Each begins with one class, so that there is no deadlock of the classes' own. */
    private static void useFirst(ExecutorService threads, List<byte[]> payloads) throws Exception {
        ClassLoader loader = new BytesLoader(CLASS_FILES, FirstUseTest.class.getClassLoader());
        Marshaller marshaller = marshaller(loader);
        COPIERS.put(loader, value -> marshaller.unmarshal(marshaller.marshal(value)));
        CyclicBarrier start = new CyclicBarrier(THREADS);
        List<Future<Void>> results = new ArrayList<>();
        for (int task = 0; task < THREADS; task++) {
            int first = task;
            Callable<Void> work = () -> {
                start.await();
                for (int i = 0; i < payloads.size(); i++) {
                    byte[] payload = payloads.get((first + i) % payloads.size());
                    assertThat(marshaller.marshal(marshaller.unmarshal(payload))).isEqualTo(payload);
                }
                return null;
            };
            results.add(threads.submit(work));
        }
        for (Future<Void> result : results) {
            result.get(60, TimeUnit.SECONDS);
        }
    }
}
