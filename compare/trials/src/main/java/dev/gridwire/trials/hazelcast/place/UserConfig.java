// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.config.Config;
import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.Workload;
import java.io.FileNotFoundException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The serialization section of a member's configuration file. */
@SuppressWarnings("removal") // Portable, while it still exists
public final class UserConfig {

    private UserConfig() {}

    /** Adds the user's configuration of a user's class; adds nothing for workloads that Gridwire ships. */
    public static void addTo(SerializationConfig config, Workload<?> workload) {
        workload.userClass().map(UserClassSpec::hazelcastConfig).ifPresent(file -> addTo(config, Path.of(file)));
    }

    /**
     * Adds factories, serializers and definitions to a configuration.
     *
     * @param file XML or YAML
     * @throws RuntimeException whatever Hazelcast throws for an invalid file
     */
    public static void addTo(SerializationConfig config, Path file) {
        SerializationConfig from = read(file);
        from.getDataSerializableFactories().forEach(config::addDataSerializableFactory);
        from.getDataSerializableFactoryClasses().forEach(config::addDataSerializableFactoryClass);
        from.getPortableFactories().forEach(config::addPortableFactory);
        from.getPortableFactoryClasses().forEach(config::addPortableFactoryClass);
        from.getClassDefinitions().forEach(config::addClassDefinition);
        from.getSerializerConfigs().forEach(config::addSerializerConfig);
        config.setPortableVersion(from.getPortableVersion());
        config.setCheckClassDefErrors(from.isCheckClassDefErrors());
        config.setCompactSerializationConfig(from.getCompactSerializationConfig());
    }

    private static SerializationConfig read(Path file) {
        try {
            return Config.loadFromFile(file.toFile()).getSerializationConfig();
        } catch (FileNotFoundException e) {
            throw new UncheckedIOException("a configuration cannot be read: file=" + file, e);
        }
    }
}
