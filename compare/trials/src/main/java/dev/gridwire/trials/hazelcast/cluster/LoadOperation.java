// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.Locale;

/** The operation that clients call. */
enum LoadOperation {
    SET,
    GET;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
