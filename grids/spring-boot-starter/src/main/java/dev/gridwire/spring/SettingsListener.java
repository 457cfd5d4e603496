// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.application.ApplicationClasses;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.settings.ApplicationSettings;
import dev.gridwire.settings.ApplicationSettings.Value;
import dev.gridwire.settings.Settings;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.context.event.ApplicationEnvironmentPreparedEvent;
import org.springframework.boot.context.event.ApplicationPreparedEvent;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ApplicationEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.core.Ordered;
import org.springframework.util.ClassUtils;

/**
 * Passes an application's properties to its serializers from the moment they are known, before there is a bean, until the
 * application ends. They apply to every member or client of Hazelcast created meanwhile. The class loader identifies the
 * application. Spring Boot creates one listener for each application.
 */
final class SettingsListener implements ApplicationListener<ApplicationEvent>, Ordered {

    private static final String MAIN_CLASS = "main-class";
    private static final String HAZELCAST = "com.hazelcast.config.Config";

    private ApplicationSettings settings = ApplicationSettings.NONE;
    private @Nullable ClassLoader loader;
    private @Nullable ApplicationContext context;

    /** For Spring Boot, which finds it in {@code META-INF/spring.factories}. */
    SettingsListener() {}

    /** Runs after the listener that reads application.yaml. */
    @Override
    public int getOrder() {
        return LOWEST_PRECEDENCE;
    }

    @Override
    public void onApplicationEvent(ApplicationEvent event) {
        if (event instanceof ApplicationEnvironmentPreparedEvent prepared) {
            begin(prepared);
        } else if (event instanceof ApplicationPreparedEvent prepared) {
            context = prepared.getApplicationContext();
            // For tests, between which Spring keeps contexts: the settings of the one that started last count.
            prepared.getApplicationContext().getBeanFactory().registerSingleton(ApplicationSettings.class.getName(), settings);
        } else if (event instanceof ContextClosedEvent closed && closed.getApplicationContext() == context) {
            end();
        }
    }

    private void begin(ApplicationEnvironmentPreparedEvent event) {
        SpringApplication application = event.getSpringApplication();
        ClassLoader own = application.getClassLoader();
        loader = own;
        try {
            Map<String, Value> lines = LaterType.lines(own);
            lines.putAll(PropertyLines.read(event.getEnvironment()));
            set(own, lines);
            String mainClass = Settings.read(own).mainClass() == null ? mainClass(application) : null;
            if (mainClass != null) {
                Map<String, Value> all = new HashMap<>(lines);
                all.put(MAIN_CLASS, new Value(mainClass, "SpringApplication"));
                set(own, all);
            }
            check(own);
            UnknownVariables.warn(event.getEnvironment(), Settings.read(own));
        } catch (IllegalArgumentException e) {
            end();
            throw new InvalidSettingsException(e);
        }
    }

    /**
     * Reads what the grids' adapters will read when their beans are created, because Spring Boot would then report a stack
     * trace.
     */
    private void check(ClassLoader own) {
        GridSettings.read(getClass(), "redis", "write", "enabled", "unreadable");
        GridSettings.read(getClass(), "redisson", "write", "enabled", "unreadable");
        GridSettings.read(getClass(), "infinispan", "write", "enabled");
        GridSettings.read(getClass(), "jdbc", "write", "enabled", "unreadable");
        GridSettings.read(getClass(), "ignite", "enabled");
        if (ClassUtils.isPresent(HAZELCAST, getClass().getClassLoader())) {
            GridwireSerializer.checkSettings(own);
        }
    }

    private void set(ClassLoader own, Map<String, Value> lines) {
        settings = ApplicationSettings.of(lines, SpringTypes.NAMES);
        ApplicationSettings.set(own, settings);
    }

    private void end() {
        if (loader != null) {
            ApplicationSettings.remove(loader, settings);
        }
    }

    /**
     * Returns the main class, or the class that it starts if the main method is a build's or a server's; null if there is
     * neither.
     */
    private static @Nullable String mainClass(SpringApplication application) {
        Class<?> main = application.getMainApplicationClass();
        if (main != null && !ApplicationClasses.isLauncher(main.getName())) {
            return main.getName();
        }
        return application.getAllSources().stream()
                .filter(Class.class::isInstance)
                .map(source -> ((Class<?>) source).getName())
                .filter(name -> !ApplicationClasses.isLauncher(name))
                .findFirst()
                .orElse(null);
    }
}
