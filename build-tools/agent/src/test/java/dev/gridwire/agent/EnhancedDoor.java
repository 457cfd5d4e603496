// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.agent;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.GridwireException;
import dev.gridwire.grid.GridCodec;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.AtDoor.Unmet;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.GridContract;
import dev.gridwire.grid.contract.Point;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** The contract of a grid's serializer on classes whose code the enhancer made. Runs in a virtual machine with the agent. */
@AtDoor(value = "enhanced classes", unmet = {
        @Unmet(point = Point.ROLLING, because = "the grids' doors add it."),
        @Unmet(point = Point.WAY_BACK, because = "the grids' doors add it.")
})
class EnhancedDoor extends GridContract {

    private static final GridCodec CODEC = GridCodec.asTold(EnhancedDoor.class, builder -> builder, GridContract::allowed);

    private final Map<ByteBuffer, byte[]> stored = new ConcurrentHashMap<>();

    /** Runs it; the exit code is the number of failures. */
    public static void main(String[] arguments) {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(EnhancedDoor.class)).build(), listener);
        PrintWriter out = new PrintWriter(System.err, true);
        listener.getSummary().printFailuresTo(out, 30);
        listener.getSummary().printTo(out);
        System.exit((int) listener.getSummary().getTotalFailureCount());
    }

    @Override
    protected void put(Object key, Object value) {
        stored.put(ByteBuffer.wrap(CODEC.write(key)), CODEC.write(value));
    }

    @Override
    protected Object get(Object key) {
        byte[] bytes = stored.get(ByteBuffer.wrap(CODEC.write(key)));
        return bytes == null ? null : read(bytes, null);
    }

    @Override
    protected byte[] write(Object value) {
        return CODEC.write(value);
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return CODEC.read(bytes, 0, bytes.length, loader);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        GridCodec made = GridCodec.asTold(EnhancedDoor.class, builder -> builder, settings);
        return Door.of(made::write, bytes -> made.read(bytes, 0, bytes.length, null));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof GridwireException;
    }
}
