// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.GlobalSerializerConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.hazelcast.grid.shop.Address;
import dev.gridwire.hazelcast.grid.shop.Line;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Finding;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Rules;
import dev.gridwire.testkit.mutation.Tally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The serializer inside of Hazelcast's serialization, and altered bytes behind its type id. */
class SerializerMutationsTest {

    private static final long SEED = Long.getLong("gridwire.seed", 3);
    private static final int INPUTS = Effort.of("gridwire.mutations", 20_000);
    /** More than it takes until code is fused. */
    private static final int USES = 100;
    /** The partition's hash and the serializer's id. */
    private static final int OWN_BYTES = 8;

    private final InternalSerializationService service = service();
    private final List<byte[]> payloads = payloads();

    private static InternalSerializationService service() {
        GridwireSerializer serializer = new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> builder
                .allowPackage(Order.class.getPackageName()).schemas(SchemaStore.inMemory()));
        SerializationConfig config = new SerializationConfig().setGlobalSerializerConfig(
                new GlobalSerializerConfig().setImplementation(serializer).setOverrideJavaSerialization(true));
        return new DefaultSerializationServiceBuilder().setConfig(config).build();
    }

    private List<byte[]> payloads() {
        List<Object> objects = new ArrayList<>(List.of(new OrderKey("eu", 1), new Address("city", 7), new Line("p", 3),
                new IllegalStateException("a throwable", new RuntimeException("cause")), Map.entry("key", 1)));
        objects.add(new Object[] {1, "two", new HashMap<>(Map.of("k", new OrderKey("us", 2)))});
        // The others have serializers of Hazelcast's.
        return objects.stream().filter(each -> service.toData(each).getType() == GridwireSerializer.TYPE_ID)
                .map(each -> service.toBytes(each)).toList();
    }

    @Test
    @Proves(topic = Topic.BROKEN_BYTES, value = "Altered bytes that Hazelcast hands to the serializer give an object or"
            + " a HazelcastSerializationException, within the budgets of the marshaller")
    void alteredBytesDoNoHarmInsideOfHazelcast() {
        List<byte[]> contents = payloads.stream().map(each -> Arrays.copyOfRange(each, OWN_BYTES, each.length)).toList();
        assertThat(contents).hasSizeGreaterThan(3);
        trust(contents, USES);
        Examiner examiner = new Examiner("Hazelcast", content -> service.toObject(data(content)),
                Rules.strict(HazelcastSerializationException.class::isInstance, this::harm));
        Mutator mutator = new Mutator(contents);
        SplittableRandom random = new SplittableRandom(SEED);
        Tally tally = new Tally();
        for (int i = 0; i < INPUTS; i++) {
            trust(contents, 2);
            Finding finding = examiner.examine(mutator.next(random), tally).finding();
            assertThat(finding == null ? null : examiner.shrunk(finding)).as("seed=%d", SEED).isNull();
        }
        assertThat(tally.objects()).isBetween(INPUTS / 50L, INPUTS / 2L);
    }

    /** Reads them so often: fused code is made of what was read, and rests where more than an eighth of what it reads fails. */
    private void trust(List<byte[]> contents, int times) {
        for (int i = 0; i < times; i++) {
            contents.forEach(content -> service.<Object>toObject(data(content)));
        }
    }

    private @Nullable String harm() {
        byte[] again = service.toBytes(Objects.requireNonNull(service.<Object>toObject(new HeapData(payloads.get(0)))));
        return Arrays.equals(again, payloads.get(0)) ? null : "a key is now written as " + Arrays.toString(again);
    }

    private HeapData data(byte[] content) {
        byte[] bytes = Arrays.copyOf(payloads.get(0), OWN_BYTES + content.length);
        System.arraycopy(content, 0, bytes, OWN_BYTES, content.length);
        return new HeapData(bytes);
    }
}
