// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.gridwire.Marshaller;
import dev.gridwire.type.CodeGeneration;
import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

/** Prints clocks after the first uses of three classes, in a JVM that knows none of them. */
public class FirstUse {

    static class Programmer implements Serializable {
        private static final long serialVersionUID = 1;
        String name = "Ada";
        int age = 36;
        double level = 1.5;
        List<String> languages = new ArrayList<>(List.of("Java", "C"));
    }

    static class Customer implements Serializable {
        private static final long serialVersionUID = 1;
        String first = "Ada";
        String last = "Lovelace";
        Date born = new Date(5);
        long[] codes = {1, 2, 3};
    }

    static class Line implements Serializable {
        private static final long serialVersionUID = 1;
        String product = "pen";
        int amount = 12;
        BigDecimal price = new BigDecimal("1.20");
    }

    static class Order implements Serializable {
        private static final long serialVersionUID = 1;
        long id = 5;
        Date day = new Date(7);
        List<Line> lines = new ArrayList<>(List.of(new Line(), new Line(), new Line()));
    }

    private static final com.sun.management.OperatingSystemMXBean PROCESS =
            (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final java.lang.management.ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

    /** Arguments: a name, and run-time or build-time. */
    public static void main(String[] arguments) {
        PROCESS.getProcessCpuTime();
        THREAD.getCurrentThreadCpuTime();
        StringBuilder line = new StringBuilder(arguments[0]);
        long wall = System.nanoTime();
        long thread = THREAD.getCurrentThreadCpuTime();
        long process = PROCESS.getProcessCpuTime();
        Marshaller marshaller = Marshaller.builder().allowPackage("shop")
                .codeGeneration(arguments[1].equals("build-time") ? CodeGeneration.BUILD_TIME : CodeGeneration.RUN_TIME).build();
        int done = 0;
        for (int until : new int[] {1, 10, 100, 1_000, 10_000}) {
            for (; done < until; done++) {
                use(marshaller, new Programmer());
                use(marshaller, new Customer());
                use(marshaller, new Order());
            }
            line.append(' ').append(tenths(System.nanoTime() - wall))
                    .append(' ').append(tenths(THREAD.getCurrentThreadCpuTime() - thread))
                    .append(' ').append(tenths(PROCESS.getProcessCpuTime() - process));
        }
        System.out.println(line);
    }

    private static String tenths(long nanos) {
        long tenths = nanos / 100_000;
        return tenths / 10 + "." + tenths % 10;
    }

    private static void use(Marshaller marshaller, Object value) {
        if (marshaller.unmarshal(marshaller.marshal(value)).getClass() != value.getClass()) {
            throw new IllegalStateException();
        }
    }
}
