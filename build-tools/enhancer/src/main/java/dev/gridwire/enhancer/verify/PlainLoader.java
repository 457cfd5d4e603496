// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.mark.MarkReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Loads enhanced classes so that Java serialization writes their fields, as it did before. Classes that became Externalizable
 * lose that interface again.
 */
final class PlainLoader extends URLClassLoader {

    private static final String EXTERNALIZABLE = "java/io/Externalizable";

    PlainLoader(URL[] urls) {
        super(urls, ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] file = file(name);
        boolean changed = MarkReader.read(file).filter(mark -> mark.mechanism() == Mechanism.EXTERNALIZABLE).isPresent();
        return changed ? define(name, plain(file)) : super.findClass(name);
    }

    private Class<?> define(String name, byte[] file) {
        return defineClass(name, file, 0, file.length);
    }

    private byte[] file(String name) throws ClassNotFoundException {
        URL url = findResource(name.replace('.', '/') + ".class");
        if (url == null) {
            throw new ClassNotFoundException(name);
        }
        try (InputStream stream = url.openStream()) {
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private static byte[] plain(byte[] file) {
        ClassReader reader = new ClassReader(file);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visit(int version, int access, String name, @Nullable String signature, @Nullable String superName,
                    String[] interfaces) {
                super.visit(version, access, name, null, superName, withSerializable(interfaces));
            }
        }, 0);
        return writer.toByteArray();
    }

    private static String[] withSerializable(String[] interfaces) {
        String[] changed = interfaces.clone();
        for (int i = 0; i < changed.length; i++) {
            changed[i] = changed[i].equals(EXTERNALIZABLE) ? "java/io/Serializable" : changed[i];
        }
        return Arrays.stream(changed).distinct().toArray(String[]::new);
    }
}
