// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Decoder;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Finding;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Probe;
import dev.gridwire.testkit.mutation.Rules;
import dev.gridwire.testkit.mutation.Tally;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectOutput;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The code that the enhancer puts into Externalizable classes, and altered bytes: an exception or another object, never an error,
 * and no array that nobody wrote. The streams around it are Java's; here one stands for them that costs nothing.
 */
class StreamMutationsTest {

    private static final long SEED = Long.getLong("gridwire.seed", 20_261_121);
    /** Of each class. */
    private static final int INPUTS = Effort.of("gridwire.mutations", 20_000) / 10;
    private static final int LONGEST = 1 << 12;

    @ParameterizedTest
    @EnumSource(TrustLevel.class)
    @Proves(topic = Topic.RESOURCES, value = "An enhanced class's readExternal allocates at most 64 KiB and 32 bytes a byte for"
            + " altered bytes")
    void enhancedCodeBelievesNoCount(TrustLevel trust) throws Exception {
        Formation formation = Formation.of(new ExternalizableForm(), new FormSettings(trust, false, false),
                ContractTest.ZOO, Set.of("Families$PlainLeaf"));
        SplittableRandom random = new SplittableRandom(SEED);
        Tally tally = new Tally();
        int classes = 0;
        for (Map.Entry<String, Object> sample : Formation.samples(formation.loader(), ContractTest.ZOO + ".Samples").entrySet()) {
            boolean isFull = sample.getKey().startsWith("full");
            if (isFull && sample.getValue() instanceof Externalizable object && written(object).length <= LONGEST) {
                classes++;
                examine(trust + " " + sample.getKey(), object, random, tally);
            }
        }
        assertThat(classes).isGreaterThan(4);
        assertThat(tally.objects()).isPositive();
        assertThat(tally.refusals().values().stream().mapToLong(Long::longValue).sum()).isGreaterThan(tally.inputs() / 4);
    }

    private static void examine(String mode, Externalizable object, SplittableRandom random, Tally tally) throws Exception {
        Constructor<?> constructor = object.getClass().getDeclaredConstructor();
        constructor.setAccessible(true);
        Decoder decoder = input -> {
            Externalizable read = (Externalizable) constructor.newInstance();
            read.readExternal(new ArrayInput(input));
            return read;
        };
        Examiner examiner = new Examiner(mode, decoder,
                Rules.strict(thrown -> thrown instanceof IOException || thrown instanceof RuntimeException, Probe.NONE));
        Mutator mutator = new Mutator(List.of(written(object)));
        for (int i = 0; i < INPUTS; i++) {
            Finding finding = examiner.examine(mutator.next(random), tally).finding();
            assertThat(finding).as("seed=%d", SEED).isNull();
        }
    }

    private static byte[] written(Externalizable object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        object.writeExternal(new Output(bytes));
        return bytes.toByteArray();
    }

    /** Objects are texts here. */
    private static final class Output extends DataOutputStream implements ObjectOutput {
        Output(ByteArrayOutputStream bytes) {
            super(bytes);
        }

        @Override
        public void writeObject(Object value) throws IOException {
            writeUTF(String.valueOf(value));
        }
    }
}
