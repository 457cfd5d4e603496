// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/**
 * A store in which writers leave their schemas, and readers find them. A payload names a schema by four bytes; it carries the
 * whole where a writer cannot rely on that readers find it. Implementations are thread-safe.
 *
 * <pre>{@code
 * SchemaStore store = SchemaStore.firstOf(SchemaStore.onClassPath(loader), SchemaStore.inFolder(Path.of("schemas")));
 * Marshaller marshaller = Marshaller.builder().schemas(store).build();
 * }</pre>
 */
public interface SchemaStore {

    /**
     * Takes the schema of a class whose objects are about to be written. Called by any thread, each time that a payload names
     * the class until it gives true, so slow work is for a thread of the store's own; it may wait for that thread for a moment,
     * if the caller's may. Who answers false first and true later changes the bytes of equal objects, which a grid may compare.
     *
     * @return whether every reader finds it from now on; if not, this payload carries it
     */
    boolean publish(SchemaDescription schema);

    /**
     * Finds published schemas. Called by any thread that reads an object of another state of its class for the first time, and
     * as often again as it gives none.
     *
     * @param hash as payloads name it
     * @return all that it knows with this hash: as a rule one or none, since a hash has 32 bits
     * @throws SchemaPendingException if it cannot say yet, and the thread may not wait
     */
    Collection<SchemaDescription> find(int hash);

    /** No store: each payload carries its schemas, and can be read by itself. */
    static SchemaStore inPayload() {
        return InPayloadStore.INSTANCE;
    }

    /**
     * The memory of this virtual machine, for as long as the store is reachable: payloads that leave it can be read by those who
     * have the classes as they were.
     */
    static SchemaStore inMemory() {
        return new MemoryStore();
    }

    /**
     * A folder with a file for each schema, made when it is needed. Readers and writers may share it.
     *
     * @throws java.io.UncheckedIOException from the calls, if the folder cannot be read or written
     */
    static SchemaStore inFolder(Path folder) {
        return new FolderStore(folder);
    }

    /** Asks the stores in turn, and takes the first that finds; a schema is published once one of them has it. */
    static SchemaStore firstOf(SchemaStore... stores) {
        return new StoreChain(List.of(stores));
    }

    /**
     * A store of builds' recorded schemas: the {@code META-INF/gridwire/gridwire.schema} of all jars and folders, which are
     * read when the store is first asked. Their schemas count as published, which is right if every reader has these very
     * files: members that still run an earlier build do not. Where some may, take {@link #findingOnly} of it, as each
     * marshaller does that is told nothing else.
     *
     * @return {@link #inPayload()} if the loader finds no such file
     * @throws java.io.UncheckedIOException from the calls, if a file cannot be read
     * @throws IllegalArgumentException from the calls, if a line is none; the message names the file and the line
     */
    static SchemaStore onClassPath(ClassLoader loader) {
        return ClassPathStore.of(loader);
    }

    /** A store that not every reader need have: it finds schemas, and publishes none. */
    static SchemaStore findingOnly(SchemaStore store) {
        return new ReadOnlyStore(store);
    }
}
