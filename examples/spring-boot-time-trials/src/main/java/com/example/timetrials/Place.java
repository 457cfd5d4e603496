// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

/** Who calls the map. */
enum Place {
    MEMBER("member"),
    CLIENT("client");

    private final String title;

    Place(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }
}
