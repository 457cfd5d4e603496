// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.testkit.GraphText;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Parts that an old member cannot carry are counted and logged, and never turn up in another object. */
@Isolated("listens to a logger that all share")
class LostPartsTest {

    private static final Logger LOGGER = Logger.getLogger("dev.gridwire");
    private static final String SOURCE = """
            package lossy; import java.io.*; import java.util.*; import java.util.concurrent.*;
            public class Box implements Serializable {
                public Object content;
                public static Box of(int key, int more) { Box box = new Box(); box.content = %s; return box; }
            }
            %s
            """;
    private static final String POOLED = """
            class Key implements Serializable {
                private static final Map<Integer, Key> POOL = new ConcurrentHashMap<>();
                int key; %s
                Key(int key) { this.key = key; }
                private Object readResolve() { Key known = POOL.putIfAbsent(key, this); return known == null ? this : known; }
            }
            """;

    private final List<String> logged = new ArrayList<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            if (entry.getMessage().contains("loses a part")) {
                logged.add(entry.getMessage());
            }
        }

        @Override
        public void flush() {
            // Nothing is held back.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    };

    @BeforeEach
    void listen() {
        LOGGER.addHandler(handler);
    }

    @AfterEach
    void stopListening() {
        LOGGER.removeHandler(handler);
    }

    private static Class<?> box(String make, String classes) {
        try {
            String source = SOURCE.formatted(make, classes);
            return new BytesLoader(Compiler.compile(Map.of("lossy.Box", source)), LostPartsTest.class.getClassLoader())
                    .loadClass("lossy.Box");
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Marshaller marshaller(Class<?> box) {
        return Marshaller.builder().classLoader(box.getClassLoader()).allowPackage("lossy").build();
    }

    private static Object make(Class<?> box, int key, int more) {
        try {
            return box.getMethod("of", int.class, int.class).invoke(null, key, more);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aFieldOfOneObjectNeverTurnsUpInAnotherThatReadResolveTook() {
        Class<?> newBox = box("new Key(key, more)", POOLED.formatted("int more; Key(int key, int more) { this(key); "
                + "this.more = more; }").replace("known == null ? this : known", "this"));
        Class<?> oldBox = box("new Key(key)", POOLED.formatted(""));
        Marshaller recent = marshaller(newBox);
        Marshaller old = marshaller(oldBox);
        for (int more = 1; more < 100; more++) {
            Object read = old.unmarshal(recent.marshal(make(newBox, 7, more)));
            String back = GraphText.of(recent.unmarshal(old.marshal(read)));
            assertThat(back).isIn("Box{content=Key{key=7, more=" + more + "}}", "Box{content=Key{key=7, more=0}}");
        }
        assertThat(old.statistics().lostParts()).isGreaterThanOrEqualTo(98);
        assertThat(logged).singleElement().asString().contains("lossy.Key").contains("readResolve replaces");
        assertThat(recent.statistics().lostParts()).isZero();
    }

    @Test
    void aFieldThatAStandInGainsIsCounted() {
        String stand = """
                class Line implements Serializable {
                    int x; %s Line(int x) { this.x = x; }
                    private Object writeReplace() { Stand stand = new Stand(); stand.x = x; %s return stand; }
                }
                class Stand implements Serializable {
                    int x; %s
                    private Object readResolve() { Line line = new Line(x); %s return line; }
                }
                """;
        Class<?> newBox = box("Line.of(key, more)", stand.formatted(
                "int y; static Line of(int x, int y) { Line line = new Line(x); line.y = y; return line; }", "stand.y = y;",
                "int y;", "line.y = y;"));
        Class<?> oldBox = box("new Line(key)", stand.formatted("", "", "", ""));
        Marshaller old = marshaller(oldBox);
        Object read = old.unmarshal(marshaller(newBox).marshal(make(newBox, 1, 2)));
        assertThat(GraphText.of(marshaller(newBox).unmarshal(old.marshal(read)))).isEqualTo("Box{content=Line{x=1, y=0}}");
        assertThat(old.statistics().lostParts()).isEqualTo(1);
        assertThat(logged).singleElement().asString().contains("lossy.Stand");
    }

    @Test
    void dataBehindTheFieldsThatAnOldHookDoesNotReadIsCounted() {
        String hooks = """
                class Line implements Serializable {
                    int x; transient int y; Line(int x) { this.x = x; }
                    private void writeObject(ObjectOutputStream out) throws IOException { out.defaultWriteObject(); %s }
                    private void readObject(ObjectInputStream in) throws Exception { in.defaultReadObject(); %s }
                }
                """;
        Class<?> newBox = box("new Line(key)", hooks.formatted("out.writeInt(5);", "if (in.available() > 0) y = in.readInt();"));
        Class<?> oldBox = box("new Line(key)", hooks.formatted("", ""));
        Marshaller old = marshaller(oldBox);
        for (int i = 0; i < 10; i++) {
            Object read = old.unmarshal(marshaller(newBox).marshal(make(newBox, i, 0)));
            String back = GraphText.of(marshaller(newBox).unmarshal(old.marshal(read)));
            assertThat(back).isEqualTo("Box{content=Line{x=" + i + ", y=0}}");
        }
        assertThat(old.statistics().lostParts()).isEqualTo(10);
        assertThat(logged).singleElement().asString().contains("lossy.Line").contains("Statistics.lostParts");
    }
}
