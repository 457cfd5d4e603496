// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import java.util.List;
import java.util.function.Supplier;

/**
 * A kind of value that one of the published comparisons stored, in every form that a mechanism may ask for.
 *
 * @param <P> the plain class of the values
 */
public interface Workload<P> {

    /** The name on the command line and in the results: lower case, one word. */
    String id();

    /** The name in tables and charts. */
    String title();

    /** One sentence: what a value holds, and how large it is. */
    String description();

    /**
     * Gives an endless source of fresh values. Two sources of one seed give equal values in the same order.
     *
     * @param seed any number
     * @return a source for one thread
     */
    Supplier<P> values(long seed);

    /** The key under which the published comparison stored the {@code index}-th value. */
    Object key(P value, int index);

    /**
     * Converts a plain value to a form; shares strings and arrays with it.
     *
     * @param form the form asked for
     * @param plain the value
     * @return {@code plain} itself for {@link Form#PLAIN}
     */
    Object as(Form form, P plain);

    /** Every class of a plain value that a mechanism may have to be told of, the root first. */
    List<Class<?>> types();

    /** One hand-written serializer for each of {@link #types()} that is not an enum. */
    List<CompactSerializer<?>> compactSerializers();

    /** Adds the factory of {@link Form#IDENTIFIED_DATA_SERIALIZABLE}. */
    void addIdentifiedFactory(SerializationConfig config);

    /** Adds the factory and the class definitions of {@link Form#PORTABLE}. */
    void addPortableFactory(SerializationConfig config);
}
