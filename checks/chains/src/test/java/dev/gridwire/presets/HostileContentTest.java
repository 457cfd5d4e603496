// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.container.PersistentKind;
import dev.gridwire.container.RangeKind;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.JavaBytes;
import dev.gridwire.payload.Limits;
import dev.gridwire.presets.HostileObjects.Hostile;
import dev.gridwire.reflect.ScalaEnum;
import dev.gridwire.registry.Presets;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.mutation.Attempt;
import dev.gridwire.testkit.mutation.Budget;
import dev.gridwire.testkit.mutation.Decoder;
import dev.gridwire.type.FinalFields;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.impl.bag.mutable.HashBag;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.UnifiedMap;
import org.eclipse.collections.impl.map.mutable.primitive.ObjectIntHashMap;
import org.eclipse.collections.impl.set.mutable.UnifiedSet;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each class of each preset with content that its own code would never make, in payloads and in streams of Java serialization:
 * nothing comes of it but documented refusals, within the budgets, and objects that a cache can use.
 */
@Isolated("measures time")
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileContentTest {

    /** Of so many inputs, a usual build tries one. */
    private static final int STRIDE = Effort.percent() >= 100 ? 1 : 200 / Effort.percent();
    private static final int TRIES = 20;
    private static final int MOST_ELEMENTS = 1_000;
    /** Of what a cache does with a value. The budget of hashing bounds it, which is larger than the one of reading. */
    private static final Budget USE = new Budget(64 << 20, 1_000, 500_000_000, 10_000);

    /** The JDK's own streams, and a loader's search for a class that the stream names, take more than the bytes. */
    private static final Budget STREAM = new Budget(256 << 10, 128, 20_000_000, 1_000);

    private static final ClassLoader LOADER = HostileContentTest.class.getClassLoader();
    private static final Forgery FORGERY = Forgery.of(LOADER);
    private static final Marshaller READER = reader();

    private final List<String> findings = new ArrayList<>();
    private final Set<String> untried = new TreeSet<>();
    private int turn;

    private static Marshaller reader() {
        MarshallerBuilder builder = Marshaller.builder().finalFields(FinalFields.MUTATED).register(HostileObjects.Failing.class);
        Presets.listed().names().forEach(builder::allowLibrary);
        return builder.build();
    }

    static List<String> names() {
        return Presets.listed().names();
    }

    /** Abstract classes and interfaces have no objects; enums, none but their constants. */
    private static List<Class<?>> classes(String preset) throws ClassNotFoundException {
        List<Class<?>> classes = new ArrayList<>();
        for (String name : new TreeSet<>(Presets.listed().classes(preset))) {
            Class<?> type = Class.forName(name, false, LOADER);
            if (!Modifier.isAbstract(type.getModifiers()) && !type.isEnum()) {
                classes.add(type);
            }
        }
        return classes;
    }

    @ParameterizedTest
    @MethodSource("names")
    @Proves(topic = Topic.RESOURCES, value = "Each class of each preset is tried with content that its own code would never make:"
            + " what is read of it is read, hashed, compared and iterated within the budgets")
    void hostilePayloadsDoNoHarm(String preset) throws ClassNotFoundException {
        List<Object> known = KnownParts.of(preset);
        for (Class<?> type : classes(preset)) {
            if (PersistentKind.of(type) != null || RangeKind.of(type) != null || ScalaEnum.isConstant(type)) {
                // Only their stand-ins can be written.
                continue;
            }
            untried.add(type.getName());
            boolean isReplaced = FORGERY.isReplaced(type);
            if (isReplaced) {
                inPlaces(HostileObjects.inOrder(type, known), " as another", FORGERY.places(), READER::unmarshal, Budget.STRICT);
                FORGERY.keep(type);
            }
            inPlaces(HostileObjects.of(type, known), "", FORGERY.places(), READER::unmarshal, Budget.STRICT);
            if (isReplaced) {
                FORGERY.replace(type);
            }
        }
        assertThat(untried).as("classes without hostile content").isEmpty();
        assertThat(findings).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("names")
    void hostileStreamsOfJavaSerializationDoNoHarm(String preset) throws ClassNotFoundException {
        List<Object> known = KnownParts.of(preset);
        for (Class<?> type : classes(preset)) {
            inPlaces(HostileObjects.of(type, known), " by Java", ForgedStreams.places(), HostileContentTest::readStream,
                    STREAM);
        }
        assertThat(findings).isEmpty();
    }

    /** Of containers that make room for what they announce, every number is tried in each build. */
    @ParameterizedTest
    @ValueSource(classes = {FastList.class, UnifiedMap.class, UnifiedSet.class, HashBag.class, IntArrayList.class,
        IntHashSet.class, ObjectIntHashMap.class})
    void nothingMakesRoomForWhatIsOnlyAnnounced(Class<?> type) {
        for (Hostile each : HostileObjects.inOrder(type, KnownParts.of("eclipse-collections"))) {
            for (Altered altered : Altered.all(written(each, FORGERY.places().get(0)))) {
                examine(type + ", " + altered.what(), altered.bytes().get(), READER::unmarshal, Budget.STRICT);
            }
            for (Altered altered : Altered.all(written(each, ForgedStreams.places().get(0)))) {
                examine(type + " by Java, " + altered.what(), altered.bytes().get(), HostileContentTest::readStream, STREAM);
            }
        }
        assertThat(findings).isEmpty();
    }

    /** Nothing holds the numbers in it to its content. */
    @ParameterizedTest
    @MethodSource("names")
    void whatIsAlwaysWrittenAsAnotherIsNotReadAsItself(String preset) throws ClassNotFoundException {
        List<Object> known = KnownParts.of(preset);
        for (Class<?> type : classes(preset)) {
            boolean isReplaced = FORGERY.isReplaced(type) && Presets.isReplacedForGood(type.getName());
            for (Hostile each : isReplaced ? HostileObjects.inOrder(type, known) : List.<Hostile>of()) {
                FORGERY.keep(type);
                byte[] payload = written(each, FORGERY.places().get(0));
                FORGERY.replace(type);
                byte[] stream = written(each, ForgedStreams.places().get(0));
                if (payload != null && stream != null) {
                    assertThatThrownBy(() -> READER.unmarshal(payload)).hasMessageContaining(type.getName());
                    assertThatThrownBy(() -> readStream(stream))
                            .hasMessageContaining("always written as others: class=" + type.getName());
                }
            }
        }
    }

    private static @Nullable Object readStream(byte[] bytes) {
        return JavaBytes.read(bytes, 0, bytes.length, LOADER, READER.policy(), Limits.DEFAULT);
    }

    private void inPlaces(List<Hostile> objects, String form, List<Place> places, Decoder decoder, Budget budget) {
        for (Hostile each : objects) {
            for (Place place : places) {
                boolean isNeeded = each.isVital() && place.isVital() || untried.contains(each.type().getName());
                byte[] input = turn++ % STRIDE == 0 || isNeeded ? written(each, place) : null;
                if (input != null) {
                    untried.remove(each.type().getName());
                    examine(each.type().getName() + form + ", " + each.what() + ", " + place.name(), input, decoder, budget);
                }
            }
            byte[] right = each.isInOrder() ? written(each, places.get(0)) : null;
            if (right != null) {
                for (Altered altered : Altered.all(right)) {
                    if (turn++ % STRIDE == 0) {
                        examine(each.type().getName() + form + ", " + altered.what(), altered.bytes().get(), decoder, budget);
                    }
                }
            }
        }
    }

    /** Null if a hook of the class fails, or if it has parts that no preset lets in. */
    private static byte @Nullable [] written(Hostile hostile, Place place) {
        try {
            return place.putting().write(hostile.maker().get(), hostile.maker().get());
        } catch (RuntimeException | StackOverflowError e) {
            return null;
        }
    }

    private void examine(String what, byte[] input, Decoder decoder, Budget budget) {
        Attempt read = measured(decoder, input, budget);
        if (read.failure() != null && !(read.failure() instanceof GridwireException) || exceeds(read, input, budget)) {
            findings.add(text(what, read, input));
        } else if (read.failure() == null) {
            use(what, input, decoder);
        }
    }

    private void use(String what, byte[] input, Decoder decoder) {
        Object one = Attempt.of(decoder, input).object();
        Object other = Attempt.of(decoder, input).object();
        Attempt use = measured(unused -> used(one, other), input, USE);
        // What lacks a part says so by any exception, as an object of an application's class does.
        if (use.failure() instanceof Error || exceeds(use, input, USE)) {
            findings.add(text(what + ", in use", use, input));
        }
    }

    /** As a cache uses a value. */
    private static int used(@Nullable Object one, @Nullable Object other) {
        if (one == null) {
            return 0;
        }
        int sum = one.hashCode() + (one.equals(one) ? 1 : 0) + (one.equals(other) ? 1 : 0);
        Iterator<?> elements = one instanceof Iterable<?> iterable ? iterable.iterator() : List.of().iterator();
        for (int i = 0; i < MOST_ELEMENTS && elements.hasNext(); i++) {
            elements.next();
        }
        if (one instanceof scala.collection.IterableOnce<?> once) {
            scala.collection.Iterator<?> each = once.iterator();
            for (int i = 0; i < MOST_ELEMENTS && each.hasNext(); i++) {
                each.next();
            }
        }
        return sum;
    }

    /** The least of several, since the first use of a class or of a way through the code costs once. */
    private static Attempt measured(Decoder decoder, byte[] input, Budget budget) {
        Attempt attempt = Attempt.of(decoder, input);
        for (int i = 0; i < TRIES && exceeds(attempt, input, budget); i++) {
            Attempt again = Attempt.of(decoder, input);
            attempt = new Attempt(again.object(), again.failure(), Math.min(attempt.allocatedBytes(), again.allocatedBytes()),
                    Math.min(attempt.cpuNanos(), again.cpuNanos()));
        }
        return attempt;
    }

    private static boolean exceeds(Attempt attempt, byte[] input, Budget budget) {
        return budget.isExceededByNanos(attempt.cpuNanos(), input.length)
                || budget.isExceededByBytes(attempt.allocatedBytes(), input.length);
    }

    /** Without the object, whose text may have no end. */
    private static String text(String what, Attempt attempt, byte[] input) {
        return what + ": failure=" + (attempt.failure() == null ? null : attempt.failure().getClass().getName()) + ", nanos="
                + attempt.cpuNanos() + ", bytes=" + attempt.allocatedBytes() + ", inputBytes=" + input.length;
    }
}
