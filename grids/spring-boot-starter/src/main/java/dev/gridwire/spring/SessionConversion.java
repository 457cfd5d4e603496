// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.FormerReader;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import dev.gridwire.settings.Settings;
import java.nio.ByteBuffer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.core.convert.ConversionFailedException;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.converter.Converter;
import org.springframework.core.convert.support.GenericConversionService;

/**
 * Converts the attributes of a session to bytes and back. It reads attributes that Java serialization wrote, under the type
 * policy. With {@code jdbc.write=false} Java serialization still writes, so that a first restart teaches all processes to read. A
 * replaced conversion service takes its place. A refusal is the cause of a {@link ConversionFailedException}; with {@code
 * jdbc.unreadable=absent} an unreadable attribute is null.
 */
final class SessionConversion extends GenericConversionService implements AutoCloseable {

    private final GridCodec codec;
    private final GridSettings settings;
    private final ClassLoader loader;

    private final @Nullable FormerReader reader;

    /**
     * Starts with a codec. The loader finds the classes of attributes.
     *
     * @param former reads what it wrote, and may write; null for Java serialization
     */
    SessionConversion(GridCodec codec, GridSettings settings, ClassLoader loader, @Nullable ConversionService former) {
        this.codec = codec;
        this.settings = settings;
        this.loader = loader;
        this.reader = former == null ? null : bytes -> former.convert(FormerReader.copy(bytes), Object.class);
        Converter<Object, byte[]> before =
                former == null ? codec::writeJava : value -> former.convert(value, byte[].class);
        addConverter(Object.class, byte[].class, settings.isWriting() ? codec::write : before);
        addConverter(byte[].class, Object.class, this::read);
    }

    /**
     * Starts from the application's settings. {@code gridwire.jdbc.replacing} names the bean that converted attributes before.
     *
     * @throws IllegalArgumentException if they are not valid; the message names the mistake
     * @throws org.springframework.beans.BeansException if there is no such bean, or it is no conversion service
     */
    static SessionConversion asConfigured(ClassLoader loader, BeanFactory beans) {
        String name = Settings.read(loader).section("jdbc").get("replacing");
        ConversionService former = name == null ? null : beans.getBean(name, ConversionService.class);
        GridCodec codec = GridCodec.asConfigured(
                SessionConversion.class, former == null ? UnaryOperator.identity() : FormerReader::mark);
        GridSettings settings = GridSettings.read(SessionConversion.class, "jdbc", "write", "enabled", "unreadable");
        return new SessionConversion(codec, settings, loader, former);
    }

    private @Nullable Object read(byte[] bytes) {
        try {
            return codec.read(ByteBuffer.wrap(bytes), loader, reader);
        } catch (GridwireException e) {
            if (!settings.isAbsent()) {
                throw e;
            }
            return codec.absent(e);
        }
    }

    /** Whether null stands for an unreadable attribute. */
    boolean isAbsent() {
        return settings.isAbsent();
    }

    /** Stops showing the statistics by JMX. */
    @Override
    public void close() {
        codec.close();
    }
}
