// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.recording;

import dev.gridwire.application.Organisation;
import dev.gridwire.registry.BinaryNames;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;

/**
 * Collects the class files of an organisation's classes that some classes refer to, from their code as well, since constructors
 * and hooks run. An organisation's classes share the prefix that {@link Organisation} finds.
 */
final class OwnClassFiles {

    private static final Pattern TYPE = Pattern.compile("L([^;<>()\\[\\s]+)[;<]");
    private static final int CLASS = 7;
    private static final int UTF8 = 1;

    private final ClassLoader loader;
    /** The organisation's package, as in internal names. */
    private final String organisation;
    private final SortedMap<String, byte[]> found = new TreeMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();

    private OwnClassFiles(ClassLoader loader, String organisation) {
        this.loader = loader;
        this.organisation = organisation;
    }

    /**
     * Finds class files by binary name.
     *
     * @param root the class whose organisation counts
     * @param others more classes to begin with
     */
    static SortedMap<String, byte[]> of(String root, Collection<String> others, ClassLoader loader) {
        OwnClassFiles files = new OwnClassFiles(loader, organisation(root).replace('.', '/'));
        files.add(root.replace('.', '/'));
        others.forEach(each -> files.add(each.replace('.', '/')));
        while (!files.open.isEmpty()) {
            files.read(files.open.pop());
        }
        return files.found;
    }

    /** Returns the package of a class's organisation, or the class's own one if it has none; empty for the unnamed package. */
    static String organisation(String root) {
        String prefix = Organisation.prefixOf(root);
        return prefix == null ? BinaryNames.packageOf(root) : prefix;
    }

    /** Whether an internal name belongs to an organisation. */
    static boolean isOwn(String internalName, String organisation) {
        return organisation.isEmpty() ? internalName.indexOf('/') < 0 : internalName.startsWith(organisation + '/');
    }

    private void add(String internalName) {
        if (isOwn(internalName, organisation) && seen.add(internalName)) {
            open.push(internalName);
        }
    }

    private void read(String internalName) {
        Optional<byte[]> file = file(internalName);
        if (file.isPresent()) {
            found.put(internalName.replace('/', '.'), file.get());
            ClassReader reader = new ClassReader(file.get());
            char[] buffer = new char[reader.getMaxStringLength()];
            for (int item = 1; item < reader.getItemCount(); item++) {
                addNames(reader, item, buffer);
            }
        }
    }

    /** Descriptors and signatures are texts that nothing tells from other texts; a text that names no class does no harm. */
    private void addNames(ClassReader reader, int item, char[] buffer) {
        int offset = reader.getItem(item);
        int tag = offset == 0 ? 0 : reader.readByte(offset - 1);
        if (tag == CLASS) {
            String name = reader.readUTF8(offset, buffer);
            if (name.startsWith("[")) {
                addTypes(name);
            } else {
                add(name);
            }
        } else if (tag == UTF8) {
            String text = Utf8.read(reader, offset);
            addTypes(text);
            add(text.replace('.', '/')); // a name for Class.forName
        }
    }

    private void addTypes(String text) {
        for (Matcher type = TYPE.matcher(text); type.find();) {
            add(type.group(1));
        }
    }

    private Optional<byte[]> file(String internalName) {
        try (InputStream in = loader.getResourceAsStream(internalName + ".class")) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("A class file cannot be read: class=" + internalName.replace('/', '.'), e);
        }
    }
}
