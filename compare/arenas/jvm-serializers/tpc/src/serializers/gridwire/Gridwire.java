// SPDX-License-Identifier: Apache-2.0
package serializers.gridwire;

import data.media.Image;
import data.media.Media;
import data.media.MediaContent;
import dev.gridwire.Marshaller;
import dev.gridwire.schema.SchemaStore;
import serializers.JavaBuiltIn;
import serializers.SerClass;
import serializers.SerFeatures;
import serializers.SerFormat;
import serializers.SerGraph;
import serializers.Serializer;
import serializers.TestGroups;

/** Gridwire with registered classes and stored schemas; shared references and cycles are kept. */
public final class Gridwire {

    private Gridwire() {}

    /** Adds it to the benchmark. */
    public static void register(TestGroups groups) {
        groups.media.add(JavaBuiltIn.mediaTransformer, new MediaSerializer(), new SerFeatures(
                SerFormat.BINARY, SerGraph.FULL_GRAPH, SerClass.CLASSES_KNOWN, "class registration, references, checked input"));
    }

    private static final class MediaSerializer extends Serializer<MediaContent> {

        private final Marshaller marshaller = Marshaller.builder()
                .schemas(SchemaStore.inMemory())
                .register(MediaContent.class, 1)
                .register(Media.class, 2)
                .register(Media.Player.class, 3)
                .register(Image.class, 4)
                .register(Image.Size.class, 5)
                .build();

        @Override
        public String getName() {
            return "gridwire";
        }

        @Override
        public byte[] serialize(MediaContent content) {
            return marshaller.marshal(content);
        }

        @Override
        public MediaContent deserialize(byte[] array) {
            return marshaller.unmarshal(array);
        }
    }
}
