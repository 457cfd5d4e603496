// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.AtDoor.Unmet;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.GridContract;
import dev.gridwire.grid.contract.Point;
import java.util.function.UnaryOperator;
import org.apache.ignite.IgniteCheckedException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** The contract on two nodes: one stores, the other reads. */
@AtDoor(value = "Ignite 2, marshaller", unmet = {
        @Unmet(point = Point.ROLLING, because = "all nodes of a cluster have the same marshaller."),
        @Unmet(point = Point.WAY_BACK, because = "all nodes of a cluster have the same marshaller.")
})
class IgniteContractTest extends GridContract {

    private static Nodes nodes;

    @BeforeAll
    static void start() {
        nodes = Nodes.start();
    }

    @AfterAll
    static void stop() {
        nodes.close();
    }

    @Override
    protected void put(Object key, Object value) {
        nodes.first().getOrCreateCache("contract").put(key, value);
    }

    @Override
    protected Object get(Object key) {
        return nodes.second().cache("contract").get(key);
    }

    @Override
    protected byte[] write(Object value) throws IgniteCheckedException {
        return nodes.marshaller().marshal(value);
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) throws IgniteCheckedException {
        return nodes.marshaller().unmarshal(bytes, loader);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        GridwireMarshaller made = new GridwireMarshaller(settings);
        return Door.of(made::marshal, bytes -> made.unmarshal(bytes, getClass().getClassLoader()));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof IgniteCheckedException;
    }
}
