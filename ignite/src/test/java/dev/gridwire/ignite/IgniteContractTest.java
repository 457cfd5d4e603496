// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.GridContract;
import java.util.function.UnaryOperator;
import org.apache.ignite.IgniteCheckedException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** The contract on two nodes: one stores, the other reads. */
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
        return new Door() {
            @Override
            public byte[] write(Object value) throws IgniteCheckedException {
                return made.marshal(value);
            }

            @Override
            public Object read(byte[] bytes) throws IgniteCheckedException {
                return made.unmarshal(bytes, getClass().getClassLoader());
            }
        };
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof IgniteCheckedException;
    }
}
