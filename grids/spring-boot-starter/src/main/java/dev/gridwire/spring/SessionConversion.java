// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.core.convert.ConversionFailedException;
import org.springframework.core.convert.support.GenericConversionService;

/**
 * Converts the attributes of a session to bytes and back. It reads attributes that Java serialization wrote, under the type
 * policy. With {@code jdbc.write=false} Java serialization still writes, so that a first restart teaches all processes to read.
 * A refusal is the cause of a {@link ConversionFailedException}; with {@code jdbc.unreadable=absent} an unreadable attribute is
 * null.
 */
final class SessionConversion extends GenericConversionService implements AutoCloseable {

    private final GridCodec codec;
    private final GridSettings settings;
    private final ClassLoader loader;

    /** Starts with a codec. The loader finds the classes of attributes. */
    SessionConversion(GridCodec codec, GridSettings settings, ClassLoader loader) {
        this.codec = codec;
        this.settings = settings;
        this.loader = loader;
        addConverter(Object.class, byte[].class, settings.isWriting() ? codec::write : codec::writeJava);
        addConverter(byte[].class, Object.class, this::read);
    }

    /**
     * Starts from the application's settings.
     *
     * @throws IllegalArgumentException if they are not valid; the message names the mistake
     */
    static SessionConversion asConfigured(ClassLoader loader) {
        return new SessionConversion(GridCodec.asConfigured(SessionConversion.class, UnaryOperator.identity()),
                GridSettings.read(SessionConversion.class, "jdbc", "write", "enabled", "unreadable"), loader);
    }

    private @Nullable Object read(byte[] bytes) {
        try {
            return codec.read(bytes, 0, bytes.length, loader);
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
