// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import org.jspecify.annotations.Nullable;

/**
 * The printed facts about one value.
 *
 * @param offset the offset of its first byte
 * @param type empty if the line has no separate type
 * @param naming null if the payload does not name the type here
 * @param handle -1 for a value without identity
 * @param isBack whether it is a back reference to the handle
 * @param isLater whether the content follows the root
 * @param note begins with its separator
 * @param leaf null for a value that refers to others, and for null itself
 */
record Line(
        int offset,
        String type,
        @Nullable Naming naming,
        int handle,
        boolean isBack,
        boolean isLater,
        String note,
        @Nullable Leaf leaf) {

    private static final Leaf NULL = new Leaf("null", "");

    static Line ofNull(int offset) {
        return new Line(offset, "", null, -1, false, false, "", NULL);
    }

    static Line back(int offset, Node to) {
        return new Line(offset, to.type().text(), null, to.handle(), true, false, "", null);
    }

    /** Returns the line of a value without identity, whose type is not named. */
    static Line leaf(int offset, String type, Leaf leaf) {
        return new Line(offset, type, null, -1, false, false, "", leaf);
    }

    /** Returns a line with a remark about a part of an object. */
    static Line note(int offset, String note) {
        return new Line(offset, "", null, -1, false, false, note, null);
    }

    boolean isNull() {
        return leaf == NULL;
    }

    Line with(String newNote) {
        return new Line(offset, type, naming, handle, isBack, isLater, newNote, leaf);
    }

    Line later() {
        return new Line(offset, type, naming, handle, isBack, true, note, leaf);
    }

    /** Returns the text for people. */
    String text() {
        if (isBack) {
            return "-> #" + handle + " " + type;
        }
        StringBuilder text = new StringBuilder(type);
        if (naming != null) {
            text.append(" (").append(naming).append(')');
        }
        if (handle >= 0) {
            text.append(" #").append(handle);
        }
        text.append(isLater ? ", deferred" : "").append(note);
        if (leaf != null && !leaf.text().isEmpty()) {
            text.append(text.length() == 0 || note.endsWith(" ") ? "" : " ").append(leaf.text());
        }
        return type.isEmpty() && text.indexOf(", ") == 0 ? text.substring(2) : text.toString();
    }
}
