// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.LocalSchema;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.ground.Refusal;
import dev.gridwire.payload.Limits;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;

/** Names types: in full the first time in a payload, and by their place in it from then on. */
final class TypeWriter {

    private static final int FIRST_TYPES = 16;

    private final WireOutput out;
    private final Limits limits;
    private long carriedBytes;
    /** The type's place in the payload + 1, by the codec's number. */
    private int[] places = new int[FIRST_TYPES];
    private int[] named = new int[FIRST_TYPES];
    private int namedCount;
    /** The places of types that are missing here, which have no number. */
    private final Map<Codec, Integer> unknown = new IdentityHashMap<>(1);

    TypeWriter(WireOutput out, Limits limits) {
        this.out = out;
        this.limits = limits;
    }

    void write(Codec codec) {
        if (codec.tag() != Tags.NULL) {
            out.writeByte(codec.tag());
        } else if (codec.name() instanceof TypeName.Named) {
            writeNamed(codec);
        } else if (codec.name() instanceof TypeName.Numbered numbered) {
            writeNumber(numbered.type().number());
        } else {
            writeNumber(JdkType.ARRAY.number());
            write(((TypeName.ArrayOf) codec.name()).component());
        }
    }

    /** Names a class by its id or name. */
    private void writeNamed(Codec codec) {
        if (!writePlace(codec)) {
            add(codec);
            writeNew((TypeName.Named) codec.name());
        }
    }

    /** Names a type by its place, if it has one. */
    private boolean writePlace(Codec codec) {
        int number = codec.number();
        int place = number < places.length ? places[number] : 0;
        if (place == 0) {
            place = number == TypeName.UNKNOWN_PLACE ? unknown.getOrDefault(codec, 0) : 0;
            if (place == 0) {
                return false;
            }
        }
        out.writeVarint(Tags.FIRST_TYPE + Tags.FIRST_NAMED_TYPE - 1L + place);
        return true;
    }

    private void writeNumber(int number) {
        if (number < Tags.RARE_TYPE) {
            out.writeByte(Tags.FIRST_TYPE + number);
        } else {
            out.writeByte(Tags.FIRST_TYPE + Tags.RARE_TYPE);
            out.writeVarint(number - Tags.RARE_TYPE - 1);
        }
    }

    private void writeNew(TypeName.Named name) {
        LocalSchema local = name.local();
        if (local == null || local.isShared()) {
            name.write(out);
            return;
        }
        carriedBytes += local.description().byteCount();
        Refusal.requireWithin("The payload carries schemas that are too long", "schemaBytes", carriedBytes, limits.schemaBytes());
        name.writeWith(local.description(), out);
    }

    /** Returns how many types were named. */
    int count() {
        return namedCount;
    }

    /** Returns the number of the codec whose type has a place, from 0. */
    int numberAt(int place) {
        return named[place];
    }

    /** Returns the bytes of the schemas that the payload carries so far. */
    long carriedBytes() {
        return carriedBytes;
    }

    /** Registers a type that is being named. */
    void add(Codec codec) {
        add(codec.number());
        if (codec.number() == TypeName.UNKNOWN_PLACE) {
            unknown.put(codec, namedCount);
        }
    }

    /** Registers a type by the number of its codec. */
    void add(int number) {
        if (namedCount >= limits.types()) {
            throw Refusal.limit("The payload names too many types", "types", namedCount + 1L, limits.types());
        }
        if (number >= places.length) {
            places = Arrays.copyOf(places, Math.max(number + 1, places.length * 2));
        }
        if (namedCount == named.length) {
            named = Arrays.copyOf(named, namedCount * 2);
        }
        named[namedCount++] = number;
        if (number != TypeName.UNKNOWN_PLACE) {
            places[number] = namedCount;
        }
    }

    void clear() {
        for (int i = 0; i < namedCount; i++) {
            places[named[i]] = 0;
        }
        namedCount = 0;
        carriedBytes = 0;
        if (!unknown.isEmpty()) {
            unknown.clear();
        }
    }
}
