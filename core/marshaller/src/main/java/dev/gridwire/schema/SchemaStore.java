// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/**
 * A store in which writers leave their schemas and readers find them. A payload names a schema by four bytes. It carries the
 * whole schema if the writer cannot rely on every reader finding it. Implementations must be thread-safe.
 *
 * <pre>{@code
 * SchemaStore store = SchemaStore.firstOf(SchemaStore.onClassPath(loader), SchemaStore.inFolder(Path.of("schemas")));
 * Marshaller marshaller = Marshaller.builder().schemas(store).build();
 * }</pre>
 */
public interface SchemaStore {

    /**
     * Stores the schema of a class whose objects are about to be written. Any thread may call it, once for each payload that
     * names the class, until it returns true. So the store should do slow work on its own thread; it may wait for that thread for
     * a moment if the caller may wait. A store that first returns false and later true changes the bytes of equal objects, which
     * a grid may compare.
     *
     * @return whether every reader finds the schema from now on; if not, this payload carries it
     */
    boolean publish(SchemaDescription schema);

    /**
     * Finds published schemas. Any thread may call it when it first reads an object of another state of its class, and again as
     * long as nothing is found.
     *
     * @param hash the hash by which payloads name the schema
     * @return all known schemas with this hash; usually one or none, since a hash has 32 bits
     * @throws SchemaPendingException if the store does not know yet, and the thread may not wait
     */
    Collection<SchemaDescription> find(int hash);

    /** Returns a store that keeps nothing: each payload carries its schemas and can be read on its own. */
    static SchemaStore inPayload() {
        return InPayloadStore.INSTANCE;
    }

    /**
     * Returns a store in the memory of this virtual machine, which lasts as long as the store is reachable. A payload that leaves
     * the virtual machine can be read only by those who have the classes unchanged.
     */
    static SchemaStore inMemory() {
        return new MemoryStore();
    }

    /**
     * Returns a store in a folder, with a file for each schema. The folder is created when it is needed. Readers and writers may
     * share it.
     *
     * @throws java.io.UncheckedIOException from calls of the store, if the folder cannot be read or written
     */
    static SchemaStore inFolder(Path folder) {
        return new FolderStore(folder);
    }

    /**
     * Returns a store that asks several stores in turn and takes the first result. A schema is published once any of the stores
     * has it.
     */
    static SchemaStore firstOf(SchemaStore... stores) {
        return new StoreChain(List.of(stores));
    }

    /**
     * Returns a store of the schemas that builds recorded in the {@code META-INF/gridwire/gridwire.schema} of all jars and
     * folders. The files are read on first use. Their schemas count as published. This is right only if every reader has these
     * very files, which is not so for members that still run an earlier build. If some may, pass the store to
     * {@link #findingOnly}, as each marshaller does by default.
     *
     * @return {@link #inPayload()} if the loader finds no such file
     * @throws java.io.UncheckedIOException from calls of the store, if a file cannot be read
     * @throws IllegalArgumentException from calls of the store, if a line is malformed; the message names the file and the line
     */
    static SchemaStore onClassPath(ClassLoader loader) {
        return ClassPathStore.of(loader);
    }

    /** Returns a store that some readers may lack: it finds schemas but publishes none. */
    static SchemaStore findingOnly(SchemaStore store) {
        return new ReadOnlyStore(store);
    }
}
