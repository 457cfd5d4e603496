// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.IndexConfig;
import com.hazelcast.config.IndexType;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.EntryProcessor;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.query.Predicates;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Members meet values whose schemas nobody told them of, and the grid gets them later or never. */
class UnknownSchemaTest {

    private static final String MAP = "notes";

    private final Members members = new Members();
    private final Silent silent = new Silent();

    @TempDir
    private Path folder;

    private HazelcastInstance first;
    private HazelcastInstance second;
    private IMap<Integer, Object> map;
    private ClassLoader after;

    /** Says that it published, and did not. */
    private static final class Silent implements SchemaStore {

        private final Set<SchemaDescription> written = ConcurrentHashMap.newKeySet();

        @Override
        public boolean publish(SchemaDescription schema) {
            written.add(schema);
            return true;
        }

        @Override
        public Collection<SchemaDescription> find(int hash) {
            return List.of();
        }
    }

    @BeforeEach
    void start() throws Exception {
        ClassLoader before = Notes.before(folder);
        after = Notes.after(folder);
        first = members.start(Members.serializer(), false, before);
        second = members.start(Members.serializer(), false, before);
        map = members.client(Members.serializer(builder -> builder.schemas(silent)), after).getMap(MAP);
        for (int i = 0; i < 10; i++) {
            map.set(i, Notes.note(after, "note", i));
        }
    }

    @AfterEach
    void end() {
        members.close();
    }

    /** Once the members had time to miss them. */
    private void publishLater() {
        CompletableFuture.delayedExecutor(700, TimeUnit.MILLISECONDS).execute(() -> {
            GridSchemaStore store = new GridSchemaStore(SchemaDistribution.GRID);
            store.join(second);
            silent.written.forEach(store::publish);
        });
    }

    @Test
    @Tag("full")
    void aProcessorOnAPartitionThreadIsRunAgainUntilTheSchemaIsThere() {
        publishLater();
        for (int i = 0; i < 10; i++) {
            assertThat(map.executeOnKey(i, new ReadThere())).isEqualTo("note " + i + " by PartitionOperationThread");
        }
    }

    @Test
    @Tag("full")
    void aProcessorForAllEntriesIsRunAgainUntilTheSchemaIsThere() {
        publishLater();
        assertThat(map.executeOnEntries(new ReadThere())).hasSize(10).containsValue("note 7 by PartitionOperationThread");
    }

    @Test
    @Tag("full")
    @SuppressWarnings("unchecked")
    void aProcessorOfAnUnknownStateIsRunOnceItsSchemaIsThere() throws Exception {
        publishLater();
        EntryProcessor<Integer, Object, String> processor =
                (EntryProcessor<Integer, Object, String>) Notes.note(after, "processor", 1);
        for (int i = 0; i < 10; i++) {
            assertThat(map.executeOnKey(i, processor)).isEqualTo("processor 1 by PartitionOperationThread");
        }
        assertThat(map.executeOnEntries(processor)).hasSize(10);
    }

    @Test
    void aQueryWaitsForTheSchema() {
        publishLater();
        assertThat(map.keySet(Predicates.equal("number", 7))).containsExactly(7);
    }

    @Test
    @Tag("full")
    void anIndexIsFilledOnceTheSchemaIsThere() throws Exception {
        publishLater();
        map.addIndex(new IndexConfig(IndexType.HASH, "number"));
        map.set(11, Notes.note(after, "note", 7));
        assertThat(map.keySet(Predicates.equal("number", 7))).containsExactlyInAnyOrder(7, 11);
    }

    @Test
    @Tag("full")
    void aMembersOwnThreadWaitsForTheSchema() {
        publishLater();
        assertThat(first.getMap(MAP).get(7)).hasToString("note 7");
    }

    @Test
    @Tag("full")
    void aSchemaThatNobodyHasIsAnErrorThatSaysWhich() {
        String hash = Integer.toHexString(silent.written.stream()
                .filter(schema -> schema.typeName().equals(Notes.PACKAGE + ".Note"))
                .findFirst()
                .orElseThrow()
                .hash());
        assertThatThrownBy(() -> map.executeOnKey(7, new ReadThere()))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasMessageContaining("class=com.acme.notes.Note")
                .hasMessageContaining("payloadSchema=" + hash);
        assertThatThrownBy(() -> first.getMap(MAP).get(7))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasMessageContaining("payloadSchema=" + hash);
    }
}
