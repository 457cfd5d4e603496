// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.compact.CompactForm;
import dev.gridwire.enhancer.form.named.zoo.Bags;
import dev.gridwire.enhancer.form.named.zoo.Base;
import dev.gridwire.enhancer.form.named.zoo.Chain;
import dev.gridwire.enhancer.form.named.zoo.Everything;
import dev.gridwire.enhancer.form.named.zoo.Leaf;
import dev.gridwire.enhancer.form.named.zoo.Outer;
import dev.gridwire.enhancer.form.portable.PortableForm;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Budget;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Probe;
import dev.gridwire.testkit.mutation.Rules;
import dev.gridwire.testkit.mutation.Tally;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Enhanced Compact and Portable classes, and altered bytes. Hazelcast finds the fields and reads the arrays in them, and believes
 * their lengths: what it allocates is not asked, and an OutOfMemoryError is its.
 */
class NamedMutationsTest {

    private static final long SEED = Long.getLong("gridwire.seed", 20_261_122);
    /** Of each object; few, since Hazelcast takes some milliseconds for an altered length, and hundreds of megabytes. */
    private static final int INPUTS = Effort.of("gridwire.mutations", 20_000) / 300;
    /** Hazelcast's own: a hash and the type of the serializer. */
    private static final int HEADER = 8;
    private static final String ZOO = "dev.gridwire.enhancer.form.named.zoo.";
    private static final Class<?>[] CLASSES = {
        dev.gridwire.enhancer.form.named.zoo.Arrays.class, Bags.class, Base.class, Chain.class, Everything.class, Leaf.class,
        Outer.class
    };
    private static final Budget NONE = new Budget(Long.MAX_VALUE / 2, 0, Long.MAX_VALUE / 2, 0);

    enum Form {
        COMPACT,
        PORTABLE;

        Grid grid(ClassLoader loader) throws ReflectiveOperationException {
            SerializationConfig config = new SerializationConfig();
            if (this == COMPACT) {
                loader.loadClass(ZOO + "GridwireCompactSerializers").getMethod("register", SerializationConfig.class)
                        .invoke(null, config);
            }
            return new Grid(loader, config);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.BROKEN_BYTES, value = "Altered bytes of enhanced Compact and Portable objects give an object, a"
            + " HazelcastSerializationException or, where Hazelcast itself makes an array of the length they say, an"
            + " OutOfMemoryError; the next object comes as ever")
    void alteredFieldsDoNoHarm(Form form) throws Exception {
        ClassLoader loader = FormedWorld
                .of(form == Form.COMPACT ? new CompactForm() : new PortableForm(), TrustLevel.SAFE, CLASSES)
                .load();
        Grid grid = form.grid(loader);
        SplittableRandom random = new SplittableRandom(SEED);
        Tally tally = new Tally();
        for (String name : List.of("Everything.full", "Arrays.ofSeveral", "Bags.mutable", "Bags.fixed")) {
            int dot = name.indexOf('.');
            Object object = loader.loadClass(ZOO + name.substring(0, dot)).getMethod(name.substring(dot + 1)).invoke(null);
            examine(grid, form + " " + name, grid.write(object).toByteArray(), random, tally);
        }
        assertThat(tally.objects()).isPositive();
        assertThat(tally.refusals().get(HazelcastSerializationException.class.getName())).isGreaterThan(tally.inputs() / 10);
    }

    private static void examine(Grid grid, String name, byte[] whole, SplittableRandom random, Tally tally) {
        Object expected = grid.read(new HeapData(whole));
        Probe probe = () -> ExactComparison.gravest(expected, grid.read(new HeapData(whole))).map(Object::toString).orElse(null);
        Examiner examiner = new Examiner(name, input -> grid.read(new HeapData(input)), new Rules(
                thrown -> thrown instanceof HazelcastSerializationException || thrown instanceof OutOfMemoryError,
                thrown -> false, NONE, probe));
        Mutator mutator = new Mutator(List.of(Arrays.copyOfRange(whole, HEADER, whole.length)));
        for (int i = 0; i < INPUTS; i++) {
            byte[] altered = mutator.next(random);
            byte[] input = Arrays.copyOf(whole, HEADER + altered.length);
            System.arraycopy(altered, 0, input, HEADER, altered.length);
            assertThat(examiner.examine(input, tally).finding()).as("seed=%d", SEED).isNull();
        }
    }
}
