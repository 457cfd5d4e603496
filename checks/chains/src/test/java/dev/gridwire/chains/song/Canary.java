// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.chains.song;

import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicInteger;

/** The end of all chains: it counts how often it was made to sing, and does no more. An allowed class. */
public class Canary implements Serializable, Comparator<Object>, InvocationHandler, Type {

    private static final long serialVersionUID = 1L;
    private static final AtomicInteger SONGS = new AtomicInteger();

    /** Reading calls it by no rule; a chain may. */
    public Canary() {}

    /** Makes one, as a chain does. */
    public Canary(String song) {
        sing();
    }

    /** Counts the songs of all canaries. */
    public static int songs() {
        return SONGS.get();
    }

    /** Forgets the songs. */
    public static void hush() {
        SONGS.set(0);
    }

    /** Counts, and gives something that can be compared. */
    public Integer sing() {
        return SONGS.incrementAndGet();
    }

    /** The same, as a property. */
    public Integer getSong() {
        return sing();
    }

    @Override
    public int compare(Object one, Object other) {
        return sing();
    }

    /** Answers with itself. */
    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        return this;
    }
}
