// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fork;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Writes and reads large objects with less and less memory left; ends with an exception if something is wrong afterwards. */
public final class ScarceHeap {

    private static final int FIRST_BALLAST = 64 << 10;
    private static final int STEP = 512 << 10;
    private static final int KIBIBYTE = 1 << 10;

    private final Marshaller marshaller = marshaller();
    private final byte[] expected = marshaller().marshal(graph());
    private final byte[] small = marshaller().marshal(new Part(3));
    private int outOfMemory;
    private int done;

    private ScarceHeap() {}

    static final class Part {
        int number;
        String text;
        @Nullable Object other;
        List<Object> list = new ArrayList<>();
        Map<Object, Object> map = new LinkedHashMap<>();

        Part(int number) {
            this.number = number;
            text = "part" + number;
        }
    }

    private static Marshaller marshaller() {
        return Marshaller.builder().allowPackage("dev.gridwire.fork").build();
    }

    /** Some megabytes, of most kinds of arrays that a marshaller has of its own. */
    private static Object graph() {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < 1_500; i++) {
            Part part = new Part(i);
            part.other = parts.isEmpty() ? part : parts.get(i / 2);
            part.list.add(new long[i % 40]);
            part.map.put(List.of(i), part);
            parts.add(part);
        }
        Part last = new Part(-1);
        last.other = new byte[1 << 19];
        last.list.add(IntStream.range(0, 5_000).boxed().toList());
        last.map.put("nested", new HashMap<>(Map.of("parts", parts)));
        parts.add(last);
        return new ArrayList<>(parts);
    }

    /** Goes on until there was enough memory often enough. */
    public static void main(String[] arguments) throws IOException {
        ScarceHeap test = new ScarceHeap();
        Object graph = graph();
        test.check();
        for (int leave = FIRST_BALLAST; test.done < 3; leave += STEP) {
            test.within(leave, () -> test.marshaller.marshal(graph));
            test.within(leave, () -> test.marshaller.unmarshal(test.expected));
            test.within(leave, () -> test.marshaller.unmarshal(new ByteArrayInputStream(test.expected)));
        }
        if (test.outOfMemory < 6) {
            throw new IllegalStateException("there was always memory: outOfMemory=" + test.outOfMemory);
        }
    }

    /** A task to do with little memory. */
    private interface Work {
        @Nullable Object run() throws IOException;
    }

    private void within(int leftBytes, Work work) throws IOException {
        Throwable thrown = withLittleMemory(leftBytes, work);
        if (thrown instanceof OutOfMemoryError) {
            outOfMemory++;
        } else if (thrown != null) {
            throw new IllegalStateException("something else was thrown", thrown);
        } else {
            done++;
        }
        check();
    }

    /** Fills the heap, makes a little room, and works; nothing is allocated here in between. */
    private static @Nullable Throwable withLittleMemory(int leftBytes, Work work) {
        byte[] @Nullable [] ballast = new byte[1 << 16][];
        byte @Nullable [] room = new byte[leftBytes];
        try {
            int count = 0;
            for (int size = 1 << 20; size >= KIBIBYTE; size >>= 1) {
                count = fill(ballast, count, size);
            }
            room = null;
            work.run();
            return null;
        } catch (Throwable thrown) {
            ballast = null;
            return thrown;
        } finally {
            ballast = null;
        }
    }

    private static int fill(byte[][] ballast, int from, int size) {
        int count = from;
        try {
            while (count < ballast.length) {
                ballast[count] = new byte[size];
                count++;
            }
            return count;
        } catch (OutOfMemoryError e) {
            return count;
        }
    }

    /** The same marshaller now does the same as a fresh one. */
    private void check() {
        try {
            require(Arrays.equals(marshaller.marshal(new Part(3)), small));
            require(Arrays.equals(marshaller.marshal(marshaller.unmarshal(small)), small));
            require(Arrays.equals(marshaller.marshal(graph()), expected));
            require(Arrays.equals(marshaller.marshal(marshaller.unmarshal(expected)), expected));
        } catch (GridwireException e) {
            throw new IllegalStateException("the next operation failed", e);
        }
    }

    private static void require(boolean right) {
        if (!right) {
            throw new IllegalStateException("the next bytes are others");
        }
    }
}
