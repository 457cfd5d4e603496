// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

/**
 * Lists the numbers that announce values; each is written as a varint.
 *
 * <pre>
 * a slot whose type the bytes do not name     a slot whose type they name
 * 0      null                                 0      null
 * 1      new, body follows                    1      new, of exactly the declared class
 * 2      new, deferred                        2      new, type by id
 * 3      unknown fields: 1 or 2 follows       3      new, type by name
 * 4 + d  the object d + 1 handles back        4      deferred; a type as in 1, 2, 3 or 8 + t follows
 *                                             5      unknown fields: 1, 2, 3, 4, 7 or 8 + t follows
 *                                             6      back reference: varint d follows
 *                                             7      a schema that the payload carries: 2 or 3 follows, and the schema behind
 *                                             8 + t  type t: below 63 a common type of the JDK; 63 a rare one, its number
 *                                                    follows; from 64 the (t - 64)th type that the payload named
 * </pre>
 */
public final class Tags {

    /** Null, in any slot. */
    public static final int NULL = 0;
    /** Unnamed type: a new object. */
    public static final int SAME_NEW = 1;
    /** Unnamed type: a new object whose content follows later. */
    public static final int SAME_DEFERRED = 2;
    /** Unnamed type: a new object with unknown fields; one of the two tags above follows. */
    public static final int SAME_UNKNOWN_FIELDS = 3;
    /** Unnamed type: the first of the back references. */
    public static final int SAME_BACK = 4;
    /** Named type: exactly the slot's declared class. */
    public static final int DECLARED = 1;
    /** Named type: an id and a schema follow. */
    public static final int BY_ID = 2;
    /** Named type: a name and a schema follow. */
    public static final int BY_NAME = 3;
    /** Named type: a type follows, the content later. */
    public static final int DEFERRED = 4;
    /** Named type: a new object with unknown fields; a type follows. */
    public static final int UNKNOWN_FIELDS = 5;
    /** Named type: a distance follows. */
    public static final int BACK = 6;
    /** Named type: an id or name follows, and all of the schema. */
    public static final int CARRIED = 7;
    /** Replaces a class's name after {@link #CARRIED}, because the schema contains the name. It is the byte of a null string. */
    public static final int NAMED_BY_SCHEMA = 0;
    /** Named type: the first of the types. */
    public static final int FIRST_TYPE = 8;
    /** The type that is an array of references; its component follows. */
    public static final int ARRAY_TYPE = 10;
    /** The type that is a rare JDK type. */
    public static final int RARE_TYPE = 63;
    /** The first type that the payload itself named. */
    public static final int FIRST_NAMED_TYPE = 64;

    /** Container: each element names its type. */
    public static final int EACH_NAMED = 0;
    /** Container: one type without identity, no null. */
    public static final int ONE_BARE = 1;
    /** Container: one type; null and back references occur. */
    public static final int ONE_TYPE = 2;

    private Tags() {}

    /** Returns the tag of a common JDK type; {@link #NULL} for a rare one, which takes more than a tag, and for arrays. */
    public static int ofType(int number) {
        return number < RARE_TYPE && number != ARRAY_TYPE ? FIRST_TYPE + number : NULL;
    }

    /** Returns the number of a rare type, given the varint after its tag; -1 if there is no such number. */
    public static long rareNumber(long behindTag) {
        return behindTag >= 0 && behindTag < Integer.MAX_VALUE ? behindTag + RARE_TYPE + 1 : -1;
    }
}
