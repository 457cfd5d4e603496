// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.payload.Limits;
import dev.gridwire.wire.WireOutput;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** When code is built, and of what. The graphs are texts, which stand for the classes in them. */
class FusionTest {

    private static final int MANY = 20_000;

    private final FusedWriter writer = new FusedWriter(new WireOutput(1_000), Limits.DEFAULT, () -> {
        throw new IllegalStateException();
    });

    /** Code for the texts that were seen. */
    private record Texts(Set<String> seen) implements FusedGraph {

        @Override
        public boolean isShared() {
            return false;
        }

        @Override
        public int write(FusedWriter writer, byte[] bytes, int at, Object root) {
            if (!seen.contains(root)) {
                throw GuardFailed.instance();
            }
            return at;
        }

        @Override
        public Object read(FusedReader reader, boolean isNamed) {
            return "";
        }
    }

    private static final class Learning extends Fusion {

        private final Set<String> seen = new HashSet<>();
        private final List<FusedCode> builds = new ArrayList<>();
        private final Set<String> withoutCompanion;

        Learning(boolean definesClasses, boolean hasCompanions, String... withoutCompanion) {
            super(64, definesClasses, null);
            this.withoutCompanion = Set.of(withoutCompanion);
            if (hasCompanions) {
                takeCompanions();
            }
        }

        @Override
        protected boolean observe(Object graph, boolean refersBack) {
            return seen.add((String) graph);
        }

        @Override
        protected FusedRoot build(FusedCode code) throws UnfusableException {
            builds.add(code);
            if (code == FusedCode.COMPANIONS && seen.stream().anyMatch(withoutCompanion::contains)) {
                throw new UnfusableException("no companion");
            }
            return new FusedRoot(new Texts(Set.copyOf(seen)), false, false, Set.of());
        }
    }

    /** Writes as a marshaller does, and gives whether fused code did it. */
    private boolean write(Fusion fusion, String graph) {
        boolean isFused = fusion.write(writer, graph, null);
        if (!isFused) {
            fusion.walked(graph, 1, false);
        }
        writer.out().reset();
        return isFused;
    }

    private int writeAll(Fusion fusion, int count, String graph) {
        int fused = 0;
        for (int i = 0; i < count; i++) {
            fused += write(fusion, graph) ? 1 : 0;
        }
        return fused;
    }

    @Test
    void codeIsGeneratedAfterSomeGraphs() {
        Learning fusion = new Learning(true, false);
        assertThat(writeAll(fusion, 63, "a")).isZero();
        assertThat(fusion.code()).isNull();
        assertThat(writeAll(fusion, 37, "a")).isEqualTo(36);
        assertThat(fusion.code()).isEqualTo(FusedCode.GENERATED);
        assertThat(fusion.builds).containsExactly(FusedCode.GENERATED);
    }

    @Test
    void companionsServeSoonAndGiveWayWhereARootStaysInUse() {
        Learning fusion = new Learning(true, true);
        assertThat(writeAll(fusion, 1_000, "a")).isEqualTo(992);
        assertThat(fusion.builds).containsExactly(FusedCode.COMPANIONS);
        assertThat(fusion.code()).isEqualTo(FusedCode.COMPANIONS);
        assertThat(writeAll(fusion, MANY, "a")).isEqualTo(MANY);
        assertThat(fusion.builds).containsExactly(FusedCode.COMPANIONS, FusedCode.GENERATED);
        assertThat(fusion.code()).isEqualTo(FusedCode.GENERATED);
    }

    @Test
    void companionsServeFromTheFirstGraphOnWhereNoClassIsDefined() {
        Learning fusion = new Learning(false, true);
        assertThat(writeAll(fusion, 2 * MANY, "a")).isEqualTo(2 * MANY);
        assertThat(fusion.builds).containsExactly(FusedCode.COMPANIONS);
    }

    @Test
    void aReaderLearnsFromTheFirstGraph() {
        Learning fusion = new Learning(false, true);
        fusion.walked("a", 1, false);
        assertThat(fusion.code()).isEqualTo(FusedCode.COMPANIONS);
        assertThat(write(fusion, "a")).isTrue();
    }

    @Test
    void companionsLearnSoonAndThenEverMoreSlowly() {
        Learning fusion = new Learning(false, true);
        for (int i = 0; i < 100; i++) {
            writeAll(fusion, 200, "graph " + i);
        }
        assertThat(fusion.builds).hasSize(12);
        // It rests, since so many did not fit.
        assertThat(writeAll(fusion, MANY, "graph 0")).isPositive();
    }

    @Test
    void aClassWithoutACompanionIsWaitedForAsUsual() {
        Learning fusion = new Learning(true, true, "a");
        assertThat(writeAll(fusion, 100, "a")).isEqualTo(36);
        assertThat(fusion.builds).containsExactly(FusedCode.COMPANIONS, FusedCode.GENERATED);
        assertThat(fusion.obstacle()).isNull();
    }

    @Test
    void codeIsGeneratedForWhatCompanionsCannotServe() {
        Learning fusion = new Learning(true, true, "b");
        assertThat(writeAll(fusion, 10, "a")).isEqualTo(2);
        assertThat(writeAll(fusion, 100, "b")).isGreaterThan(80);
        assertThat(fusion.code()).isEqualTo(FusedCode.GENERATED);
        assertThat(write(fusion, "a")).isTrue();
    }

    @Test
    void theObstacleIsSaidWhereNoClassIsDefined() {
        Learning fusion = new Learning(false, true, "a");
        assertThat(writeAll(fusion, 100, "a")).isZero();
        assertThat(fusion.obstacle()).isEqualTo("no companion");
        assertThat(fusion.builds).containsExactly(FusedCode.COMPANIONS);
    }
}
