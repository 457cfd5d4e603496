// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.hazelcast.grid.TestGrids.Registration;
import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.Set;
import javax.management.ObjectName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A bean that stays would keep a member that has ended in memory. */
@Tag("core")
class EndedMemberTest {

    private static Set<ObjectName> beans() throws Exception {
        return ManagementFactory.getPlatformMBeanServer().queryNames(new ObjectName("dev.gridwire:type=Serializer,*"), null);
    }

    @Test
    void aMemberThatEndsTakesTheBeansOfAllItsSerializersWithIt() throws Exception {
        Set<ObjectName> before = beans();
        HazelcastInstance member = TestGrids.start(TestGrids.member(TestGrids.newCluster("ended"), Registration.HOOK));
        Set<ObjectName> added = new HashSet<>(beans());
        added.removeAll(before);
        assertThat(added).as("one for each of its serialization services").hasSizeGreaterThan(1);
        member.getLifecycleService().terminate();
        assertThat(beans()).doesNotContainAnyElementsOf(added);
    }
}
