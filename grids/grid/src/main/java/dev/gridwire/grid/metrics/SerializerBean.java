// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import dev.gridwire.Statistics;
import dev.gridwire.TypeStatistics;
import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * Shows a serializer's statistics by JMX, as {@code dev.gridwire:type=Serializer,id=1} and so on. Thread-safe.
 *
 * <pre>{@code
 * try (SerializerBean bean = SerializerBean.show("MySerializer", serializer::statistics, refusals::last, () -> 0, () -> 0)) {
 *     log.info("shown as " + bean.name());
 * }
 * }</pre>
 */
public final class SerializerBean implements SerializerMXBean, AutoCloseable {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");
    private static final AtomicInteger LAST_ID = new AtomicInteger();

    private final String door;
    private final Supplier<Statistics> statistics;
    private final Supplier<List<RefusedValue>> refusals;
    private final IntSupplier schemas;
    private final IntSupplier pendingSchemas;
    private final String name = "dev.gridwire:type=Serializer,id=" + LAST_ID.incrementAndGet();

    private SerializerBean(
            String door,
            Supplier<Statistics> statistics,
            Supplier<List<RefusedValue>> refusals,
            IntSupplier schemas,
            IntSupplier pendingSchemas) {
        this.door = door;
        this.statistics = statistics;
        this.refusals = refusals;
        this.schemas = schemas;
        this.pendingSchemas = pendingSchemas;
    }

    /**
     * Shows the statistics until the bean is closed. If JMX refuses, a line of the log says so.
     *
     * @param door the simple name of the Gridwire class that the grid was given
     * @param refusals the last ones, the last one first
     */
    public static SerializerBean show(
            String door,
            Supplier<Statistics> statistics,
            Supplier<List<RefusedValue>> refusals,
            IntSupplier schemas,
            IntSupplier pendingSchemas) {
        SerializerBean bean = new SerializerBean(door, statistics, refusals, schemas, pendingSchemas);
        LiveSerializers.add(bean);
        try {
            ManagementFactory.getPlatformMBeanServer().registerMBean(bean, new ObjectName(bean.name));
        } catch (JMException | SecurityException e) {
            LOGGER.log(Level.WARNING, "Gridwire's statistics are not shown by JMX: name=" + bean.name, e);
        }
        return bean;
    }

    /** Returns the object name. */
    public String name() {
        return name;
    }

    /** Returns the counts of now. */
    public Statistics statistics() {
        return statistics.get();
    }

    @Override
    public void close() {
        LiveSerializers.end(this);
        try {
            ObjectName objectName = new ObjectName(name);
            if (ManagementFactory.getPlatformMBeanServer().isRegistered(objectName)) {
                ManagementFactory.getPlatformMBeanServer().unregisterMBean(objectName);
            }
        } catch (JMException | SecurityException e) {
            LOGGER.log(Level.DEBUG,
                    "Gridwire's statistics are no longer shown, but their name could not be unregistered: name=" + name, e);
        }
    }

    @Override
    public String getDoor() {
        return door;
    }

    @Override
    public List<RefusedValue> getRefusals() {
        return refusals.get();
    }

    @Override
    public List<TypeUse> getTypes() {
        return statistics.get().types().stream().map(TypeUse::new).toList();
    }

    @Override
    public long getWritten() {
        return sum(TypeStatistics::written);
    }

    @Override
    public long getWrittenBytes() {
        return sum(TypeStatistics::writtenBytes);
    }

    @Override
    public long getRead() {
        return sum(TypeStatistics::read);
    }

    @Override
    public long getReadBytes() {
        return sum(TypeStatistics::readBytes);
    }

    @Override
    public long getRejectedTypes() {
        return statistics.get().rejectedTypes();
    }

    @Override
    public long getMismatchedShapes() {
        return statistics.get().mismatchedShapes();
    }

    @Override
    public long getMalformedBytes() {
        return statistics.get().malformedBytes();
    }

    @Override
    public long getLostParts() {
        return statistics.get().lostParts();
    }

    @Override
    public long getJavaValues() {
        return statistics.get().javaValues();
    }

    @Override
    public long getReplacedValues() {
        return statistics.get().replacedValues();
    }

    @Override
    public int getSchemas() {
        return schemas.getAsInt();
    }

    @Override
    public int getPendingSchemas() {
        return pendingSchemas.getAsInt();
    }

    @Override
    public String getLastRefusal() {
        return statistics.get().lastRefusal();
    }

    private long sum(ToLongFunction<TypeStatistics> figure) {
        return statistics.get().types().stream().mapToLong(figure).sum();
    }
}
