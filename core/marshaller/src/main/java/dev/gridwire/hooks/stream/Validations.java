// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import java.io.InvalidObjectException;
import java.io.ObjectInputValidation;
import java.util.ArrayList;
import java.util.List;

/** Keeps the validations that objects registered until the whole graph exists (Java Object Serialization Specification 3.5). */
public final class Validations {

    private final List<Entry> entries = new ArrayList<>(0);

    /** Makes an empty list. */
    public Validations() {}

    private record Entry(ObjectInputValidation callback, int priority) {}

    /** Adds a validation before others of the same priority, as Java serialization does. */
    void add(ObjectInputValidation callback, int priority) {
        int at = 0;
        while (at < entries.size() && entries.get(at).priority() > priority) {
            at++;
        }
        entries.add(at, new Entry(callback, priority));
    }

    /** Calls all validations, the highest priority first. */
    public void run() throws InvalidObjectException {
        for (Entry entry : entries) {
            entry.callback().validateObject();
        }
    }

    /** Forgets everything. */
    public void clear() {
        entries.clear();
    }
}
