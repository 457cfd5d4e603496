// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.change.recording.RecordingException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A release's classes run beside the present ones, with the release's code and settings. */
class ReleasedClassesTest {

    private static final String WITH_HOOK = "class Order implements Serializable { int a = 1; String b = \"b\";"
            + " private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {"
            + " in.defaultReadObject(); Rules.check(a); } }";

    @TempDir
    private Path folder;

    private TwoStates states;

    @BeforeEach
    void open() {
        states = new TwoStates(folder);
    }

    @AfterEach
    void close() throws IOException {
        states.close();
    }

    @Test
    void codeThatHooksCallIsTheReleases() {
        Map<String, String> before = Map.of("Order", WITH_HOOK, "Rules", "class Rules { static void check(int a) {} }");
        Map<String, String> after = Map.of("Order", WITH_HOOK.replace("Rules.check(a);", "Rules.check(a, b);"),
                "Rules", "class Rules { static void check(int a, String b) {} }");
        assertThat(states.change(before, after, "", "com.acme.Order").classes().get(0).verdict()).isEqualTo(Verdict.SAFE);
    }

    @Test
    void hookOfTheReleaseThatRefusesPresentValuesNeedsReadersFirst() {
        Map<String, String> before = Map.of("Order", "record Order(Part part) {}", "Part", "class Part implements Serializable {"
                + " int a = 1; private Object readResolve() throws ObjectStreamException {"
                + " if (a == 0) throw new InvalidObjectException(\"no a\"); return this; } }");
        Map<String, String> after = Map.of("Order", "record Order(Part part) {}", "Part", "class Part implements Serializable {"
                + " String b; private Object readResolve() { return this; } }");
        String failure = states.change(before, after, "", "com.acme.Order").failure().orElseThrow();
        assertThat(failure).contains("needs readers first: com.acme.Order: present values: ").contains("members of 1.4.0 refuse");
    }

    @Test
    void settingsOfTheReleaseCountOnItsSide() {
        Map<String, String> before = Map.of("Order", "record Order(Size size) {} enum Size { S, M }");
        Map<String, String> after = Map.of("Order", "record Order(Size size) {} enum Size { S, M, L }");
        Recordings.in(states.recordings()).record("1.4.0", List.of("com.acme.Order"),
                states.application(states.compile("before", before), "unknown-constant.com.acme.Size=M\n"));
        String failure = states.check(states.application(states.compile("after", after), "")).failure().orElseThrow();
        assertThat(failure).contains("needs readers first: com.acme.Size: + L")
                .contains("members of 1.4.0 read another size in ").doesNotContain("members of 1.4.0 refuse");
    }

    @Test
    void partThatAMemberOfTheReleaseWouldLoseIsReported() {
        String proxy = "class Order implements Serializable { int a = 1; %s"
                + " private Object writeReplace() { return new Proxy(this); }"
                + " static class Proxy implements Serializable { int a; %s Proxy(Order o) { a = o.a; %s }"
                + " private Object readResolve() { Order o = new Order(); o.a = a; %s return o; } } }";
        Map<String, String> before = Map.of("Order", proxy.formatted("", "", "", ""));
        Map<String, String> after = Map.of("Order",
                proxy.formatted("int b = 2;", "int b;", "b = o.b;", "o.b = b;"));
        String failure = states.change(before, after, "", "com.acme.Order").failure().orElseThrow();
        assertThat(failure).contains("needs readers first").contains("of 24 present values when they write them back");
    }

    @Test
    void releaseThatDoesNotReadItsOwnPayloadsIsNotBlamedOnAChange() {
        String before = "class Order implements Serializable { int a = 1; private void readObject(ObjectInputStream in)"
                + " throws IOException, ClassNotFoundException { in.defaultReadObject();"
                + " if (Boolean.getBoolean(\"com.acme.broken\")) throw new InvalidObjectException(\"broken\"); } }";
        Recordings.in(states.recordings()).record("1.4.0", List.of("com.acme.Order"),
                states.application(states.compile("before", Map.of("Order", before)), ""));
        Application present = states.application(states.compile("after", Map.of("Order", "class Order { int a; }")), "");
        System.setProperty("com.acme.broken", "true");
        try {
            assertThatThrownBy(() -> states.check(present)).isInstanceOf(RecordingException.class)
                    .hasMessageContaining("A release's classes do not read what they wrote: class=com.acme.Order, release=1.4.0");
        } finally {
            System.clearProperty("com.acme.broken");
        }
    }
}
