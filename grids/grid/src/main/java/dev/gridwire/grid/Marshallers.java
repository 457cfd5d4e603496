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
 * The marshaller of each class loader. Nearly always there is one; where applications come and go while a grid instance
 * stays, theirs are kept a few at a time, softly, since a marshaller keeps its loader. Thread-safe.
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
    /** A loader whose classes the first one finds. */
    private volatile SoftReference<ClassLoader> seen = new SoftReference<>(null);
    private volatile SoftReference<Other> lastOther = new SoftReference<>(null);

    private record Other(ClassLoader loader, Marshaller marshaller) {}

    /**
     * Begins without any.
     *
     * @param firstLoader the application's
     * @param maker makes the marshaller of a loader, when it is first needed
     */
    public Marshallers(ClassLoader firstLoader, Function<ClassLoader, Marshaller> maker) {
        this.firstLoader = firstLoader;
        this.maker = maker;
    }

    /** The one that looks for classes where the grid does; null if the grid does not say. */
    public Marshaller reading(@Nullable ClassLoader loader) {
        return loader == null || loader == firstLoader ? first() : other(loader);
    }

    /** The one that finds an object's class. */
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

    /** Sums of their counts; marshallers that were let go do not count. */
    public synchronized Statistics statistics() {
        Marshaller known = first;
        Statistics sum = known == null ? Statistics.NONE : known.statistics();
        for (SoftReference<Other> kept : others.values()) {
            Other other = kept.get();
            sum = other == null ? sum : sum.plus(other.marshaller.statistics());
        }
        return sum;
    }

    /** Gives an object the fields of another one that its class does not have here. */
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

    /** Forgets the marshaller of a loader, whose application has ended. */
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
