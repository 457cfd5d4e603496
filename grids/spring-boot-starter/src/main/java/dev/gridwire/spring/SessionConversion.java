// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.GridSettings;
import java.util.function.UnaryOperator;
import org.springframework.core.convert.ConversionFailedException;
import org.springframework.core.convert.support.GenericConversionService;

/**
 * Converts the attributes of a session to bytes and back. It reads attributes that Java serialization wrote, under the type
 * policy. With {@code jdbc.write=false} Java serialization still writes, so that a first restart teaches all processes to read.
 * A refusal is the cause of a {@link ConversionFailedException}.
 */
final class SessionConversion extends GenericConversionService implements AutoCloseable {

    private final GridCodec codec;

    /** Starts with a codec. The loader finds the classes of attributes. */
    SessionConversion(GridCodec codec, boolean isWriting, ClassLoader loader) {
        this.codec = codec;
        addConverter(Object.class, byte[].class, isWriting ? codec::write : codec::writeJava);
        addConverter(byte[].class, Object.class, bytes -> codec.read(bytes, 0, bytes.length, loader));
    }

    /**
     * Starts from the application's settings.
     *
     * @throws IllegalArgumentException if they are not valid; the message names the mistake
     */
    static SessionConversion asConfigured(ClassLoader loader) {
        return new SessionConversion(GridCodec.asConfigured(SessionConversion.class, UnaryOperator.identity()),
                GridSettings.read(SessionConversion.class, "jdbc", "write", "enabled").isWriting(), loader);
    }

    /** Stops showing the statistics by JMX. */
    @Override
    public void close() {
        codec.close();
    }
}
