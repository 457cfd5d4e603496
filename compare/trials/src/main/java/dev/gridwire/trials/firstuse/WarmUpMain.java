// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import com.sun.management.OperatingSystemMXBean;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.order.OrderLine;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;

/**
 * The main class of the fork. Its arguments are the name of a {@link FirstCodec}, and a number of tenths of a second of CPU
 * time.
 *
 * <p>It writes and reads orders, each of them new, like a member that has just started and reads its whole map. It counts the
 * CPU time of the process. So compiler threads and the collector take time from the work, as on one core, and other processes
 * take none.
 */
final class WarmUpMain {

    /** The CPU time for which orders are counted together. */
    private static final long WINDOW_NANOS = 100_000_000;
    private static final int WINDOWS_OF_THREE_SECONDS = 30;
    private static final int ORDERS_A_LOOK = 200;
    private static final int LINES = 10;
    private static final OperatingSystemMXBean SYSTEM = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private WarmUpMain() {}

    public static void main(String[] args) {
        PrintStream out = System.out;
        System.setOut(System.err); // output of a library is not an answer
        TaskFork.answer(out, measure(new FirstCodec(args[0]), Integer.parseInt(args[1])));
    }

    /** Measures in this JVM, whatever it has already compiled. */
    static WarmUp.Cost measure(FirstCodec factory, int windows) {
        List<Class<?>> types = List.of(Order.class, OrderLine.class);
        String[] products = new String[100];
        for (int i = 0; i < products.length; i++) {
            products[i] = "product-" + i * i;
        }
        long codeBytes = codeBytes();
        long begin = SYSTEM.getProcessCpuTime();
        ObjectCodec codec = factory.open(types);
        List<Window> counted = new ArrayList<>();
        long windowBegin = begin;
        long orders = 0;
        Order last = null;
        Object back = null;
        while (counted.size() < windows) {
            for (int i = 0; i < ORDERS_A_LOOK; i++) {
                last = order(orders++, products);
                back = codec.read(codec.write(last));
            }
            long now = SYSTEM.getProcessCpuTime();
            if (now - windowBegin >= WINDOW_NANOS) {
                counted.add(new Window(now - begin, now - windowBegin, orders));
                windowBegin = now;
                orders = 0;
            }
        }
        ExactComparison.gravest(last, back).ifPresent(difference -> {
            throw new IllegalStateException("a value is not kept: " + difference);
        });
        return cost(counted, codeBytes() - codeBytes);
    }

    /**
     * A number of orders, counted together.
     *
     * @param end CPU time since the codec was requested
     */
    record Window(long end, long nanos, long orders) {

        double orderNanos() {
            return (double) nanos / orders;
        }
    }

    static WarmUp.Cost cost(List<Window> windows, long codeBytes) {
        double best = windows.stream().mapToDouble(Window::orderNanos).min().orElseThrow();
        long early = 0;
        for (Window window : windows) {
            long late = Math.max(0, window.end() - WINDOWS_OF_THREE_SECONDS * WINDOW_NANOS);
            early += late >= window.nanos() ? 0 : Math.round(window.orders() * (1 - (double) late / window.nanos()));
        }
        long warm = windows.stream().filter(window -> window.orderNanos() <= 1.5 * best).findFirst().orElseThrow().end();
        return new WarmUp.Cost(early, warm, Math.round(best), codeBytes);
    }

    private static Order order(long id, String[] products) {
        List<OrderLine> lines = new LinkedList<>();
        for (int i = 0; i < LINES; i++) {
            lines.add(new OrderLine(products[(int) ((id + i) % products.length)], i));
        }
        return new Order(id, new Date(id), lines);
    }

    private static long codeBytes() {
        long bytes = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            bytes += pool.getName().startsWith("Code") ? pool.getUsage().getUsed() : 0;
        }
        return bytes;
    }
}
