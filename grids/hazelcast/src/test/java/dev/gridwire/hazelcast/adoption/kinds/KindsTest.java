// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.Config;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.query.impl.QueryableEntry;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.ReadOnly;
import dev.gridwire.hazelcast.rewrite.Direction;
import dev.gridwire.hazelcast.rewrite.MapRewrite;
import dev.gridwire.hazelcast.rewrite.RewriteReport;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The small brother of {@link KilledAdoptionTest}: members in this virtual machine take over from each other. */
class KindsTest {

    private static final int FIRST_PORT = 17_876;
    private static final int VALUES = 2 * Kind.BARE.ordinal();
    private static final int JAVA_STREAM = 0xaced0005;
    private static final String CLUSTER = "kinds-here-" + ProcessHandle.current().pid();

    private final int[] versions = new int[VALUES];
    private @Nullable HazelcastInstance member;
    private int starts;

    /** A member takes over; its serializer stands for the class, if any. */
    private void start(@Nullable Class<?> type) {
        Config config = KindsMember.config(CLUSTER, FIRST_PORT, 2, starts++ % 2);
        config.setProperty("hazelcast.wait.seconds.before.join", "0");
        if (type != null) {
            config.getSerializationConfig().addSerializerConfig(
                    new SerializerConfig().setTypeClass(type).setImplementation(new GridwireSerializer()));
        }
        HazelcastInstance next = Hazelcast.newHazelcastInstance(config);
        if (member != null) {
            member.shutdown();
        }
        member = next;
    }

    @AfterEach
    void stop() {
        if (member != null) {
            member.shutdown();
        }
    }

    private RewriteReport rewrite(Direction direction) {
        return MapRewrite.of(member, Store.MAP).direction(direction).run();
    }

    private void check() {
        Store store = new Store(member, versions);
        store.checkAll();
        assertThat(store.lost()).isEmpty();
        assertThat(store.unreadable()).isEmpty();
        assertThat(new OtherStructures(member).differences()).isEmpty();
        assertThat(new OtherStructures(member).countOfReplicated()).isEqualTo(OtherStructures.COUNT);
    }

    /** Keys of values in whose bytes this number stands, however the formats are told apart. */
    private Set<Object> keysWith(int number) {
        byte[] wanted = ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
        String text = new String(wanted, StandardCharsets.ISO_8859_1);
        return member.getMap(Store.MAP).keySet(entry -> new String(
                ((QueryableEntry<?, ?>) entry).getValueData().toByteArray(), StandardCharsets.ISO_8859_1).contains(text));
    }

    private void putBare(int count) {
        for (int id = -count; id < 0; id++) {
            member.getMap(Store.MAP).set(id, (id % 2 == 0 ? Kind.BARE : Kind.BY_HAND_OF_BARE).make(id, 0));
        }
    }

    private void checkBare(RewriteReport report) {
        assertThat(report.problems()).hasSize(2)
                .anyMatch(each -> each.startsWith("key=-1, class=" + Goods.ByHand.class.getName() + ", ")
                        && each.contains(Goods.Bare.class.getName()))
                .anyMatch(each -> each.startsWith("key=-2, class=" + Goods.Bare.class.getName() + ", "));
    }

    @Test
    void valuesOfEveryKindGoThereAndBack() {
        start(null);
        new Store(member, versions).fill();
        new OtherStructures(member).fill();
        start(ReadOnly.class);
        check();
        start(Object.class);
        check();
        putBare(2);

        RewriteReport there = rewrite(Direction.TO_GRIDWIRE);
        assertThat(there.problems()).isEmpty();
        assertThat(there.isComplete()).isTrue();
        assertThat(rewrite(Direction.TO_GRIDWIRE).rewritten()).isZero();
        assertThat(keysWith(JAVA_STREAM)).isEmpty();
        check();
        // Before the way back begins.
        checkBare(MapRewrite.of(member, Store.MAP).direction(Direction.BACK).dryRun().run());
        RewriteReport tooEarly = rewrite(Direction.BACK);
        assertThat(tooEarly.isComplete()).isFalse();
        assertThat(tooEarly.problems()).anyMatch(each -> each.contains("hazelcast.write=false"));

        start(ReadOnly.class);
        RewriteReport hindered = rewrite(Direction.BACK);
        checkBare(hindered);
        assertThat(hindered.isComplete()).isFalse();
        assertThat(hindered.remaining()).isEqualTo(2);
        member.getMap(Store.MAP).delete(-1);
        member.getMap(Store.MAP).delete(-2);
        assertThat(rewrite(Direction.BACK).isComplete()).isTrue();
        assertThat(keysWith(GridwireSerializer.TYPE_ID)).isEmpty();
        new OtherStructures(member).fillAnew();
        check();

        start(null);
        check();
    }
}
