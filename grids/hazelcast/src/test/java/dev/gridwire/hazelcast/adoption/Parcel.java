// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption;

import java.util.ArrayList;
import java.util.List;

/** A value that is not Serializable: zero-config Compact's, until Gridwire writes. Strict marshallers set no final field. */
final class Parcel {

    private int id;
    private int version;
    private Label label;
    private List<Label> former = new ArrayList<>();

    Parcel(int id, int version) {
        this.id = id;
        this.version = version;
        this.label = new Label("parcel " + id + " at " + version);
        for (int i = 0; i < version % 3; i++) {
            former.add(new Label("former " + i));
        }
    }

    /** What it holds. */
    static final class Label {

        private String text;

        Label(String text) {
            this.text = text;
        }
    }

    int version() {
        return version;
    }

    /** Whether it is the parcel stored under this id. */
    boolean isWhole(int expectedId) {
        return id == expectedId && label.text.equals("parcel " + id + " at " + version) && former.size() == version % 3
                && former.stream().allMatch(each -> each.text.startsWith("former "));
    }
}
