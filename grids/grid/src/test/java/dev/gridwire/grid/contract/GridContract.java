// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.grid.contract.Shop.Cart;
import dev.gridwire.grid.contract.Shop.Item;
import dev.gridwire.grid.contract.Shop.Place;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.testkit.GraphText;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import dev.gridwire.testkit.law.HookedPair;
import dev.gridwire.testkit.law.MissingClasses;
import dev.gridwire.testkit.law.OddOrders;
import dev.gridwire.testkit.law.OddOrders.Kind;
import dev.gridwire.testkit.law.OddOrders.Order;
import dev.gridwire.testkit.law.RoundTripLaw;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** What every grid's serializer keeps. Each adapter extends it, and runs it against the real grid. */
public abstract class GridContract extends RefusalContract {

    private static final int THREADS = 16;
    private static final long SEED = Long.getLong("gridwire.seed", 61);
    private static final int USES = 100;
    private static final int PAIRS = 3;
    private static final String EVOLVED = "com.example.evolved.Account";

    /** Stores a value under a key, so that another process could read it. */
    protected abstract void put(Object key, Object value);

    /** Reads it, not out of the memory of the one that stored it. */
    protected abstract Object get(Object key);

    @Test
    @Holds(Point.VALUES)
    void cyclesAndRecordsComeBack() {
        for (int i = 0; i < 20; i++) {
            Cart cart = Cart.cyclic(i);
            put("cart " + i, cart);
            assertThat(get("cart " + i)).matches(cart::isLike, "like " + cart);
        }
    }

    @Test
    @Holds(Point.VALUES)
    void equalKeysFindTheValue() {
        put(new Place("Paris", 5), "five");
        assertThat(get(new Place(new String("Paris"), 5))).isEqualTo("five");
        assertThat(get(new Place("Paris", 6))).isNull();
    }

    @Test
    @Holds(Point.REFUSAL)
    protected void aRefusalNamesTheClassAndNothingIsLost() {
        put("kept", new Item("kept", BigDecimal.ONE, List.of()));
        Throwable refusal = catchThrowable(() -> put("kept", new Shop.Refused()));
        assertThat(refusal).isNotNull();
        assertThat(messages(refusal)).contains("java.lang.Thread");
        assertThat(get("kept")).isEqualTo(new Item("kept", BigDecimal.ONE, List.of()));
    }

    private static String messages(Throwable failure) {
        StringBuilder all = new StringBuilder(failure.getMessage() + "\n");
        if (failure.getCause() != null) {
            all.append(messages(failure.getCause()));
        }
        for (Throwable each : failure.getSuppressed()) {
            all.append(messages(each));
        }
        return all.toString();
    }

    @Test
    @Holds(Point.VALUES)
    void whatJavaSerializationWroteIsRead() throws Exception {
        Cart cart = Cart.cyclic(7);
        assertThat(read(JavaStreams.of(cart), getClass().getClassLoader())).matches(cart::isLike, "like " + cart);
    }

    @Test
    @Holds(Point.POLICY)
    void whatJavaSerializationWroteIsHeldToThePolicy() throws Exception {
        byte[] bytes = JavaStreams.of(new java.rmi.MarshalledObject<>("text"));
        Throwable refusal = catchThrowable(() -> read(bytes, getClass().getClassLoader()));
        assertThat(isDocumented(refusal)).as("documented: " + refusal).isTrue();
        assertThat(messages(refusal)).contains("java.rmi.MarshalledObject");
    }

    /** An old and a new version of an application, whose values go to and fro. */
    @Test
    @Holds({Point.VERSIONS, Point.LOADERS})
    void twoVersionsOfAClassReadEachOther() throws Exception {
        ClassLoader old = loader("public String name; public int age;");
        ClassLoader newer = loader("public String name; public int age; public String mail;");
        Object account = old.loadClass(EVOLVED).getConstructor().newInstance();
        account.getClass().getField("name").set(account, "Ann");
        Object upgraded = read(write(account), newer);
        assertThat(upgraded.getClass().getField("name").get(upgraded)).isEqualTo("Ann");
        upgraded.getClass().getField("mail").set(upgraded, "ann@example.com");
        Object back = read(write(upgraded), old);
        assertThat(back.getClass().getClassLoader()).isSameAs(old);
        Object again = read(write(back), newer);
        assertThat(again.getClass().getField("mail").get(again)).as("kept by the old version").isEqualTo("ann@example.com");
    }

    /** Sorted containers whose comparators cannot be asked while they are read, or whose keys have changed. */
    @Test
    @Holds(Point.VALUES)
    void whatIsWrittenIsReadEqual() {
        OddOrders orders = new OddOrders(SEED);
        RoundTripLaw law = new RoundTripLaw(LawWay::new, USES);
        for (Kind kind : Kind.values()) {
            for (Order order : Order.values()) {
                if (!OddOrders.isRefusedByJava(kind, order)) {
                    assertThat(law.broken(() -> orders.next(kind, order))).as("%s %s, seed %s", kind, order, SEED).isEmpty();
                }
            }
        }
        assertThat(law.refused()).isZero();
    }

    /** The grid's serializer as a way to bytes, and back. */
    private final class LawWay implements RoundTripLaw.Way {

        @Override
        public byte[] write(Object object) {
            return written(object);
        }

        @Override
        public Object read(byte[] bytes) {
            return readBy(bytes, OddOrders.class.getClassLoader());
        }
    }

    private byte[] written(Object object) {
        try {
            return write(object);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private Object readBy(byte[] bytes, ClassLoader loader) {
        try {
            return read(bytes, loader);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** Hierarchies with hooks, of which each hook sees what its own version wrote. */
    @Test
    @Holds(Point.VERSIONS)
    void twoVersionsWriteBackToEachOther() {
        for (long seed = SEED; seed < SEED + PAIRS; seed++) {
            HookedPair pair = new HookedPair(seed);
            ClassLoader recent = pair.newClasses();
            ClassLoader old = pair.oldClasses();
            Object order = HookedPair.make(recent);
            for (int step = 0; step < USES; step++) {
                HookedPair.refill(order);
                byte[] own = written(order);
                byte[] back = written(readBy(own, old));
                Object read = readBy(back, recent);
                assertThat(GraphText.of(read)).as("seed %s, step %s", seed, step).isEqualTo(GraphText.of(readBy(own, recent)));
                order = read;
            }
        }
    }

    @Test
    @Holds(Point.VERSIONS)
    void anOldMemberCarriesWhatItsClassesLack() {
        MissingClasses classes = new MissingClasses();
        for (int number = 0; number < classes.count(); number++) {
            byte[] bytes = written(classes.make(number));
            byte[] back = written(readBy(bytes, classes.oldClasses()));
            Object expected = readBy(bytes, classes.newClasses());
            assertThat(ExactComparison.gravest(expected, readBy(back, classes.newClasses()))).as("number %s", number).isEmpty();
        }
    }

    private static ClassLoader loader(String fields) {
        Map<String, byte[]> files = Compiler.compile(Map.of(EVOLVED, "package com.example.evolved; public class Account"
                + " implements java.io.Serializable { static final long serialVersionUID = 1; " + fields + " }"));
        return new BytesLoader(files, GridContract.class.getClassLoader());
    }

    @Test
    @Holds(Point.THREADS)
    void manyThreadsStoreAndRead() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                int number = thread;
                all.add(threads.submit(() -> {
                    for (int i = 0; i < 50; i++) {
                        Cart cart = Cart.cyclic(number + i);
                        put("thread " + number, cart);
                        assertThat(get("thread " + number)).matches(cart::isLike, "like " + cart);
                    }
                }));
            }
            for (Future<?> each : all) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
