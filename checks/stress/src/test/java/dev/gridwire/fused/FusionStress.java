// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.payload.Limits;
import dev.gridwire.wire.WireOutput;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Two threads write the first graphs of a root class: one of them builds code, and both write by it. */
@JCStressTest
@Outcome(id = "1, 1, 1", expect = Expect.ACCEPTABLE, desc = "Built once, and whole for both.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Built twice, or by code that is not whole.")
@State
public class FusionStress {

    private static final byte WRITTEN = 77;

    private final Learning fusion = new Learning();

    /** An actor. */
    @Actor
    public void write(III_Result result) {
        result.r1 = isWritten();
    }

    /** Another. */
    @Actor
    public void writeToo(III_Result result) {
        result.r2 = isWritten();
    }

    /** Afterwards. */
    @Arbiter
    public void atLast(III_Result result) {
        result.r3 = fusion.builds.get() == 1 && fusion.obstacle() == null && fusion.code() == FusedCode.GENERATED ? 1 : 0;
    }

    private int isWritten() {
        WireOutput out = new WireOutput(Limits.DEFAULT.bytes());
        boolean isWritten = fusion.write(new FusedWriter(out, Limits.DEFAULT), this, null);
        return isWritten && out.position() == 2 && out.toByteArray()[1] == WRITTEN ? 1 : 0;
    }

    /** Builds code for its first graph. */
    private static final class Learning extends Fusion {

        private final AtomicInteger builds = new AtomicInteger();

        Learning() {
            super(0, true, null);
        }

        @Override
        protected boolean observe(Object graph) {
            return true;
        }

        @Override
        protected FusedRoot build(FusedCode code) {
            builds.incrementAndGet();
            return new FusedRoot(new OneByte(), false, false, Set.of());
        }
    }

    /** Writes one byte for any graph. */
    private static final class OneByte implements FusedGraph {

        private final byte[] content = {WRITTEN};

        @Override
        public boolean isShared() {
            return false;
        }

        @Override
        public int write(FusedWriter writer, byte[] bytes, int at, Object root) {
            bytes[at] = content[0];
            return at + 1;
        }

        @Override
        public Object read(FusedReader reader, boolean isNamed) {
            throw new UnsupportedOperationException();
        }
    }
}
