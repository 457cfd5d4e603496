// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import dev.gridwire.codegen.schemafile.SchemaContent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The classes that builds recorded in the {@code META-INF/gridwire/gridwire.schema} of a class path's jars.
 *
 * @param ids the classes with a number by which payloads name them
 * @param allowed all classes, by binary name; they may be missing. It excludes classes that are recorded only because a field
 *     declares them: the field vouches for those, if it may
 */
public record SchemaListing(List<TypeListing.Entry> ids, Set<String> allowed) {

    private static final String RESOURCE = "META-INF/gridwire/gridwire.schema";

    /** Copies the collections. */
    public SchemaListing {
        ids = List.copyOf(ids);
        allowed = Set.copyOf(allowed);
    }

    /**
     * Reads all files that the loader finds.
     *
     * @throws IllegalArgumentException if a line is malformed; the message names the file and the line
     * @throws UncheckedIOException if a file cannot be read
     */
    public static SchemaListing read(ClassLoader loader) {
        try {
            List<URL> files = Collections.list(loader.getResources(RESOURCE));
            return of(SchemaContent.read(files));
        } catch (IOException e) {
            throw new UncheckedIOException("Schemas cannot be looked for: resource=" + RESOURCE, e);
        }
    }

    private static SchemaListing of(SchemaContent content) {
        Set<String> allowed = new TreeSet<>();
        content.classes().forEach(each -> allowed.add(each.typeName()));
        List<TypeListing.Entry> ids = content.classes().stream()
                .filter(each -> each.id() >= 0)
                .map(each -> new TypeListing.Entry(each.typeName(), each.id(), each.source()))
                .toList();
        return new SchemaListing(ids, allowed);
    }
}
