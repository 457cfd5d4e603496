// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Writes and reads adders, locks and semaphores. The form of an adder is its sum. The form of a lock is whether it is fair; it
 * comes back unlocked, as in Java serialization.
 */
public final class ConcurrentCodec extends LeafCodec {

    private final JdkType jdkType;

    ConcurrentCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name, Identity.KEPT);
        this.jdkType = jdkType;
    }

    @Override
    public void write(WireOutput out, Object value) {
        switch (jdkType) {
            case LONG_ADDER -> out.writeLong(((LongAdder) value).sum());
            case DOUBLE_ADDER -> out.writeDouble(((DoubleAdder) value).sum());
            case REENTRANT_LOCK -> out.writeBoolean(((ReentrantLock) value).isFair());
            case REENTRANT_READ_WRITE_LOCK -> out.writeBoolean(((ReentrantReadWriteLock) value).isFair());
            default -> {
                out.writeInt(((Semaphore) value).availablePermits());
                out.writeBoolean(((Semaphore) value).isFair());
            }
        }
    }

    @Override
    public Object read(WireInput in) {
        return switch (jdkType) {
            case LONG_ADDER -> longAdder(in.readLong());
            case DOUBLE_ADDER -> doubleAdder(in.readDouble());
            case REENTRANT_LOCK -> new ReentrantLock(in.readBoolean());
            case REENTRANT_READ_WRITE_LOCK -> new ReentrantReadWriteLock(in.readBoolean());
            default -> {
                int permits = in.readInt();
                yield new Semaphore(permits, in.readBoolean());
            }
        };
    }

    private static LongAdder longAdder(long sum) {
        LongAdder adder = new LongAdder();
        adder.add(sum);
        return adder;
    }

    private static DoubleAdder doubleAdder(double sum) {
        DoubleAdder adder = new DoubleAdder();
        adder.add(sum);
        return adder;
    }
}
