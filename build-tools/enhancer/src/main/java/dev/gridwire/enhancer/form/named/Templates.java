// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.enhancer.form.OutputFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/**
 * Copies the classes that generated code calls into a package. Their names contain a hash of their code, so that copies by two
 * versions of Gridwire do not collide.
 */
public final class Templates {

    private static final String PACKAGE = "dev/gridwire/enhancer/form/named/template/";
    private static final List<String> NAMES = List.of("Containers", "Descriptions", "Members", "Presence", "SqlValues", "Values");
    /** Has the same constructors as the exception that it replaces. */
    private static final String REFUSAL = "com/hazelcast/nio/serialization/HazelcastSerializationException";
    private static final Map<String, byte[]> FILES = read();
    private static final String HASH = hash();

    /** One entry is enough: classes come in the order of their names, so most belong to the package of the previous one. */
    private static volatile @Nullable Copies last;

    private final String packagePath;

    private Templates(String packagePath) {
        this.packagePath = packagePath;
    }

    /**
     * Returns the templates of a package.
     *
     * @param packageName empty for the unnamed one
     */
    public static Templates in(String packageName) {
        return new Templates(packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/");
    }

    /** Returns the internal name of the copy. */
    public String internalName(String template) {
        return packagePath + "$Gridwire$" + template + "$" + HASH;
    }

    /** Returns the copies, which are the same for each class of the package. Keeps the latest. */
    public List<OutputFile> files() {
        Copies copies = last;
        if (copies == null || !copies.packagePath().equals(packagePath)) {
            copies = new Copies(packagePath, copies());
            last = copies;
        }
        return copies.files();
    }

    /** The copies for one package. */
    private record Copies(String packagePath, List<OutputFile> files) {}

    private List<OutputFile> copies() {
        Map<String, String> names = new HashMap<>();
        for (String name : NAMES) {
            names.put(PACKAGE + name, internalName(name));
        }
        names.put(PACKAGE + "Refusal", REFUSAL);
        List<OutputFile> files = new ArrayList<>();
        for (String name : NAMES) {
            files.add(OutputFile.ofClass(internalName(name), copy(Objects.requireNonNull(FILES.get(name)), names)));
        }
        return List.copyOf(files);
    }

    private static byte[] copy(byte[] template, Map<String, String> names) {
        ClassWriter target = new ClassWriter(0);
        ClassVisitor renamed = new ClassRemapper(target, new SimpleRemapper(Opcodes.ASM9, names));
        new ClassReader(template).accept(new Hidden(renamed), ClassReader.SKIP_DEBUG);
        return target.toByteArray();
    }

    /** Makes the class package-private and synthetic, and drops attributes about nests. */
    private static final class Hidden extends ClassVisitor {

        Hidden(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
            super.visit(version, access & ~Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, name, null, superName, interfaces);
        }
    }

    private static Map<String, byte[]> read() {
        Map<String, byte[]> files = new HashMap<>();
        for (String name : NAMES) {
            files.put(name, read("template/" + name + ".class"));
        }
        return files;
    }

    private static byte[] read(String resource) {
        try (InputStream input = Templates.class.getResourceAsStream(resource)) {
            if (input == null) {
                throw new IllegalStateException(
                        "a class of the enhancer is missing: resource=" + resource + "; use its whole jar");
            }
            return input.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("a class of the enhancer cannot be read: resource=" + resource, e);
        }
    }

    private static String hash() {
        CRC32 crc = new CRC32();
        for (String name : NAMES) {
            crc.update(FILES.get(name));
        }
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }
}
