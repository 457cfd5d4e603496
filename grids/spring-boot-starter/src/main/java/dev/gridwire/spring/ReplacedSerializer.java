// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.jsontype.PolymorphicTypeValidator;
import dev.gridwire.Marshaller;
import dev.gridwire.settings.Settings;
import dev.gridwire.type.TypePolicy;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.data.redis.serializer.GenericJackson2JsonRedisSerializer;
import org.springframework.data.redis.serializer.RedisSerializer;

/** Finds the serializer that {@code gridwire.redis.replacing} names. */
final class ReplacedSerializer {

    private static final String JACKSON = "jackson";

    private ReplacedSerializer() {}

    /**
     * Returns the serializer; null if none is named.
     *
     * @param loader finds the settings
     * @throws org.springframework.beans.BeansException if there is no such bean, or it is no serializer
     */
    static @Nullable RedisSerializer<?> find(ClassLoader loader, BeanFactory beans) {
        Settings settings = Settings.read(loader);
        String name = settings.section("redis").get("replacing");
        if (name == null) {
            return null;
        }
        return name.equals(JACKSON) && !beans.containsBean(name) ? OfJackson.serializer(loader, settings)
                : beans.getBean(name, RedisSerializer.class);
    }

    /** Is loaded only where Jackson is needed. */
    private static final class OfJackson {

        /** Spring's generic serializer, which creates the classes that the values name if the type policy allows them. */
        static RedisSerializer<?> serializer(ClassLoader loader, Settings settings) {
            Marshaller marshaller =
                    Marshaller.builder().classLoader(loader).settings(settings).registerListed().build();
            ObjectMapper mapper = new ObjectMapper();
            mapper.setPolymorphicTypeValidator(new Validator(marshaller.policy()));
            return GenericJackson2JsonRedisSerializer.builder().objectMapper(mapper).defaultTyping(true).build();
        }
    }

    /** Asks the type policy for each class that a value names, before Jackson looks for it. */
    private static final class Validator extends PolymorphicTypeValidator {

        private static final long serialVersionUID = 1L;

        private final transient TypePolicy policy;

        Validator(TypePolicy policy) {
            this.policy = policy;
        }

        /** The declared type says nothing: Spring writes the class of each value. */
        @Override
        public Validity validateBaseType(MapperConfig<?> config, JavaType declared) {
            return Validity.INDETERMINATE;
        }

        @Override
        public Validity validateSubClassName(MapperConfig<?> config, JavaType declared, String name) {
            return policy.allowsInStream(name) ? Validity.ALLOWED : Validity.DENIED;
        }

        @Override
        public Validity validateSubType(MapperConfig<?> config, JavaType declared, JavaType found) {
            return policy.allowsInStream(found.getRawClass().getName()) ? Validity.ALLOWED : Validity.DENIED;
        }
    }
}
