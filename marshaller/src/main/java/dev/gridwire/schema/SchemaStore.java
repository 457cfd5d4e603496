// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/**
 * Where writers leave the schemas of what they write, and readers find them. A payload names a schema by four bytes; it carries
 * the whole where a writer cannot rely on that readers find it. Implementations are thread-safe.
 *
 * <pre>{@code
 * SchemaStore store = SchemaStore.firstOf(SchemaStore.onClassPath(loader), SchemaStore.inFolder(Path.of("schemas")));
 * Marshaller marshaller = Marshaller.builder().schemas(store).build();
 * }</pre>
 */
public interface SchemaStore {

    /**
     * Takes the schema of a class whose objects are about to be written. Called by any thread, each time that a payload names
     * the class until it gives true, so what takes time is for a thread of the store's own; it may wait for that thread for a
     * moment, if the caller's may. Who answers false first and true later changes the bytes of equal objects, which a grid may
     * compare.
     *
     * @return whether every reader finds it from now on; if not, this payload carries it
     */
    boolean publish(SchemaDescription schema);

    /**
     * Finds schemas that were published. Called by any thread that reads an object of another state of its class for the first
     * time, and as often again as it gives none.
     *
     * @param hash as payloads name it
     * @return all that it knows with this hash: as a rule one or none, since a hash has 32 bits
     * @throws SchemaPendingException if it cannot say yet, and the thread may not wait
     */
    Collection<SchemaDescription> find(int hash);

    /** No store: each payload carries the schemas of what it holds, and can be read by itself. */
    static SchemaStore inPayload() {
        return Carried.INSTANCE;
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

    /** Finds in the first that has it; published is what one of them has, of which each is asked in turn. */
    static SchemaStore firstOf(SchemaStore... stores) {
        return new FirstOf(List.of(stores));
    }

    /**
     * What builds recorded: the {@code META-INF/gridwire/gridwire.schema} of all jars and folders, which are read when the store
     * is first asked. What stands there counts as published, which is right if every reader has these very files: members that
     * still run what was built before do not. Where some may, take {@link #findingOnly} of it, as each marshaller does that is
     * told nothing else.
     *
     * @return {@link #inPayload()} if the loader finds no such file
     * @throws java.io.UncheckedIOException from the calls, if a file cannot be read
     * @throws IllegalArgumentException from the calls, if a line is none; the message names the file and the line
     */
    static SchemaStore onClassPath(ClassLoader loader) {
        return ClassPathStore.of(loader);
    }

    /** A store of which nobody is to rely on that every reader has it: found is what it has, published is nothing. */
    static SchemaStore findingOnly(SchemaStore store) {
        return new FindingOnly(store);
    }
}
