// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.zoo;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Classes with type parameters, bounds, wildcards and arrays of them. */
@SuppressWarnings({"rawtypes", "unused"})
public class Generics<T, U extends Comparable<? super U>> {

    T plain;
    U bounded;
    T[] array;
    List<T[]>[][] deep;

    static class Holder<T> {
        T value;
    }

    static class StringHolder extends Holder<String> {}

    static class RawHolder extends Holder {}

    static class Intersection<T extends Number & Comparable<T> & java.io.Serializable> {
        T value;
    }

    static class InterfaceBound<T extends Runnable, V extends T, W extends List<V>> {
        Map<T, ? super V> map;
        W list;
    }

    static class Wildcards {
        List<?> any;
        List<? extends Object> alsoAny;
        List<? extends Number> upper;
        List<? super Integer> lower;
        Map<? extends List<?>, ? super int[]> both;
        List raw;
    }

    static class NestedArguments {
        Map<String, Map<Integer, List<Map.Entry<String, byte[][]>>>> map;
    }

    class Inner<V> {
        V own;
        T outers;
        Inner<Map<V, T>> self;

        class Innermost {
            Inner<V>.Innermost twin;
            Generics<T, U>.Inner<String>.Innermost other;
        }
    }

    Generics<String, Integer>.Inner<Long> parameterizedOwner;

    static class Lines extends LinkedList<String> {
        private static final long serialVersionUID = 1L;
    }

    abstract static class GenericInterfaces<K> extends HashMap<K, List<K>> implements Comparator<Map<K, ?>>, Supplier<K[]> {
        private static final long serialVersionUID = 1L;
    }

    static <M extends Number> Object local(M captured) {
        class Local<L> {
            M methods;
            L own;
            M use() {
                return captured;
            }
        }
        return new Local<String>();
    }
}
