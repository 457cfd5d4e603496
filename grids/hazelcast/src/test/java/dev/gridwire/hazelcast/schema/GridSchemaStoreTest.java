// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.schema.SchemaDescription;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class GridSchemaStoreTest {

    private static final Members MEMBERS = new Members();
    private static HazelcastInstance first;
    private static HazelcastInstance second;
    private static HazelcastInstance client;

    @BeforeAll
    static void start() {
        first = MEMBERS.start();
        second = MEMBERS.start();
        client = MEMBERS.client();
    }

    @AfterAll
    static void end() {
        MEMBERS.close();
    }

    private static GridSchemaStore store(HazelcastInstance grid) {
        GridSchemaStore store = new GridSchemaStore(SchemaDistribution.GRID);
        store.join(grid);
        return store;
    }

    /** Whether the instance knows the schema without asking. */
    private static boolean knows(HazelcastInstance grid, SchemaDescription schema) {
        return GridSchemas.of(grid).knows(schema);
    }

    @Test
    void aSchemaPublishedByAMemberIsKnownToEveryMemberAtOnce() {
        SchemaDescription schema = Schemas.next();
        assertThat(store(first).publish(schema)).isTrue();
        assertThat(knows(first, schema)).isTrue();
        assertThat(knows(second, schema)).isTrue();
    }

    @Test
    void aSchemaPublishedByAClientIsKnownToEveryMemberAtOnce() {
        SchemaDescription schema = Schemas.next();
        assertThat(store(client).publish(schema)).isTrue();
        assertThat(knows(first, schema)).isTrue();
        assertThat(knows(second, schema)).isTrue();
    }

    @Test
    void aClientHearsOfWhatMembersPublish() throws InterruptedException {
        SchemaDescription schema = Schemas.next();
        assertThat(store(first).publish(schema)).isTrue();
        Members.await(() -> knows(client, schema));
    }

    @Test
    void aClientThatHasNotHeardOfASchemaAsks() {
        SchemaDescription schema = Schemas.next();
        HazelcastInstance other = MEMBERS.client();
        assertThat(store(first).publish(schema)).isTrue();
        assertThat(store(other).find(schema.hash())).containsExactly(schema);
    }

    @Test
    void schemasOfOneHashAreAllKept() {
        SchemaDescription schema = Schemas.next();
        SchemaDescription other = Schemas.renamed(schema);
        assertThat(other.hash()).isEqualTo(schema.hash());
        assertThat(store(first).publish(schema)).isTrue();
        assertThat(store(client).publish(other)).isTrue();
        assertThat(store(second).find(schema.hash())).containsExactlyInAnyOrder(schema, other);
    }

    @Test
    void aMemberThatJoinsLaterKnowsThemOnceItRuns() throws InterruptedException {
        SchemaDescription schema = Schemas.next();
        assertThat(store(client).publish(schema)).isTrue();
        HazelcastInstance late = MEMBERS.start();
        Members.await(() -> knows(late, schema));
    }

    @Test
    void aLiteMemberFindsThem() {
        SchemaDescription schema = Schemas.next();
        HazelcastInstance lite = MEMBERS.start(Members.serializer(), true);
        assertThat(store(lite).publish(schema)).isTrue();
        assertThat(store(client).find(schema.hash())).containsExactly(schema);
        SchemaDescription other = Schemas.next();
        assertThat(store(client).publish(other)).isTrue();
        assertThat(knows(lite, other)).isTrue();
    }

    @Test
    void aStoreWithoutAGridHasNone() {
        GridSchemaStore store = new GridSchemaStore(SchemaDistribution.GRID);
        SchemaDescription schema = Schemas.next();
        assertThat(store.publish(schema)).isFalse();
        assertThat(store.find(schema.hash())).isEmpty();
    }

    @Test
    void carriedSchemasArePublishedNowhereButThoseOfOthersAreFound() {
        GridSchemaStore carried = new GridSchemaStore(SchemaDistribution.CARRIED);
        carried.join(client);
        SchemaDescription schema = Schemas.next();
        assertThat(carried.publish(schema)).isFalse();
        assertThat(first.getMultiMap(GridSchemas.NAME).get(schema.hash())).isEmpty();
        SchemaDescription other = Schemas.next();
        assertThat(store(first).publish(other)).isTrue();
        assertThat(carried.find(other.hash())).containsExactly(other);
    }

    @Test
    void aStoreOfSeveralGridsGivesEachWhatItPublished() throws InterruptedException {
        try (Members others = new Members()) {
            GridSchemaStore store = store(first);
            SchemaDescription schema = Schemas.next();
            assertThat(store.publish(schema)).isTrue();
            HazelcastInstance other = others.start();
            store.join(other);
            Members.await(() -> !other.getMultiMap(GridSchemas.NAME).get(schema.hash()).isEmpty());
        }
    }

    @Test
    void aStoreThatOutlivesItsInstanceServesTheNextOne() throws InterruptedException {
        try (Members others = new Members()) {
            GridSchemaStore store = new GridSchemaStore(SchemaDistribution.GRID);
            HazelcastInstance before = others.start();
            store.join(before);
            SchemaDescription schema = Schemas.next();
            assertThat(store.publish(schema)).isTrue();
            before.shutdown();
            assertThat(store.publish(Schemas.next())).as("without an instance").isFalse();

            HazelcastInstance after = others.start();
            store.join(after);
            SchemaDescription other = Schemas.next();
            assertThat(store.publish(other)).isTrue();
            Members.await(() -> store.publish(schema) && !after.getMultiMap(GridSchemas.NAME).get(schema.hash()).isEmpty());
        }
    }

    @Test
    void nothingIsLeftOfItsThreadWhenTheInstanceHasEnded() throws InterruptedException {
        try (Members others = new Members()) {
            HazelcastInstance member = others.start();
            String thread = GridSchemas.NAME + "-" + member.getName();
            assertThat(store(member).publish(Schemas.next())).isTrue();
            assertThat(isAlive(thread)).isTrue();
            member.shutdown();
            Members.await(() -> !isAlive(thread));
        }
    }

    private static boolean isAlive(String thread) {
        return Thread.getAllStackTraces().keySet().stream().anyMatch(each -> each.getName().equals(thread));
    }

    @Test
    void aMapThatIsDestroyedIsFilledAgain() throws InterruptedException {
        SchemaDescription schema = Schemas.next();
        assertThat(store(client).publish(schema)).isTrue();
        first.getMultiMap(GridSchemas.NAME).destroy();
        Members.await(() -> !first.getMultiMap(GridSchemas.NAME).get(schema.hash()).isEmpty());
    }
}
