// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.loading;

import java.lang.ref.WeakReference;
import java.util.List;

/** Waits for the garbage collector. */
public final class Gone {

    private static final int TRIES = 40;

    private Gone() {}

    /** Whether no more than so many of the objects stay; the last one may stand in a dead local variable. */
    public static boolean soon(List<? extends WeakReference<?>> objects, int mostKept) throws InterruptedException {
        long kept = objects.size();
        for (int i = 0; i < TRIES && kept > mostKept; i++) {
            if (i > 0) {
                Thread.sleep(25);
            }
            System.gc();
            kept = objects.stream().filter(object -> object.get() != null).count();
        }
        return kept <= mostKept;
    }
}
