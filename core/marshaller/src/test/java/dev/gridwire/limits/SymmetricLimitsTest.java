// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.payload.Limits;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.universe.GraphMaker;
import dev.gridwire.testkit.universe.Universe;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Writing refuses if and only if reading would: random graphs against marshallers with small random limits. */
class SymmetricLimitsTest {

    private static final int GRAPHS = Effort.of("gridwire.symmetric", 10_000);
    private static final long SEED = Long.getLong("gridwire.seed", 1L);
    private static final int UNIVERSES = 3;
    private static final int MARSHALLERS = 12;
    private static final int MEDIUM = 30;

    private int writtenAndRead;
    private int refusedByBoth;

    /** A marshaller, and whether it may write other bytes than one with wide limits: it defers sooner. */
    private record Limited(Marshaller marshaller, Limits limits, boolean mayDefer) {

        static Limited of(Universe universe, SplittableRandom random) {
            Limits limits = random(random);
            return new Limited(SymmetricLimitsTest.limited(universe, limits), limits, limits.depth() < 128);
        }

        private static Limits random(SplittableRandom random) {
            Limits limits = Limits.DEFAULT;
            for (int i = random.nextInt(3); i >= 0; i--) {
                limits = switch (random.nextInt(7)) {
                    case 0 -> limits.withBytes(1 + random.nextInt(600));
                    case 1 -> limits.withDepth(1 + random.nextInt(8));
                    case 2 -> limits.withReferences(random.nextInt(30));
                    case 3 -> limits.withContainerLength(random.nextInt(4));
                    case 4 -> limits.withHashNesting(1 + random.nextInt(3));
                    case 5 -> limits.withTypes(random.nextInt(6));
                    default -> limits.withSchemaBytes(random.nextInt(1_000));
                };
            }
            return limits;
        }
    }

    private static Marshaller limited(Universe universe, Limits limits) {
        return Marshaller.builder()
                .classLoader(universe.loader())
                .allowPackage(universe.packageName())
                .allowPackage(universe.packageName() + ".base")
                .limits(limits)
                .build();
    }

    @Test
    @Proves(topic = Topic.RESOURCES, value = "Each limit makes writing refuse what it makes reading refuse, and the reverse")
    void writingAndReadingAgree() {
        for (Universe universe : Universe.make(SEED, UNIVERSES)) {
            SplittableRandom random = new SplittableRandom(universe.seed());
            Marshaller wide = limited(universe, Limits.DEFAULT);
            List<Limited> limited = new ArrayList<>();
            for (int i = 0; i < MARSHALLERS; i++) {
                limited.add(Limited.of(universe, random));
            }
            for (int i = 0; i < GRAPHS / UNIVERSES; i++) {
                Object graph = new GraphMaker(universe, random.split(), 1 + random.nextInt(MEDIUM)).make();
                compare(universe + ", graph=" + i, graph, wide, limited.get(random.nextInt(MARSHALLERS)));
            }
        }
        assertThat(writtenAndRead).as("graphs that are within the limits").isGreaterThan(GRAPHS / 20);
        assertThat(refusedByBoth).as("graphs that are not").isGreaterThan(GRAPHS / 20);
    }

    private void compare(String place, Object graph, Marshaller wide, Limited limited) {
        byte[] bytes = written(wide, graph);
        if (bytes == null) {
            return;
        }
        byte[] own = written(limited.marshaller, graph);
        String what = place + ", " + limited.limits + ", bytes=" + HexFormat.of().formatHex(bytes);
        if (own != null) {
            GridwireException refused = refusal(limited.marshaller, own);
            if (refused != null) {
                fail("written but not read: %s: %s", what, refused);
            }
            writtenAndRead++;
        } else {
            GridwireException refused = refusal(limited.marshaller, bytes);
            if (refused == null) {
                fail("read but not written: %s: %s", what, refusalOfWriting(limited.marshaller, graph));
            }
            refusedByBoth++;
        }
        if (own == null || limited.mayDefer) {
            return;
        }
        assertThat(own).as(what).isEqualTo(bytes);
    }

    private static byte @Nullable [] written(Marshaller marshaller, Object graph) {
        try {
            return marshaller.marshal(graph);
        } catch (GridwireException e) {
            return null;
        }
    }

    private static @Nullable GridwireException refusalOfWriting(Marshaller marshaller, Object graph) {
        try {
            marshaller.marshal(graph);
            return null;
        } catch (GridwireException e) {
            return e;
        }
    }

    private static @Nullable GridwireException refusal(Marshaller marshaller, byte[] bytes) {
        try {
            marshaller.unmarshal(bytes);
            return null;
        } catch (MismatchedShapeException e) {
            return e;
        }
    }
}
