// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.GlobalSerializerConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.HeapData;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.GraphText;
import dev.gridwire.testkit.law.HookedPair;
import dev.gridwire.testkit.law.MissingClasses;
import dev.gridwire.testkit.law.OddOrders;
import dev.gridwire.testkit.law.OddOrders.Kind;
import dev.gridwire.testkit.law.OddOrders.Order;
import dev.gridwire.testkit.law.RoundTripLaw;
import org.junit.jupiter.api.Test;

/** What Hazelcast's serialization writes by Gridwire it reads equal, also between members of two versions. */
class RoundTripLawTest {

    private static final long SEED = Long.getLong("gridwire.seed", 62);
    private static final int USES = 100;
    private static final int PAIRS = 3;

    /** A member's serialization. */
    private record Member(InternalSerializationService service) implements RoundTripLaw.Way {

        static Member of(ClassLoader loader) {
            GridwireSerializer serializer = new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> builder
                    .allowPackage(OddOrders.class.getPackageName()).allowPackage(HookedPair.PACKAGE).classLoader(loader)
                    .schemas(SchemaStore.inPayload()));
            SerializationConfig config = new SerializationConfig().setGlobalSerializerConfig(
                    new GlobalSerializerConfig().setImplementation(serializer).setOverrideJavaSerialization(true));
            return new Member(new DefaultSerializationServiceBuilder().setConfig(config).setClassLoader(loader).build());
        }

        @Override
        public byte[] write(Object object) {
            return service.toData(object).toByteArray();
        }

        @Override
        public Object read(byte[] bytes) {
            return service.toObject(new HeapData(bytes));
        }
    }

    @Test
    void whatIsWrittenIsReadEqual() {
        OddOrders orders = new OddOrders(SEED);
        RoundTripLaw law = new RoundTripLaw(() -> Member.of(OddOrders.class.getClassLoader()), USES);
        for (Kind kind : Kind.values()) {
            for (Order order : Order.values()) {
                if (!OddOrders.isRefusedByJava(kind, order)) {
                    assertThat(law.broken(() -> orders.next(kind, order))).as("%s %s, seed %s", kind, order, SEED).isEmpty();
                }
            }
        }
        assertThat(law.refused()).isZero();
    }

    @Test
    void twoVersionsWriteBackToEachOther() {
        for (long seed = SEED; seed < SEED + PAIRS; seed++) {
            HookedPair pair = new HookedPair(seed);
            Member recent = Member.of(pair.newClasses());
            Member old = Member.of(pair.oldClasses());
            Object order = HookedPair.make(recent.service().getClassLoader());
            for (int step = 0; step < USES; step++) {
                HookedPair.refill(order);
                byte[] own = recent.write(order);
                Object read = recent.read(old.write(old.read(own)));
                assertThat(GraphText.of(read)).as("seed %s, step %s", seed, step).isEqualTo(GraphText.of(recent.read(own)));
                order = read;
            }
        }
    }

    @Test
    void anOldMemberCarriesWhatItsClassesLack() {
        MissingClasses classes = new MissingClasses();
        Member recent = Member.of(classes.newClasses());
        Member old = Member.of(classes.oldClasses());
        for (int number = 0; number < classes.count(); number++) {
            byte[] own = recent.write(classes.make(number));
            Object read = recent.read(old.write(old.read(own)));
            assertThat(ExactComparison.gravest(recent.read(own), read)).as("number %s", number).isEmpty();
        }
    }
}
