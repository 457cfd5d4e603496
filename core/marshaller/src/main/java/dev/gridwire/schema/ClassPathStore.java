// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.schemafile.SchemaContent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the schemas that builds recorded in files on a class path. It reads them on first use. */
final class ClassPathStore implements SchemaStore {

    static final String RESOURCE = "META-INF/gridwire/gridwire.schema";

    private final List<URL> files;
    private volatile @Nullable Map<Integer, List<DescribedSchema>> schemas;

    private ClassPathStore(List<URL> files) {
        this.files = files;
    }

    /** Returns the store of a loader's files; if there are none, a store without schemas. */
    static SchemaStore of(ClassLoader loader) {
        try {
            List<URL> files = Collections.list(loader.getResources(RESOURCE));
            return files.isEmpty() ? InPayloadStore.INSTANCE : new ClassPathStore(files);
        } catch (IOException e) {
            throw new UncheckedIOException("Schemas cannot be looked for: resource=" + RESOURCE, e);
        }
    }

    @Override
    public boolean publish(SchemaDescription schema) {
        return known(schema.hash()).stream().anyMatch(each -> isSame(each, schema.schema()));
    }

    /** Compares two schemas without former names of classes, which do not change the meaning of the bytes. */
    private static boolean isSame(DescribedSchema known, DescribedSchema other) {
        return known.typeName().equals(other.typeName()) && fingerprints(known).equals(fingerprints(other));
    }

    private static List<Long> fingerprints(DescribedSchema schema) {
        return schema.schema().layouts().stream().map(Layout::fingerprint).toList();
    }

    @Override
    public List<SchemaDescription> find(int hash) {
        return known(hash).stream().map(SchemaDescription::of).toList();
    }

    private List<DescribedSchema> known(int hash) {
        Map<Integer, List<DescribedSchema>> known = schemas;
        if (known == null) {
            // If two threads read the files at once, they find the same.
            known = SchemaContent.read(files).history().schemas();
            schemas = known;
        }
        return known.getOrDefault(hash, List.of());
    }
}
