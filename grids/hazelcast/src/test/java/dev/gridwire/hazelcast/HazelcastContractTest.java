// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.RollingContract;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** The contract on a real member, with a client that stores and reads. */
@AtDoor("Hazelcast")
class HazelcastContractTest extends RollingContract {

    private static final int PORT = 17_797;

    private static ContractGrid grid;
    private static HazelcastInstance client;
    /** A client of each application, whose loader finds other classes. */
    private static final Map<ClassLoader, HazelcastInstance> CLIENTS = new HashMap<>();

    @BeforeAll
    static void start() {
        grid = new ContractGrid(PORT, RollingContract::allowed);
        client = clientOf(HazelcastContractTest.class.getClassLoader());
    }

    @AfterAll
    static void stop() {
        grid.close();
    }

    private static HazelcastInstance clientOf(@Nullable ClassLoader loader) {
        return loader == null ? client : CLIENTS.computeIfAbsent(
                loader, each -> grid.client(each, grid.serialization(RollingContract::allowed, Object.class)));
    }

    @Override
    protected void put(Object key, Object value) {
        client.getMap("contract").set(key, value);
    }

    @Override
    protected Object get(Object key) {
        return grid.member().getMap("contract").get(key);
    }

    @Override
    protected byte[] write(Object value) throws IOException {
        return grid.write(clientOf(value.getClass().getClassLoader()), value);
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return ContractGrid.read(clientOf(loader), bytes);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return grid.door(settings);
    }

    @Override
    protected Door former() {
        return grid.stored(new SerializationConfig());
    }

    @Override
    protected Door reading(UnaryOperator<MarshallerBuilder> settings) {
        return grid.stored(grid.serialization(settings, ReadOnly.class));
    }

    @Override
    protected Door writing(UnaryOperator<MarshallerBuilder> settings) {
        return grid.stored(grid.serialization(settings, Object.class));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof HazelcastSerializationException;
    }
}
