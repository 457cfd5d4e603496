// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A recording; all fields final, no default constructor. */
@SuppressWarnings("serial") // the list is an ArrayList
public final class Recording implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String address;
    private final String title;
    private final Encoding encoding;
    private final long durationMillis;
    private final boolean restored;
    private final Carrier carrier;
    private final List<String> people;
    private final @Nullable String licence;

    /**
     * Creates a recording; keeps the list.
     *
     * @param licence null if all rights are reserved
     */
    public Recording(
            String address,
            String title,
            Encoding encoding,
            long durationMillis,
            boolean restored,
            Carrier carrier,
            List<String> people,
            @Nullable String licence) {
        this.address = address;
        this.title = title;
        this.encoding = encoding;
        this.durationMillis = durationMillis;
        this.restored = restored;
        this.carrier = carrier;
        this.people = people;
        this.licence = licence;
    }

    String address() {
        return address;
    }

    String title() {
        return title;
    }

    Encoding encoding() {
        return encoding;
    }

    long durationMillis() {
        return durationMillis;
    }

    boolean isRestored() {
        return restored;
    }

    Carrier carrier() {
        return carrier;
    }

    List<String> people() {
        return people;
    }

    @Nullable String licence() {
        return licence;
    }
}
