// SPDX-License-Identifier: Apache-2.0
package benchmark.serializers;

import benchmark.model.Fixture;
import benchmark.model.v2.Document;
import benchmark.model.v2.Event;
import benchmark.model.v2.Message;
import benchmark.model.v2.Strings;
import benchmark.model.v2.Telemetry;
import dev.gridwire.Marshaller;
import dev.gridwire.schema.SchemaStore;

/** Gridwire with registered classes and stored schemas; shared references and cycles are kept. */
public final class GridwireSer implements BenchSerializer {

    private final Marshaller marshaller = Marshaller.builder()
            .schemas(SchemaStore.inMemory())
            .register(Message.class, 1)
            .register(Document.class, 2)
            .register(Document.DocumentMeta.class, 3)
            .register(Document.DocumentItem.class, 4)
            .register(Telemetry.class, 5)
            .register(Strings.class, 6)
            .register(Event.class, 7)
            .register(Event.EventAttr.class, 8)
            .build();

    @Override
    public String name() {
        return "gridwire";
    }

    @Override
    public String version() {
        return Versions.of(Marshaller.class);
    }

    @Override
    public String nativeKind() {
        return "message";
    }

    /** Stores the schemas, which later payloads refer to. */
    @Override
    public void prepare(Fixture fixture) {
        marshaller.marshal(fixture.value);
    }

    @Override
    public byte[] serializeBytes(Fixture fixture) {
        return marshaller.marshal(fixture.value);
    }

    @Override
    public Object deserializeBytes(byte[] data) {
        return marshaller.unmarshal(data);
    }
}
