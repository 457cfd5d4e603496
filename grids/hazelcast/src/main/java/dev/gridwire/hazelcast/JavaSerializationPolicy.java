// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.ClassFilter;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.jet.core.DAG;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.ApplicationLoader;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.settings.Settings;
import dev.gridwire.type.TypePolicy;
import java.lang.System.Logger.Level;
import java.net.URL;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Applies Gridwire's type policy to values of Java serialization. Hazelcast accepts every class in such values unless its
 * filter is configured; this is that filter. If Gridwire is the serializer of all classes, its reader then also reads these
 * values and limits their work. Set the filter before the instance is created:
 * <pre>{@code JavaSerializationPolicy.set(config);}</pre>
 */
public final class JavaSerializationPolicy {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");
    private static final AtomicBoolean IS_WARNED = new AtomicBoolean();

    private JavaSerializationPolicy() {}

    /**
     * Sets the filter of a member that has none. It allows the classes that {@code gridwire.properties} allows; the
     * configuration's class loader finds that file, or else the thread's. A filter in the configuration stays. It sets no
     * filter while {@code hazelcast.write=false}, because Java serialization then still serves everything outside Gridwire.
     *
     * @return the same configuration
     */
    public static Config set(Config config) {
        set(config.getSerializationConfig(), config.getClassLoader(), config.getJetConfig().isEnabled());
        return config;
    }

    /** Sets the filter of a client that has none, as {@link #set(Config)} does. */
    public static ClientConfig set(ClientConfig config) {
        set(config.getSerializationConfig(), config.getClassLoader(), false);
        return config;
    }

    private static void set(SerializationConfig config, @Nullable ClassLoader configured, boolean hasJet) {
        if (config.getJavaSerializationFilterConfig() != null) {
            return;
        }
        ClassLoader loader = configured == null ? ApplicationLoader.of(GridwireSerializer.class) : configured;
        Settings settings = Settings.read(loader);
        HazelcastSettings said = HazelcastSettings.of(settings);
        if (said.isWriting() && said.isEnabled()) {
            boolean isSealed = settings.seal().map(seal -> !seal.acceptsJava()).orElse(false);
            config.setJavaSerializationFilterConfig(
                    filter(new Allowed(() -> policy(loader, settings, said.jobs().run(hasJet)), loader, isSealed)));
        }
    }

    private static NamePolicy policy(ClassLoader loader, Settings settings, boolean withJobs) {
        MarshallerBuilder builder = Marshaller.builder().classLoader(loader).settings(settings).registerListed();
        return (withJobs ? HazelcastPlans.allow(builder) : builder).build().policy().byName();
    }

    /**
     * Creates a filter from a marshaller's policy that also allows Hazelcast's own objects, for serializers that code creates.
     */
    public static JavaSerializationFilterConfig filter(TypePolicy policy) {
        Objects.requireNonNull(policy, "policy");
        return filter(new Allowed(policy::byName));
    }

    private static JavaSerializationFilterConfig filter(Allowed allowed) {
        return new JavaSerializationFilterConfig().setDefaultsDisabled(true)
                .setBlacklist(new ClassFilter()).setWhitelist(allowed);
    }

    /** Warns once that an instance reads any bytes that claim to be Java serialization. */
    static void warn(@Nullable HazelcastInstance grid) {
        if (grid == null) {
            return;
        }
        SerializationConfig config = grid.getConfig().getSerializationConfig();
        if (config != null && config.getJavaSerializationFilterConfig() == null && !IS_WARNED.getAndSet(true)) {
            LOGGER.log(Level.WARNING, "Hazelcast accepts any class of the class path in values that claim to be of Java"
                    + " serialization: instance=" + grid.getName() + "; call " + JavaSerializationPolicy.class.getName()
                    + ".set(config) before it is made, or configure java-serialization-filter");
        }
    }

    /** Asks the policy, which is created when it is first needed. A deserialized copy has no policy and allows nothing useful. */
    static final class Allowed extends ClassFilter {

        private final Supplier<NamePolicy> maker;
        private final ReadSuperclasses superclasses;
        private final boolean isSealed;
        private volatile @Nullable NamePolicy policy;

        /**
         * Creates one.
         *
         * @param loader finds classes that the policy allows
         * @param isSealed whether values without a seal are refused, except those of Hazelcast's own objects
         */
        Allowed(Supplier<NamePolicy> maker, ClassLoader loader, boolean isSealed) {
            this.maker = maker;
            this.superclasses = new ReadSuperclasses(loader);
            this.isSealed = isSealed;
            addClasses(JavaSerializationPolicy.class.getName());
        }

        Allowed(Supplier<NamePolicy> maker) {
            this(maker, ApplicationLoader.of(GridwireSerializer.class), false);
        }

        /**
         * Returns true if the policy allows a class.
         *
         * @throws SecurityException if not; Hazelcast's own message would not name the remedy
         */
        @Override
        public boolean isListed(String className) {
            NamePolicy known = policy();
            if (contains(className)) {
                requireUnsealed(className);
                superclasses.note(className);
                return true;
            }
            if (superclasses.contains(className) && !denies(className) || isJobResource(className)) {
                return true;
            }
            String element = className.replaceFirst("^\\[+L(.*);$", "$1");
            throw new SecurityException("Java serialization: " + known.brokenRule(element) + "; " + known.nextStep(element));
        }

        /** Members without Gridwire wrote the configurations of jobs in this form. */
        private boolean isJobResource(String className) {
            return className.equals(URL.class.getName()) && policy().allows(DAG.class.getName()) && JobResources.isPart();
        }

        private void requireUnsealed(String className) {
            if (isSealed && !HazelcastTypes.POLICY.allowsInStream(className)) {
                throw new SecurityException("Java serialization: The value has no seal, and only sealed values are read: class="
                        + className + "; until none is left, let them in by "
                        + policy().place().setting("seal-accepts=java"));
            }
        }

        boolean denies(String className) {
            return policy().denied().contains(className);
        }

        /**
         * Whether a class is allowed, without an exception. Hazelcast's own objects always are, whatever the settings of
         * marshallers.
         */
        boolean contains(String className) {
            NamePolicy known = policy();
            return known.allowsInStream(className)
                    || HazelcastTypes.POLICY.allowsInStream(className) && !known.denied().contains(className);
        }

        private NamePolicy policy() {
            NamePolicy known = policy;
            if (known == null) {
                known = maker.get();
                policy = known;
            }
            return known;
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }
}
