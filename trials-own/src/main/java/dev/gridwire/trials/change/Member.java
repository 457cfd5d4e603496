// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.hazelcast.place.LoaderService;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One member of a grid: a class in one state, in a loader of its own, and a contestant that knows it. */
abstract class Member implements AutoCloseable {

    private final LoaderService service;

    Member(LoaderService service) {
        this.service = service;
    }

    /** A contestant that cannot hold the class, and why. */
    static final class RefusedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        RefusedException(String why) {
            super(why);
        }
    }

    /** The fields of a value, by the names that they have in the old state. */
    abstract Map<String, @Nullable Object> content(Object value);

    /** The same of a value that was read from the old state's bytes, which says nothing of what only the new one has. */
    Map<String, @Nullable Object> upgradedContent(Object value) {
        return content(value);
    }

    final Class<?> root() {
        return service.root();
    }

    final byte[] write(Object value) throws Exception {
        return service.write(value);
    }

    /** Gives a value of this member's class; any other object is an error. */
    final Object read(byte[] bytes) throws Exception {
        return service.read(bytes);
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
