// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import org.jspecify.annotations.Nullable;

/** Texts and numbers that say whose they are and which revision, from 1, they were set by. */
public final class Marks {

    /** The class does not have the field. */
    public static final int UNKNOWN = -2;

    /** The field is null or 0: nobody set it. */
    public static final int NEVER = -1;

    /** The field holds a value that nobody wrote there, or fields that were set together do not agree. */
    public static final int GARBLED = -99;

    private static final int IDS = 1_024;

    private Marks() {}

    /** The value by which queries of both versions ask. */
    public static String code(int id) {
        return "code " + id;
    }

    /** A text. */
    public static String text(int id, int revision) {
        return "text " + revision + " of " + id;
    }

    /** A number other than 0. */
    public static int number(int id, int revision) {
        return revision * IDS + id % IDS;
    }

    /** The revision of a text. */
    public static int of(@Nullable String text, int id) {
        if (text == null) {
            return NEVER;
        }
        String[] words = text.split(" ");
        int revision = Integer.parseInt(words[1]);
        return text.equals(text(id, revision)) ? revision : GARBLED;
    }

    /** The revision of a number. */
    public static int of(long number, int id) {
        if (number == 0) {
            return NEVER;
        }
        return number % IDS == id % IDS ? (int) (number / IDS) : GARBLED;
    }

    /** The revision of a code and a number set with it. */
    public static int ofCode(String code, int id, long number) {
        return code.equals(code(id)) ? of(number, id) : GARBLED;
    }

    /** The revision of fields that are set together. */
    public static int same(int... revisions) {
        for (int revision : revisions) {
            if (revision != revisions[0]) {
                return GARBLED;
            }
        }
        return revisions[0];
    }
}
