// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fork;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.testkit.compile.BytesLoader;
import java.io.IOException;
import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Loads classes, uses them and drops them, many times; ends with an exception if they stay. */
public final class Unloading {

    private static final int MOST_KEPT = 5;
    private static final int WARM = 50;
    /** Less than fifty of the loaders take. */
    private static final long MOST_METASPACE = 4 << 20;

    private Unloading() {}

    /** The marshaller in use. */
    public enum Mode {
        /** A marshaller for each loader, all dropped. */
        EACH,
        /** A marshaller that lives on and refuses classes that its own loader does not find, and lambdas; it takes proxies. */
        ONE_APART,
        /** A marshaller that lives on, and whose loader finds classes of the same names. */
        ONE_BESIDE
    }

    /** Stands behind proxies. */
    static final class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1L;

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return "handled";
        }
    }

    /** Takes the mode, the folders of the class files and of former ones, and how many loaders there are to be. */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException, InterruptedException {
        Mode mode = Mode.valueOf(arguments[0]);
        Map<String, byte[]> classFiles = classFiles(Path.of(arguments[1]));
        ClassLoader own = Unloading.class.getClassLoader();
        byte[] former = former(new BytesLoader(classFiles(Path.of(arguments[2])), own));
        Marshaller one = marshaller(mode == Mode.ONE_BESIDE ? new BytesLoader(classFiles, own) : own);
        List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
        long warm = 0;
        for (int i = 0; i < Integer.parseInt(arguments[3]); i++) {
            ClassLoader loader = new BytesLoader(classFiles, own);
            loaders.add(new WeakReference<>(loader));
            if (i == WARM) {
                System.gc();
                warm = metaspaceBytes();
            }
            if (mode == Mode.EACH) {
                Marshaller each = marshaller(loader);
                copy(each, graph(loader));
                copy(each, Objects.requireNonNull(each.unmarshal(former)));
            } else {
                useApart(one, loader);
            }
        }
        requireGone(loaders);
        if (metaspaceBytes() > warm + MOST_METASPACE) {
            throw new IllegalStateException("the metaspace grows: warm=" + warm + ", now=" + metaspaceBytes());
        }
        copy(one, new ArrayList<>(List.of(new Handler(), "lives on")));
    }

    private static Map<String, byte[]> classFiles(Path folder) throws IOException {
        Map<String, byte[]> classFiles = new HashMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                classFiles.put(file.getFileName().toString(), Files.readAllBytes(file));
            }
        }
        return classFiles;
    }

    private static Marshaller marshaller(ClassLoader loader) {
        return Marshaller.builder().allowPackage("plugin").register(Handler.class).classLoader(loader).build();
    }

    /** The payload of an object whose class had other fields. */
    private static byte[] former(ClassLoader loader) throws ReflectiveOperationException {
        return marshaller(loader).marshal(loader.loadClass("plugin.Order").getConstructor().newInstance());
    }

    private static long metaspaceBytes() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getName().equals("Metaspace"))
                .mapToLong(pool -> pool.getUsage().getUsed())
                .sum();
    }

    private static Object graph(ClassLoader loader) throws ReflectiveOperationException {
        return ((Supplier<?>) loader.loadClass("plugin.Maker").getConstructor().newInstance()).get();
    }

    private static void copy(Marshaller marshaller, Object value) {
        byte[] bytes = marshaller.marshal(value);
        for (int i = 0; i < 2; i++) {
            if (!Arrays.equals(marshaller.marshal(marshaller.unmarshal(bytes)), bytes)) {
                throw new IllegalStateException("another object came back");
            }
        }
    }

    private static void useApart(Marshaller one, ClassLoader loader) throws ReflectiveOperationException {
        for (Object part : (List<?>) graph(loader)) {
            if (!(part instanceof Enum)) {
                requireRefused(one, part);
            }
        }
        copy(one, Proxy.newProxyInstance(loader, new Class<?>[] {Supplier.class}, new Handler()));
        copy(one, Proxy.newProxyInstance(loader, new Class<?>[] {Supplier.class, Runnable.class}, new Handler()));
    }

    private static void requireRefused(Marshaller marshaller, Object value) {
        try {
            marshaller.marshal(value);
        } catch (GridwireException e) {
            return;
        }
        throw new IllegalStateException("not refused: class=" + value.getClass().getName());
    }

    private static void requireGone(List<WeakReference<ClassLoader>> loaders) throws InterruptedException {
        long kept = loaders.size();
        for (int i = 0; i < 20 && kept > MOST_KEPT; i++) {
            System.gc();
            Thread.sleep(50);
            kept = loaders.stream().filter(loader -> loader.get() != null).count();
        }
        if (kept > MOST_KEPT) {
            throw new IllegalStateException("class loaders are kept: kept=" + kept + " of " + loaders.size());
        }
    }
}
