// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.EnumNameSerializer;
import dev.gridwire.Marshaller;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.ForyCodec;
import dev.gridwire.trials.codec.Forys;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.codec.JavaCodec;
import dev.gridwire.trials.codec.KryoCodec;
import dev.gridwire.trials.codec.Kryos;
import dev.gridwire.trials.codec.Marshallers;
import java.util.List;
import org.apache.fory.config.ForyBuilder;

/** Codecs that know no grid, set up as they are measured elsewhere, but for what lets classes change. */
final class Libraries {

    private Libraries() {}

    static CodecPair gridwire(Sides sides, EvolvingCase subject, SchemaStore store, UnknownFields fate) {
        return new CodecPair(gridwire(sides.before(), subject, store, fate), gridwire(sides.after(), subject, store, fate));
    }

    private static Codec gridwire(Side side, EvolvingCase subject, SchemaStore store, UnknownFields fate) {
        return new GridwireCodec(Marshallers
                .register(Marshaller.builder(), side.types(subject))
                .classLoader(Sides.loader(side))
                .schemas(store)
                .unknownFields(fate)
                .build());
    }

    static CodecPair fory(Sides sides, EvolvingCase subject, boolean compatible) {
        return new CodecPair(fory(sides.before(), subject, compatible), fory(sides.after(), subject, compatible));
    }

    private static Codec fory(Side side, EvolvingCase subject, boolean compatible) {
        ForyBuilder builder = Forys.builder().withClassLoader(Sides.loader(side));
        if (compatible) {
            builder.withCompatible(true).serializeEnumByName(true);
        }
        return new ForyCodec(builder.build(), side.types(subject));
    }

    static CodecPair kryo(Sides sides, EvolvingCase subject, boolean compatible) {
        return new CodecPair(kryo(sides.before(), subject, compatible), kryo(sides.after(), subject, compatible));
    }

    private static Codec kryo(Side side, EvolvingCase subject, boolean compatible) {
        Kryo kryo = Kryos.of(List.of());
        kryo.setClassLoader(Sides.loader(side));
        if (compatible) {
            kryo.setDefaultSerializer(CompatibleFieldSerializer.class);
            kryo.addDefaultSerializer(Enum.class, EnumNameSerializer.class);
        }
        side.types(subject).forEach(kryo::register);
        return new KryoCodec(kryo);
    }

    static CodecPair java(Sides sides) {
        return new CodecPair(new JavaCodec(Sides.loader(sides.before())), new JavaCodec(Sides.loader(sides.after())));
    }
}
