// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import java.util.List;

/**
 * Counts of a serializer's work, by JMX; see {@link dev.gridwire.Statistics} for the meaning of each number.
 *
 * <pre>{@code
 * SerializerMXBean bean = JMX.newMXBeanProxy(connection, name, SerializerMXBean.class);
 * log.info("refused: " + bean.getRejectedTypes());
 * }</pre>
 */
public interface SerializerMXBean {

    /** By the class of the payload's root, most bytes first. */
    List<TypeUse> getTypes();

    /** Payloads written. */
    long getWritten();

    /** Of all payloads written. */
    long getWrittenBytes();

    /** Payloads read. */
    long getRead();

    /** Of all payloads read. */
    long getReadBytes();

    /** Objects and payloads with a class that the type policy does not allow. */
    long getRejectedTypes();

    /** Objects and payloads that do not fit a class or exceed a limit. */
    long getMismatchedShapes();

    /** Payloads whose bytes are none. */
    long getMalformedBytes();

    /** Parts of newer objects that this member cannot write back. */
    long getLostParts();

    /** Schemas that the grid has, as far as it is known here. */
    int getSchemas();

    /** Schemas that values carry, since the grid does not have them so far. */
    int getPendingSchemas();

    /** The message of the last refusal; empty if there was none. */
    String getLastRefusal();
}
