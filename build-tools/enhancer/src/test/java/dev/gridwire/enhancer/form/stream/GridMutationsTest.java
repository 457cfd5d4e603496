// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.nio.BufferObjectDataOutput;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Budget;
import dev.gridwire.testkit.mutation.Decoder;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Probe;
import dev.gridwire.testkit.mutation.Rules;
import dev.gridwire.testkit.mutation.Tally;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Enhanced DataSerializable and IdentifiedDataSerializable classes on Hazelcast's own streams, and altered bytes. Objects that
 * {@code writeObject} wrote are Hazelcast's: what its serializers allocate for them is not asked.
 */
class GridMutationsTest {

    private static final long SEED = Long.getLong("gridwire.seed", 20_261_122);
    /** Of each class and byte order. */
    private static final int INPUTS = Effort.of("gridwire.mutations", 20_000) / 60;
    private static final int LONGEST = 1 << 12;
    private static final Budget NONE = new Budget(Long.MAX_VALUE / 2, 0, Long.MAX_VALUE / 2, 0);

    /**
     * An object of the zoo.
     *
     * @param content what its readData is to read, with texts for objects
     */
    private record Sample(String name, DataSerializable object, byte[] content) {}

    static List<ContractTest.Case> cases() {
        return List.of(ContractTest.cases()).stream()
                .filter(each -> each.form().get().mechanism() != Mechanism.EXTERNALIZABLE).toList();
    }

    @ParameterizedTest
    @MethodSource("cases")
    @Proves(topic = Topic.RESOURCES, value = "An enhanced class's readData allocates at most 64 KiB and 32 bytes a byte for"
            + " altered bytes, apart from the objects in it that Hazelcast reads")
    void enhancedCodeBelievesNoCount(ContractTest.Case each) throws Exception {
        SplittableRandom random = new SplittableRandom(SEED);
        Tally tally = new Tally();
        for (boolean nativeOrder : new boolean[] {false, true}) {
            InternalSerializationService service = new DefaultSerializationServiceBuilder().setConfig(
                    new SerializationConfig().setUseNativeByteOrder(nativeOrder).setAllowUnsafe(nativeOrder)).build();
            for (Sample sample : samples(each, service)) {
                Examiner examiner = new Examiner(each + " " + sample.name(), decoder(sample, service),
                        Rules.strict(thrown -> thrown instanceof IOException || thrown instanceof RuntimeException, Probe.NONE));
                examine(examiner, sample.content(), new byte[0], random, tally);
            }
        }
        assertThat(tally.objects()).isPositive();
        assertThat(tally.inputs()).isGreaterThan(4 * INPUTS);
        assertThat(tally.inputs() - tally.objects()).isGreaterThan(tally.inputs() / 4);
    }

    @ParameterizedTest
    @MethodSource("cases")
    @Proves(topic = Topic.BROKEN_BYTES, value = "Altered contents of enhanced objects in Hazelcast's streams give an object or a"
            + " HazelcastSerializationException, and the next object comes as ever")
    void alteredContentsDoNoHarmInsideOfHazelcast(ContractTest.Case each) throws Exception {
        Channel.Grid channel = new Channel.Grid(each.formation().loader());
        SplittableRandom random = new SplittableRandom(SEED);
        Tally tally = new Tally();
        for (Sample sample : samples(each, channel.service())) {
            byte[] whole = channel.write(sample.object());
            byte[] header = header(whole, sample.content());
            if (header.length == 0) {
                continue;
            }
            Object expected = channel.read(whole);
            Probe probe = () -> ExactComparison.gravest(expected, channel.read(whole)).map(Object::toString).orElse(null);
            Examiner examiner = new Examiner(each + " " + sample.name(), channel::read,
                    new Rules(HazelcastSerializationException.class::isInstance, thrown -> false, NONE, probe));
            examine(examiner, sample.content(), header, random, tally);
        }
        assertThat(tally.objects()).isPositive();
        assertThat(tally.refusals()).containsOnlyKeys(HazelcastSerializationException.class.getName());
    }

    /** What Hazelcast writes before the content; nothing if the content has objects, which are texts in the input. */
    private static byte[] header(byte[] whole, byte[] content) {
        int length = Math.max(0, whole.length - content.length);
        boolean ends = Arrays.equals(whole, length, whole.length, content, 0, content.length);
        return ends ? Arrays.copyOf(whole, length) : new byte[0];
    }

    private static void examine(Examiner examiner, byte[] content, byte[] header, SplittableRandom random, Tally tally) {
        Mutator mutator = new Mutator(List.of(content));
        for (int i = 0; i < INPUTS; i++) {
            byte[] altered = mutator.next(random);
            byte[] input = Arrays.copyOf(header, header.length + altered.length);
            System.arraycopy(altered, 0, input, header.length, altered.length);
            assertThat(examiner.examine(input, tally).finding()).as("seed=%d", SEED).isNull();
        }
    }

    private static Decoder decoder(Sample sample, InternalSerializationService service) throws ReflectiveOperationException {
        Constructor<?> constructor = sample.object().getClass().getDeclaredConstructor();
        constructor.setAccessible(true);
        return input -> {
            DataSerializable read = (DataSerializable) constructor.newInstance();
            read.readData(new GridArrayInput(service.createObjectDataInput(input)));
            return read;
        };
    }

    private static List<Sample> samples(ContractTest.Case each, InternalSerializationService service) throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (var sample : Formation.samples(each.formation().loader(), ContractTest.ZOO + ".Samples").entrySet()) {
            if (sample.getKey().startsWith("full") && sample.getValue() instanceof DataSerializable object) {
                byte[] content = content(object, service);
                if (content.length <= LONGEST) {
                    samples.add(new Sample(sample.getKey(), object, content));
                }
            }
        }
        return samples;
    }

    private static byte[] content(DataSerializable object, InternalSerializationService service) throws IOException {
        BufferObjectDataOutput out = service.createObjectDataOutput();
        object.writeData((ObjectDataOutput) Proxy.newProxyInstance(ObjectDataOutput.class.getClassLoader(),
                new Class<?>[] {ObjectDataOutput.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("writeObject")) {
                        out.writeString(String.valueOf(arguments[0]));
                        return null;
                    }
                    return method.invoke(out, arguments);
                }));
        return out.toByteArray();
    }
}
