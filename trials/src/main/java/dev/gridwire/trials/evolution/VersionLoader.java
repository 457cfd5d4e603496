// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/** Loads the classes of one package under the name of another, which is the same for all states of them. */
final class VersionLoader extends ClassLoader {

    static {
        registerAsParallelCapable();
    }

    private static final String PARENT = "dev.gridwire.trials.evolution.";
    private static final String MODEL = PARENT + "model.";

    private final String source;

    private VersionLoader(String state) {
        super("gridwire-" + state, VersionLoader.class.getClassLoader());
        source = internal(PARENT + state + '.');
    }

    /** Gives the package's {@code Model}. */
    static Side load(String state) {
        try {
            return (Side) new VersionLoader(state).loadClass(MODEL + "Model").getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("A state of the classes cannot be loaded: state=" + state, e);
        }
    }

    // No class has that name but here, so that parents find none.
    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (!name.startsWith(MODEL)) {
            throw new ClassNotFoundException(name);
        }
        byte[] bytes = renamed(source + name.substring(MODEL.length()) + ".class", name);
        return defineClass(name, bytes, 0, bytes.length);
    }

    private byte[] renamed(String resource, String name) throws ClassNotFoundException {
        try (InputStream in = getParent().getResourceAsStream(resource)) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            ClassWriter writer = new ClassWriter(0);
            new ClassReader(in).accept(new ClassRemapper(writer, new ToModel(source)), 0);
            return writer.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String internal(String name) {
        return name.replace('.', '/');
    }

    /** The package's name becomes the model's. */
    private static final class ToModel extends Remapper {

        private final String source;

        ToModel(String source) {
            super(Opcodes.ASM9);
            this.source = source;
        }

        @Override
        public String map(String internalName) {
            return internalName.startsWith(source)
                    ? internal(MODEL) + internalName.substring(source.length())
                    : internalName;
        }
    }
}
