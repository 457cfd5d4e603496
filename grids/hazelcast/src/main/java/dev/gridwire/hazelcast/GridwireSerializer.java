// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.nio.serialization.Serializer;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.Statistics;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.ApplicationLoader;
import dev.gridwire.grid.FormerValues;
import dev.gridwire.grid.Marshallers;
import dev.gridwire.grid.RefusalLog;
import dev.gridwire.grid.metrics.SerializerBean;
import dev.gridwire.grid.version.TestedVersions;
import dev.gridwire.hazelcast.keys.KeyWatch;
import dev.gridwire.hazelcast.lookup.SerializerOrder;
import dev.gridwire.hazelcast.schema.GridSchemaStore;
import dev.gridwire.hazelcast.schema.RetryLater;
import dev.gridwire.hazelcast.schema.SchemaDistribution;
import dev.gridwire.schema.SchemaPendingException;
import dev.gridwire.settings.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Serializes any plain object with Gridwire. It serves single classes, or all classes for which Hazelcast has no serializer:
 * through the service file of {@code gridwire-hazelcast-auto}, or as the global serializer. One object may serve any number of
 * classes. A throwable that is refused on either side arrives as a {@link StandInException}. Thread-safe.
 *
 * <pre>{@code
 * config.getSerializationConfig().setGlobalSerializerConfig(
 *         new GlobalSerializerConfig().setImplementation(new GridwireSerializer()).setOverrideJavaSerialization(true));
 * }</pre>
 */
public final class GridwireSerializer implements StreamSerializer<Object>, HazelcastInstanceAware {

    /** The digits of the name on a telephone keypad. Members and clients must use the same type id. */
    public static final int TYPE_ID = 47_439_473;

    /** The serializers in use. */
    private static final Set<GridwireSerializer> LIVING =
            Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

    private final int typeId;
    private final JetJobs jobs;
    private final RefusalLog refusals = new RefusalLog();
    private final FormerValues former = new FormerValues();
    private final GridSchemaStore schemas;
    private final Marshallers marshallers;
    private final JavaValues javaValues;
    private final SerializerBean bean;
    private volatile @Nullable HazelcastInstance grid;
    private volatile boolean isWarning;

    /**
     * Creates one from {@code gridwire.properties} and the settings of now. The thread's context class loader finds the file.
     * Without it, the serializer serves the application's own classes.
     *
     * @throws IllegalArgumentException if the file is not valid; the message names the mistake
     */
    public GridwireSerializer() {
        this(ApplicationLoader.of(GridwireSerializer.class));
    }

    private GridwireSerializer(ClassLoader loader) {
        this(loader, Settings.read(loader));
    }

    private GridwireSerializer(ClassLoader loader, Settings settings) {
        this(HazelcastSettings.of(settings), (builder, each) -> builder
                .settings(each == loader ? settings : Settings.read(each))
                .registerListed());
    }

    /**
     * Checks {@code gridwire.properties} and the settings that replace it, before a grid starts and fails.
     *
     * @throws IllegalArgumentException if they are not valid; the message names the mistake
     */
    public static void checkSettings(ClassLoader loader) {
        HazelcastSettings.of(Settings.read(loader));
    }

    /**
     * Creates one from code alone. The grid keeps the schemas unless the settings name a store.
     *
     * @param typeId above 0, the same on all members and clients, and not used by another serializer
     * @param settings configures a builder, above all the classes to marshal; called once for each class loader, which is
     *     already set
     */
    public GridwireSerializer(int typeId, UnaryOperator<MarshallerBuilder> settings) {
        this(typeId, JetJobs.AS_CONFIGURED, SchemaDistribution.GRID, (builder, loader) -> settings.apply(builder));
        Objects.requireNonNull(settings, "settings");
    }

    private GridwireSerializer(
            HazelcastSettings settings,
            BiFunction<MarshallerBuilder, ClassLoader, MarshallerBuilder> builders) {
        this(settings.typeId(), settings.jobs(), settings.schemas(), builders);
    }

    private GridwireSerializer(
            int typeId,
            JetJobs jobs,
            SchemaDistribution distribution,
            BiFunction<MarshallerBuilder, ClassLoader, MarshallerBuilder> settings) {
        if (typeId <= 0) {
            throw new IllegalArgumentException("A type id must be above 0: typeId=" + typeId);
        }
        this.typeId = typeId;
        this.jobs = jobs;
        this.schemas = new GridSchemaStore(distribution);
        TestedVersions.check(GridwireSerializer.class);
        ClassLoader firstLoader = ApplicationLoader.of(GridwireSerializer.class);
        this.marshallers = new Marshallers(firstLoader, loader -> settings.apply(builder(loader), loader).build());
        this.javaValues = new JavaValues(() -> grid, marshallers, firstLoader, former, this::refused);
        LIVING.add(this);
        this.bean = SerializerBean.show(
                getClass().getSimpleName(), this::statistics, refusals::last, schemas::spreadCount, schemas::pendingCount);
    }

    /** Allows the grid's own classes, and denies those that the grid's filter refuses. */
    private MarshallerBuilder builder(ClassLoader loader) {
        JavaSerializationPolicy.warn(grid);
        if (isWarning) {
            isWarning = false;
            OverriddenSerializers.warn(grid);
        }
        MarshallerBuilder builder = HazelcastTypes.allow(
                Marshaller.builder().classLoader(loader).schemas(schemas), jobs.run(grid));
        GridFilter filter = GridFilter.of(grid);
        return filter == null ? builder : builder.filter(filter);
    }

    /**
     * Allows the classes of Jet's jobs, for a serializer that code creates on a client that submits jobs. {@code
     * hazelcast.jet=true} does the same. A member whose configuration enables Jet does not need it.
     */
    public static MarshallerBuilder allowJobs(MarshallerBuilder builder) {
        return HazelcastPlans.allow(builder);
    }

    /**
     * Copies the unknown fields of one object to another. Programs that copy objects read from a grid need this, so that fields
     * that came with the first object are stored with the second. No other thread may store the second one meanwhile.
     */
    public static void keepUnknownFields(Object from, Object to) {
        synchronized (LIVING) {
            LIVING.forEach(serializer -> serializer.marshallers.keepUnknownFields(from, to));
        }
    }

    /**
     * Returns a configuration that still reads what another serializer wrote, by its type id, while Gridwire writes. It takes the
     * place of that serializer's configuration, that of a class or the global one. The other serializer reads by its own rules:
     * neither type policy nor limits hold for it, only the size of the value is limited. If the settings name a seal, {@code
     * seal-accepts=replaced} must let it in.
     *
     * <pre>{@code
     * config.getSerializationConfig().addSerializerConfig(GridwireSerializer.replacing(new OrderSerializer()));
     * }</pre>
     *
     * @throws IllegalArgumentException if it is neither a StreamSerializer nor a ByteArraySerializer
     */
    public static SerializerConfig replacing(Serializer former) {
        return new FormerSerializer(former).config();
    }

    /** Returns the serializer of an instance; null if there is none. */
    static @Nullable GridwireSerializer of(@Nullable HazelcastInstance grid) {
        synchronized (LIVING) {
            return grid == null ? null : LIVING.stream().filter(each -> each.grid == grid).findFirst().orElse(null);
        }
    }

    /** Reads a value of a replaced serializer, if the seal and the limit of bytes let it in. */
    @Nullable Object readFormer(ObjectDataInput in, Callable<@Nullable Object> reader) throws IOException {
        Marshaller marshaller = marshallers.reading(in.getClassLoader());
        int most = in instanceof InputStream rest ? rest.available() : 0;
        try {
            return former.read(most, reader, marshaller);
        } catch (GridwireException e) {
            throw refused(marshaller.refused(e));
        }
    }

    /** Logs, once, which configured serializers are no longer called. */
    void warnOfOverridden() {
        isWarning = true;
    }

    /** Sets the instance, null if there is none. Hazelcast calls it before it serializes. */
    @Override
    public void setHazelcastInstance(@Nullable HazelcastInstance newGrid) {
        grid = newGrid;
        if (newGrid != null) {
            schemas.join(newGrid);
            SerializerOrder.keep(newGrid, this, ReadOnly.class, javaValues);
            KeyWatch.start(newGrid, () -> ReadOnly.isType(newGrid));
        }
    }

    /** Returns counts of the work done so far. JMX shows them, too; see {@link SerializerBean}. */
    public Statistics statistics() {
        return former.addTo(marshallers.statistics());
    }

    /** Stops showing the statistics by JMX. The serializer still works, for other instances of Hazelcast that may use it. */
    @Override
    public void destroy() {
        bean.close();
        schemas.leave();
        HazelcastInstance ended = grid;
        if (ended != null) {
            closeBeansOf(ended);
        }
    }

    /**
     * Closes the beans of serializers that Hazelcast does not destroy. A member has a second serialization service, for the
     * format of Hazelcast 3, whose beans would keep the member in memory for ever.
     */
    private static void closeBeansOf(HazelcastInstance ended) {
        List<GridwireSerializer> living;
        synchronized (LIVING) {
            living = List.copyOf(LIVING);
        }
        living.stream().filter(serializer -> serializer.grid == ended).forEach(serializer -> serializer.bean.close());
    }

    @Override
    public int getTypeId() {
        return typeId;
    }

    @Override
    public void write(ObjectDataOutput out, Object value) throws IOException {
        Object written = JobResources.written(value);
        Marshaller marshaller = marshallers.writing(written.getClass());
        try {
            if (value instanceof Throwable throwable) {
                ThrowableFrame.write(marshaller, throwable, out);
            } else {
                Frame.write(marshaller, written, out);
            }
        } catch (GridwireException e) {
            throw refused(e);
        }
    }

    @Override
    public @Nullable Object read(ObjectDataInput in) throws IOException {
        try {
            return JobResources.read(Frame.read(marshallers.reading(in.getClassLoader()), in));
        } catch (SchemaPendingException e) {
            throw RetryLater.of(e);
        } catch (GridwireException e) {
            throw refused(e);
        }
    }

    private HazelcastSerializationException refused(GridwireException refusal) {
        return new HazelcastSerializationException(refusals.add(refusal).getMessage(), refusal);
    }
}
