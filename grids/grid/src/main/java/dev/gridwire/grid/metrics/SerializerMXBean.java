// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import java.util.List;

/**
 * Shows counts of a serializer's work by JMX. {@link dev.gridwire.Statistics} explains each number.
 *
 * <pre>{@code
 * SerializerMXBean bean = JMX.newMXBeanProxy(connection, name, SerializerMXBean.class);
 * log.info("refused: " + bean.getRejectedTypes());
 * }</pre>
 */
public interface SerializerMXBean {

    /** The simple name of the Gridwire class that the grid was given. */
    String getDoor();

    /** Work by the class of the payload's root, most bytes first. */
    List<TypeUse> getTypes();

    /** The number of payloads written. */
    long getWritten();

    /** The bytes of all payloads written. */
    long getWrittenBytes();

    /** The number of payloads read. */
    long getRead();

    /** The bytes of all payloads read. */
    long getReadBytes();

    /** The number of objects and payloads with a class that the type policy does not allow. */
    long getRejectedTypes();

    /** The number of objects and payloads that do not fit a class or exceed a limit. */
    long getMismatchedShapes();

    /** The number of payloads whose bytes are malformed. */
    long getMalformedBytes();

    /** The number of parts of newer objects that this member cannot write back. */
    long getLostParts();

    /** The number of values of Java serialization that were read. */
    long getJavaValues();

    /** The number of values that were read by the serializer that Gridwire replaces. */
    long getReplacedValues();

    /** The number of schemas that the grid has, as far as this member knows. */
    int getSchemas();

    /** The number of schemas that values carry, because the grid does not have them yet. */
    int getPendingSchemas();

    /** The message of the last refusal; empty if there was none. */
    String getLastRefusal();

    /** The last refusals with different messages, the last one first. */
    List<RefusedValue> getRefusals();
}
