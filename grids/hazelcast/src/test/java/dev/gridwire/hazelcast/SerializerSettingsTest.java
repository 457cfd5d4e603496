// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.nio.serialization.Serializer;
import dev.gridwire.settings.ApplicationSettings;
import dev.gridwire.settings.ApplicationSettings.Value;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SerializerSettingsTest {

    record Point(int x, int y) {}

    private static final ClassLoader LOADER = SerializerSettingsTest.class.getClassLoader();

    private final Thread thread = Thread.currentThread();
    private final ClassLoader context = thread.getContextClassLoader();
    private ApplicationSettings set = ApplicationSettings.NONE;

    private void set(String key, String value) {
        set = ApplicationSettings.of(Map.of(key, new Value(value, "the test")), List.of());
        ApplicationSettings.set(LOADER, set);
    }

    @AfterEach
    void restore() {
        ApplicationSettings.remove(LOADER, set);
        thread.setContextClassLoader(context);
    }

    private static InternalSerializationService service(Class<?> type, Serializer serializer) {
        SerializerConfig config = new SerializerConfig().setTypeClass(type).setImplementation(serializer);
        return new DefaultSerializationServiceBuilder().setConfig(new SerializationConfig().addSerializerConfig(config)).build();
    }

    private static Object copy(InternalSerializationService service, Object value) {
        return service.toObject(service.toData(value));
    }

    @Test
    void aThreadWhoseLoaderKnowsNothingOfGridwireMakesOneForTheApplication() {
        thread.setContextClassLoader(ClassLoader.getPlatformClassLoader());
        InternalSerializationService service = service(Object.class, new GridwireSerializer());
        assertThat(copy(service, new Point(1, 2))).isEqualTo(new Point(1, 2));
    }

    @Test
    void itKeepsTheSettingsThatItWasMadeWith() {
        set("limits.bytes", "500");
        InternalSerializationService service = service(Object.class, new GridwireSerializer());
        set("deny", Point.class.getName());

        assertThat(copy(service, new Point(1, 2))).isEqualTo(new Point(1, 2));
        assertThatThrownBy(() -> service.toData(new String[][] {{"x".repeat(600)}}))
                .hasStackTraceContaining("The payload would be too large");
    }

    @Test
    void disabledTheHookRegistersNothingButAnExplanation() {
        Data data = service(Object.class, new GridwireSerializer()).toData(new Point(1, 2));
        set("hazelcast.enabled", "false");
        GridwireSerializerHook hook = new GridwireSerializerHook();

        assertThat(hook.getSerializationType()).isEqualTo(DisabledSerializer.class);
        InternalSerializationService service = service(hook.getSerializationType(), hook.createSerializer());
        assertThat(service.toData(new StringBuilder("x")).getType()).isNotEqualTo(GridwireSerializer.TYPE_ID);
        assertThatThrownBy(() -> service.toObject(data))
                .hasStackTraceContaining("Gridwire is disabled here, but another member or client writes by it: typeId=")
                .hasStackTraceContaining("hazelcast.write=false");
    }

    @Test
    void settingsAreCheckedBeforeThereIsAGrid() {
        set("hazelcast.type-id", "0");
        assertThatThrownBy(() -> GridwireSerializer.checkSettings(LOADER))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("hazelcast.type-id=0");
    }
}
