// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.Marshaller;
import dev.gridwire.Statistics;
import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Holds the marshaller of each class loader. Nearly always there is just one. Where applications come and go while a grid
 * instance stays, their marshallers are kept softly and a few at a time, because a marshaller keeps its loader alive.
 * Thread-safe.
 *
 * <pre>{@code
 * Marshallers marshallers = new Marshallers(loader, each -> Marshaller.builder().classLoader(each).registerListed().build());
 * byte[] bytes = marshallers.writing(value.getClass()).marshal(value);
 * Object copy = marshallers.reading(loader).unmarshal(bytes);
 * }</pre>
 */
public final class Marshallers {

    private static final int OTHERS = 8;

    private final Function<ClassLoader, Marshaller> maker;
    private final ClassLoader firstLoader;
    private final Map<ClassLoader, SoftReference<Other>> others = new LinkedHashMap<>(OTHERS, 1, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<ClassLoader, SoftReference<Other>> eldest) {
            return size() > OTHERS;
        }
    };
    private volatile @Nullable Marshaller first;
    /** A loader that resolves classes as the first one does. */
    private volatile SoftReference<ClassLoader> seen = new SoftReference<>(null);
    private volatile SoftReference<Other> lastOther = new SoftReference<>(null);

    private record Other(ClassLoader loader, Marshaller marshaller) {}

    /**
     * Starts without a marshaller.
     *
     * @param firstLoader the application's loader
     * @param maker creates the marshaller of a loader, when it is first needed
     */
    public Marshallers(ClassLoader firstLoader, Function<ClassLoader, Marshaller> maker) {
        this.firstLoader = firstLoader;
        this.maker = maker;
    }

    /**
     * Returns the marshaller that looks for classes where the grid does.
     *
     * @param loader the loader that the grid names; null if it names none
     */
    public Marshaller reading(@Nullable ClassLoader loader) {
        return loader == null || loader == firstLoader ? first() : other(loader);
    }

    /** Returns the marshaller whose loader finds an object's class. */
    public Marshaller writing(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        if (loader == null || loader == firstLoader || seen.refersTo(loader)) {
            return first();
        }
        if (isSeen(type)) {
            seen = new SoftReference<>(loader);
            return first();
        }
        return other(loader);
    }

    /** Returns the sums of their counts, without those of marshallers that were dropped. */
    public synchronized Statistics statistics() {
        Marshaller known = first;
        Statistics sum = known == null ? Statistics.NONE : known.statistics();
        for (SoftReference<Other> kept : others.values()) {
            Other other = kept.get();
            sum = other == null ? sum : sum.plus(other.marshaller.statistics());
        }
        return sum;
    }

    /** Copies the unknown fields of an object, which its class lacks here, to another object. */
    public synchronized void keepUnknownFields(Object from, Object to) {
        if (first != null) {
            first.keepUnknownFields(from, to);
        }
        for (SoftReference<Other> kept : others.values()) {
            Other other = kept.get();
            if (other != null) {
                other.marshaller.keepUnknownFields(from, to);
            }
        }
    }

    /** Drops the marshaller of a loader whose application has ended. */
    public synchronized void forget(ClassLoader loader) {
        others.remove(loader);
        Other last = lastOther.get();
        if (last != null && last.loader == loader) {
            lastOther = new SoftReference<>(null);
        }
        if (seen.refersTo(loader)) {
            seen = new SoftReference<>(null);
        }
    }

    private boolean isSeen(Class<?> type) {
        try {
            return Class.forName(type.getName(), false, firstLoader) == type;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private Marshaller first() {
        Marshaller known = first;
        return known != null ? known : makeFirst();
    }

    private synchronized Marshaller makeFirst() {
        Marshaller known = first;
        if (known == null) {
            known = maker.apply(firstLoader);
            first = known;
        }
        return known;
    }

    private Marshaller other(ClassLoader loader) {
        Other last = lastOther.get();
        return last != null && last.loader == loader ? last.marshaller : findOther(loader);
    }

    private synchronized Marshaller findOther(ClassLoader loader) {
        SoftReference<Other> kept = others.get(loader);
        Other known = kept == null ? null : kept.get();
        if (known == null) {
            known = new Other(loader, maker.apply(loader));
            others.put(loader, new SoftReference<>(known));
        }
        lastOther = new SoftReference<>(known);
        return known.marshaller;
    }
}
