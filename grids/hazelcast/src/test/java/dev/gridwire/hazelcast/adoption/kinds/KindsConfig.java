// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption.kinds;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.ByteArraySerializer;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Carried;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Compacted;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Custom;
import dev.gridwire.hazelcast.adoption.kinds.Goods.CustomBytes;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Identified;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Plain;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** What an application without Gridwire configures for its own serializers. */
final class KindsConfig {

    private KindsConfig() {}

    @SuppressWarnings("removal") // Clusters have portable values.
    static SerializationConfig serialization() {
        SerializationConfig config = new SerializationConfig()
                .addDataSerializableFactory(Goods.ID, id -> new Identified())
                .addPortableFactory(Goods.ID, id -> new Carried())
                .addSerializerConfig(new SerializerConfig().setTypeClass(Custom.class).setImplementation(new ByStream()))
                .addSerializerConfig(new SerializerConfig().setTypeClass(CustomBytes.class).setImplementation(new ByBytes()));
        config.getCompactSerializationConfig().addSerializer(new ByCompact());
        return config;
    }

    /** Gives a part to another serializer. */
    static final class ByStream implements StreamSerializer<Custom> {

        @Override
        public int getTypeId() {
            return 41;
        }

        @Override
        public void write(ObjectDataOutput out, Custom custom) throws IOException {
            out.writeInt(-100);
            out.writeObject(new Plain(custom.text()));
        }

        @Override
        public Custom read(ObjectDataInput in) throws IOException {
            in.readInt();
            Plain plain = in.readObject();
            return new Custom(plain.text());
        }
    }

    private static final class ByBytes implements ByteArraySerializer<CustomBytes> {

        @Override
        public int getTypeId() {
            return 42;
        }

        @Override
        public byte[] write(CustomBytes custom) {
            return custom.text().getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public CustomBytes read(byte[] bytes) {
            return new CustomBytes(new String(bytes, StandardCharsets.UTF_8));
        }
    }

    private static final class ByCompact implements CompactSerializer<Compacted> {

        @Override
        public Compacted read(CompactReader reader) {
            return new Compacted(reader.readString("text"));
        }

        @Override
        public void write(CompactWriter writer, Compacted compacted) {
            writer.writeString("text", compacted.text());
        }

        @Override
        public String getTypeName() {
            return "compacted";
        }

        @Override
        public Class<Compacted> getCompactClass() {
            return Compacted.class;
        }
    }
}
