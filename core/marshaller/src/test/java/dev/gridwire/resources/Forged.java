// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.resources;

import dev.gridwire.Marshaller;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.Tags;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Payloads of containers that nobody could fill in time: written as others whose bytes are the same behind the type. */
final class Forged {

    private static final int FIRST_TYPE = 8;
    private static final int RARE_TYPE = 63;
    private static final int KEYED = 0b10;
    /** Of another type than all keys. */
    private static final Object VALUE = true;

    private Forged() {}

    /** A payload of a list, under the type of another collection; without a comparator, if that has one. */
    static byte[] collection(Marshaller marshaller, JdkType type, Collection<?> elements, boolean haveIdentity) {
        byte[] list = marshaller.marshal(new ArrayList<>(elements));
        return joined(head(list[0], type, haveIdentity), list, 2);
    }

    /** A map with these keys, each with the same value: as a list of both in turn, of which each names its type. */
    static byte[] map(Marshaller marshaller, JdkType type, Collection<?> keys, boolean haveIdentity) {
        List<Object> entries = new ArrayList<>(2 * keys.size());
        for (Object key : keys) {
            entries.add(key);
            entries.add(VALUE);
        }
        byte[] list = marshaller.marshal(entries);
        byte[] forms = {Tags.EACH_NAMED, Tags.EACH_NAMED};
        byte[] content = joined(varint(keys.size()), joined(forms, list, 2 + varint(entries.size()).length + 1), 0);
        return joined(head(list[0], type, haveIdentity), content, 0);
    }

    private static byte[] varint(int value) {
        byte[] bytes = new byte[5];
        int at = 0;
        int rest = value;
        for (; rest >= 0x80; rest >>>= 7) {
            bytes[at++] = (byte) (rest | 0x80);
        }
        bytes[at++] = (byte) rest;
        return Arrays.copyOf(bytes, at);
    }

    /** Lists whose payload is changed into one of hash sets, all of them. */
    static byte[] nestedSets(Marshaller marshaller, List<Object> root) {
        byte[] payload = marshaller.marshal(root);
        payload[0] |= KEYED;
        for (int i = 1; i < payload.length; i++) {
            if (payload[i] == FIRST_TYPE + JdkType.ARRAY_LIST.number()) {
                payload[i] = (byte) (FIRST_TYPE + JdkType.HASH_SET.number());
            }
        }
        return payload;
    }

    private static byte[] head(byte header, JdkType type, boolean keyed) {
        byte first = (byte) (keyed ? header | KEYED : header);
        byte[] tag = type.number() < RARE_TYPE
                ? new byte[] {first, (byte) (FIRST_TYPE + type.number())}
                : new byte[] {first, (byte) (FIRST_TYPE + RARE_TYPE), (byte) (type.number() - RARE_TYPE - 1)};
        return hasComparator(type) ? Arrays.copyOf(tag, tag.length + 1) : tag;
    }

    private static boolean hasComparator(JdkType type) {
        return switch (type) {
            case TREE_SET, TREE_MAP, PRIORITY_QUEUE, PRIORITY_BLOCKING_QUEUE -> true;
            case CONCURRENT_SKIP_LIST_SET, CONCURRENT_SKIP_LIST_MAP -> true;
            default -> false;
        };
    }

    private static byte[] joined(byte[] head, byte[] rest, int from) {
        byte[] joined = Arrays.copyOf(head, head.length + rest.length - from);
        System.arraycopy(rest, from, joined, head.length, rest.length - from);
        return joined;
    }
}
