// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.proof.values.CannotMakeException;
import dev.gridwire.proof.values.Implementers;
import dev.gridwire.proof.values.Maker;
import dev.gridwire.proof.values.ValueSizes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values of the present classes: those that the application gives, or made ones, the same each time. */
final class PresentValues {

    private static final ValueSizes SIZES = new ValueSizes(10, 2, 0);
    /** Keeps the seeds of consecutive values far apart. */
    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    /** How many are made to find those that show more. */
    private static final int CANDIDATES = 400;
    /** So many of them at most, for classes with hundreds of subclasses or constants. */
    private static final int MOST_MORE = 100;

    private final Application application;
    private final Maker maker;

    PresentValues(Application application) {
        this.application = application;
        this.maker = new Maker(SIZES, new Implementers(application.folders()));
    }

    /**
     * Returns values.
     *
     * @param count how many to make; more of them follow, if they show more
     * @throws CannotMakeException if none are given, and none can be made
     */
    List<Object> of(Class<?> type, int count) {
        List<Object> given = application.values().get(type.getName());
        if (given != null) {
            return given;
        }
        List<Object> made = new ArrayList<>();
        Variety variety = new Variety();
        @Nullable CannotMakeException failure = null;
        for (int i = 1; i <= CANDIDATES && made.size() < count + MOST_MORE; i++) {
            try {
                Object value = maker.make(type, i * GOLDEN);
                if (variety.add(value) || made.size() < count) {
                    made.add(value);
                }
            } catch (CannotMakeException e) {
                failure = e;
                if (made.isEmpty()) {
                    break;
                }
            }
        }
        if (made.isEmpty() && failure != null) {
            throw failure;
        }
        return made;
    }
}
