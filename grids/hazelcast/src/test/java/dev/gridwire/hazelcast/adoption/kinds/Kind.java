// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption.kinds;

import com.hazelcast.core.HazelcastJsonValue;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Bare;
import dev.gridwire.hazelcast.adoption.kinds.Goods.ByHand;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Carried;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Colour;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Compacted;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Custom;
import dev.gridwire.hazelcast.adoption.kinds.Goods.CustomBytes;
import dev.gridwire.hazelcast.adoption.kinds.Goods.External;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Fields;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Hooked;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Identified;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Plain;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Proxied;
import dev.gridwire.hazelcast.adoption.kinds.Goods.Simple;
import java.time.Instant;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** The kinds of values. A text makes a value, and the same text an equal one. */
enum Kind {
    STRING(text -> text),
    LONGS(text -> new long[] {text.length(), text.hashCode()}),
    STRINGS(text -> new String[] {text, null}),
    BOX(text -> (long) text.hashCode()),
    JSON(text -> new HazelcastJsonValue("{\"text\": \"" + text + "\"}")),
    RECORD(Plain::new),
    FIELDS(Fields::new),
    HOOKED(Hooked::new),
    PROXIED(Proxied::new),
    EXTERNAL(External::new),
    ENUM(text -> Colour.values()[Math.floorMod(text.hashCode(), Colour.values().length)]),
    JDK_VALUE(text -> Instant.ofEpochSecond(text.hashCode())),
    JDK_COLLECTION(text -> List.of(new Plain(text), Map.of(text, Set.of(1)))),
    LIST(text -> new ArrayList<>(List.of(text, new Plain(text), new External(text)))),
    LIST_OF_EXTERNAL(text -> new ArrayList<>(List.of(new External(text)))),
    LIST_OF_ZERO_CONFIG(text -> new ArrayList<>(List.of(new Simple(text)))),
    SET(text -> new HashSet<>(Set.of(new Plain(text), 5))),
    MAP(text -> new LinkedHashMap<>(Map.of(text, new ArrayList<>(List.of(new Plain(text)))))),
    SORTED_MAP(text -> new TreeMap<>(Map.of(text, new Fields(text)))),
    ENTRY(text -> new AbstractMap.SimpleEntry<>(text, new Plain(text))),
    ARRAY(text -> new Object[] {new Plain(text), text, new Fields(text)}),
    BY_HAND(text -> new ByHand(text, new Plain(text))),
    BY_HAND_IN_LIST(text -> new ArrayList<>(List.of(new ByHand(text, new ArrayList<>(List.of(new Plain(text))))))),
    IDENTIFIED(text -> new Identified(text, new Plain(text))),
    IDENTIFIED_OF_BUILT_INS(text -> new Identified(text, 5)),
    PORTABLE(Carried::new),
    COMPACT(Compacted::new),
    ZERO_CONFIG(Simple::new),
    CUSTOM(Custom::new),
    CUSTOM_BYTES(CustomBytes::new),
    /** The first that cannot be written without Gridwire. */
    BARE(Bare::new),
    BY_HAND_OF_BARE(text -> new ByHand(text, new Bare(text)));

    private final Function<String, Object> maker;

    Kind(Function<String, Object> maker) {
        this.maker = maker;
    }

    /** Whether Hazelcast writes it by itself, too. */
    boolean existsWithoutGridwire() {
        return this != BARE && this != BY_HAND_OF_BARE;
    }

    /** The kinds of all the time, by turns. */
    static Kind of(int id) {
        return values()[id % BARE.ordinal()];
    }

    Object make(int id, int version) {
        return maker.apply("value " + id + " at " + version);
    }

    boolean isMade(Object found, int id, int version) {
        return Objects.deepEquals(found, make(id, version));
    }
}
