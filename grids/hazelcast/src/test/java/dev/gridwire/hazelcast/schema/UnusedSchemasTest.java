// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.DistributedObject;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.multimap.MultiMap;
import dev.gridwire.schema.SchemaDescription;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What members have of the grid's schemas while there are none, or nobody to tell. */
class UnusedSchemasTest {

    private static List<DistributedObject> objects(HazelcastInstance member) {
        return member.getDistributedObjects().stream().filter(object -> object.getName().equals(GridSchemas.NAME)).toList();
    }

    /** Its thread ends when it has had nothing to do for a while. */
    private static void awaitIdle(HazelcastInstance member) throws InterruptedException {
        String thread = GridSchemas.NAME + "-" + member.getName();
        Members.await(() -> Thread.getAllStackTraces().keySet().stream().noneMatch(each -> each.getName().equals(thread)));
    }

    @Test
    @Tag("full")
    void membersWithoutUsersObjectsMakeNothingInTheGridAndLearnWhatComesThere() throws InterruptedException {
        try (Members members = new Members()) {
            HazelcastInstance first = members.start();
            HazelcastInstance second = members.start();
            awaitIdle(first);
            awaitIdle(second);
            assertThat(first.getDistributedObjects()).isEmpty();
            assertThat(second.getDistributedObjects()).isEmpty();

            SchemaDescription schema = Schemas.next();
            first.getMultiMap(GridSchemas.NAME).put(schema.hash(), schema.toByteArray());
            Members.await(() -> GridSchemas.of(first).knows(schema) && GridSchemas.of(second).knows(schema));
        }
    }

    @Test
    void aMemberAloneTellsNobody() {
        try (Members members = new Members()) {
            HazelcastInstance member = members.start();
            GridSchemaStore store = new GridSchemaStore(SchemaDistribution.GRID);
            store.join(member);
            assertThat(store.publish(Schemas.next())).isTrue();
            assertThat(objects(member)).singleElement().isInstanceOf(MultiMap.class);
        }
    }

    @Test
    void theMapHasItsBackupsWhoeverMakesIt() {
        try (Members members = new Members()) {
            HazelcastInstance first = members.start();
            HazelcastInstance second = members.start();
            GridSchemaStore store = new GridSchemaStore(SchemaDistribution.GRID);
            store.join(second);
            assertThat(store.publish(Schemas.next())).isTrue();
            assertThat(first.getConfig().getMultiMapConfig(GridSchemas.NAME).getBackupCount()).isEqualTo(6);
        }
    }
}
