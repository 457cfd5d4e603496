// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.chains;

import dev.gridwire.chains.song.Canary;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.MalformedURLException;
import java.net.URI;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Function;

/**
 * Graphs that make a canary sing when Java serialization reads them, by code of libraries of their time alone. The canary itself
 * is allowed everywhere, so that it is the library's classes that stop them.
 */
enum Chain {
    COLLECTIONS_3_HASH_MAP(library -> collections3(library).hashMap(new Canary(), collections3(library).invoker())),
    COLLECTIONS_3_HASH_SET(library -> collections3(library).hashSet(new Canary(), collections3(library).invoker())),
    COLLECTIONS_3_CHAINED(library -> collections3(library).hashMap("key", collections3(library).chained())),
    COLLECTIONS_3_INSTANTIATE(library -> collections3(library).hashMap(Canary.class, collections3(library).instantiator())),
    COLLECTIONS_3_HASHTABLE(library -> collections3(library).hashtable()),
    COLLECTIONS_3_DEFAULTED(library -> collections3(library).defaulted()),
    COLLECTIONS_4_QUEUE(library -> collections4(library).queue()),
    COLLECTIONS_4_BAG(library -> collections4(library).bag()),
    COLLECTIONS_4_HASH_MAP(library -> collections4(library).hashMap(new Canary(), collections4(library).invoker())),
    COLLECTIONS_4_CHAINED(library -> collections4(library).hashMap("key", collections4(library).chained())),
    BEAN_UTILS(Chain::beanUtils),
    SPRING_CORE(Chain::springCore),
    ROME(Chain::rome),
    BEAN_SHELL(Chain::beanShell),
    URL_OF_THE_JDK(library -> url());

    private final Function<Library, Object> maker;

    Chain(Function<Library, Object> maker) {
        this.maker = maker;
    }

    /** The graph. */
    Object graph(Library library) {
        return maker.apply(library);
    }

    private static Transformers collections3(Library library) {
        return new Transformers(library, "org.apache.commons.collections");
    }

    private static Transformers collections4(Library library) {
        return new Transformers(library, "org.apache.commons.collections4");
    }

    /** Compares by a property. */
    @SuppressWarnings("unchecked")
    private static Object beanUtils(Library library) {
        return queue((Comparator<Object>) library.make("org.apache.commons.beanutils.BeanComparator", "song"));
    }

    /** A description of a method that is called when it is read, of what a proxy answers. */
    private static Object springCore(Library library) {
        String wrapper = "org.springframework.core.SerializableTypeWrapper";
        Class<?> provider = library.type(wrapper + "$TypeProvider");
        Object proxy = Proxy.newProxyInstance(library.loader(), new Class<?>[] {provider}, new Canary());
        try {
            Method quiet = Canary.class.getMethod("hashCode");
            Object made = library.make(wrapper + "$MethodInvokeTypeProvider", proxy, quiet, 0);
            return Library.set(made, "methodName", "sing");
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A bean whose hash is made of the values of all its getters. */
    private static Object rome(Library library) {
        String root = "com.sun.syndication.feed.impl.";
        Object quiet = library.make(root + "ObjectBean", String.class, "");
        Map<Object, Object> map = new HashMap<>();
        map.put(quiet, "");
        Object text = library.make(root + "ToStringBean", Canary.class, new Canary());
        Library.set(quiet, "_equalsBean", library.make(root + "EqualsBean", text.getClass(), text));
        return map;
    }

    /** A comparator that is a proxy, whose handler runs a script. */
    @SuppressWarnings("unchecked")
    private static Object beanShell(Library library) {
        Class<?> type = library.type("bsh.Interpreter");
        Object interpreter = library.make("bsh.Interpreter");
        library.call(type, interpreter, "eval",
                "compare(Object a, Object b) { return new " + Canary.class.getName() + "().sing(); }");
        Object scripted = library.make("bsh.XThis", library.call(type, interpreter, "getNameSpace"), interpreter);
        return queue((Comparator<Object>) Proxy.newProxyInstance(library.loader(), new Class<?>[] {Comparator.class},
                handler(scripted)));
    }

    private static InvocationHandler handler(Object scripted) {
        try {
            Field field = scripted.getClass().getDeclaredField("invocationHandler");
            field.setAccessible(true);
            return (InvocationHandler) field.get(scripted);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A key that asks the network for its hash; this one asks a canary. */
    private static Object url() {
        try {
            Map<Object, Object> map = new HashMap<>();
            map.put(URI.create("canary://host/").toURL(), "");
            return map;
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object queue(Comparator<Object> comparator) {
        // To fill it makes canaries sing too.
        PriorityQueue<Object> queue = new PriorityQueue<>(2, comparator);
        queue.add(new Canary());
        queue.add(new Canary());
        return queue;
    }
}
