// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a developer reads, and how a change is accepted. */
class ReportTest {

    private static final String BEFORE = "class Order { int total = 5; Size size; } enum Size { S, M }";

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

    private ChangeReport change(String after, String settings) {
        return states.change(Map.of("Order", BEFORE), Map.of("Order", after), settings, "com.acme.Order");
    }

    private ChangeReport again(String after, String settings) {
        return states.check(states.application(states.compile("again", Map.of("Order", after)), settings));
    }

    @Test
    void safeChangeIsListed() {
        ChangeReport report = change("class Order { int total; Size size; String note; } enum Size { S, M }", "");
        assertThat(report.failure()).isEmpty();
        assertThat(report.text()).isEqualTo("""
                Recorded classes: 1, releases: 1, changes since then: safe
                com.acme.Order since 1.4.0: safe
                  safe: com.acme.Order: + note:string
                  Objects of 1.4.0 have null, zero or false in new fields, also where Kotlin or a constructor excludes null; \
                @InitialValue gives them values.
                """);
    }

    @Test
    void changeThatNeedsReadersFirstSaysWhatToDoAndHowToAcceptIt() {
        String after = "class Order { int total; Size size; } enum Size { S, M, L }";
        String failure = change(after, "").failure().orElseThrow();
        assertThat(failure.replaceAll("\\d+ of 24", "… of 24").replaceAll("#\\w+", "#…")).isEqualTo("""
                com.acme.Order since 1.4.0: needs readers first
                  needs readers first: com.acme.Size: + L
                      members with the recorded enum refuse it; write it when all have the new one
                      members of 1.4.0 refuse … of 24 present values: The enum has no such constant here: enum=com.acme.Size,\
                 constant=L, payloadSchema=com.acme.Order#…, localSchema=com.acme.Order#… at Order.size
                  Deploy the present classes to all members first; until then, write only what both versions can hold.
                  Or, if that is planned for, add to %s:
                com.acme.Size: + L""".formatted(states.recordings().resolve("accepted.txt")));
    }

    @Test
    void lineOfTheMessageAcceptsTheChange() throws IOException {
        String after = "class Order { int total; Size size; } enum Size { S, M, L }";
        String failure = change(after, "").failure().orElseThrow();
        String line = failure.substring(failure.lastIndexOf('\n') + 1);
        Files.write(states.recordings().resolve("accepted.txt"), List.of("# planned for 1.5", "", line));
        ChangeReport report = again(after, "");
        assertThat(report.failure()).isEmpty();
        assertThat(report.text()).contains("com.acme.Order since 1.4.0: needs readers first, accepted")
                .contains("needs readers first, accepted: com.acme.Size: + L");
        assertThat(again("class Order { int total; Size size; } enum Size { S, M, L, XL }", "").failure().orElseThrow())
                .contains("  needs readers first: com.acme.Size: + XL");
    }

    @Test
    void oneLineAcceptsANewSubclassWhereverItOccurs() throws IOException {
        String before = "class Order { Pay pay; List<Line> lines; } interface Pay {} record Cash(int a) implements Pay {}"
                + " class Line { Pay pay; int a; }";
        String after = before + " record Card(int a) implements Pay {}";
        String failure = states.change(Map.of("Order", before), Map.of("Order", after), "", "com.acme.Order")
                .failure().orElseThrow();
        assertThat(failure.lines().filter(line -> line.contains("com.acme.Card: + class"))).hasSize(2);
        assertThat(failure).contains(" at Order.pay\n").endsWith(":\ncom.acme.Card: + class");
        Files.write(states.recordings().resolve("accepted.txt"), List.of("com.acme.Card: + class"));
        assertThat(again(after, "").failure()).isEmpty();
    }

    @Test
    void linesThatAcceptChangesHoldNoIndexes() {
        String before = "class Order { List<Line> lines; } record Line(String text) {}";
        String after = "class Order { List<Line> lines; } record Line(String text) { Line { text = text + '.'; } }";
        assertThat(states.change(Map.of("Order", before), Map.of("Order", after), "", "com.acme.Order").failure().orElseThrow())
                .contains("present classes read another lines[0].text in 8 of 8 recorded payloads")
                .contains("com.acme.Order: recorded payloads: lines[].text\n");
        String strict = "class Order { List<Line> lines; } record Line(String text, String unit) {"
                + " Line { Objects.requireNonNull(unit); } }";
        assertThat(again(strict, "").failure().orElseThrow())
                .contains("exception=java.lang.NullPointerException at ….lines[]\n")
                .contains("exception=java.lang.NullPointerException at Order.lines[0]; let the canonical constructor");
    }

    @Test
    void alikeRefusalsCountAsOne() {
        String before = "class Order { Line line; List<Line> more; } class Line { int total; }";
        String after = "class Order { Line line; List<Line> more; } class Line { String total; }";
        String failure = states.change(Map.of("Order", before), Map.of("Order", after), "", "com.acme.Order")
                .failure().orElseThrow();
        assertThat(failure.lines().filter(line -> line.contains("present classes refuse"))).singleElement().asString()
                .contains("8 of 8 recorded payloads");
    }

    @Test
    void provenBreakCannotBeAccepted() throws IOException {
        String after = "class Order { String total; Size size; } enum Size { S, M }";
        String failure = change(after, "").failure().orElseThrow();
        assertThat(failure).contains("  breaks: com.acme.Order: - total:int   + total:string")
                .contains("present classes refuse 8 of 8 recorded payloads: A value does not fit the field")
                .contains("Change the class back, or do what the lines above say")
                .endsWith("Or, if no data of 1.4.0 is left, delete its recording of the class, in "
                        + states.recordings().resolve("1.4.0") + ".")
                .doesNotContain("accepted.txt");
        Files.write(states.recordings().resolve("accepted.txt"), List.of("com.acme.Order: - total:int + total:string"));
        assertThat(again(after, "").failure()).isPresent();
    }

    @Test
    void breakThatNoPayloadShowsMayBeAccepted() throws IOException {
        String after = "class Order { short total; Size size; } enum Size { S, M }";
        assertThat(change(after, "").failure().orElseThrow()).contains("breaks: com.acme.Order: - total:int   + total:short");
        Files.write(states.recordings().resolve("accepted.txt"), List.of("com.acme.Order: - total:int   + total:short"));
        assertThat(again(after, "").text()).contains("breaks, accepted");
    }

    @Test
    void applicationsSettingsCount() {
        String gone = "class Order { int total; Size size; } enum Size { S }";
        assertThat(change(gone, "").failure()).isPresent();
        assertThat(again(gone, "unknown-constant.com.acme.Size=S\n").failure()).isEmpty();
        assertThat(again("class Order { int sum; Size size; } enum Size { S, M }", "renamed.com.acme.Order#sum=total\n").text())
                .contains("safe: com.acme.Order: - total:int   + sum:int");
    }

    @Test
    void deniedClassIsNotRead() {
        String failure = change(BEFORE, "deny=com.acme.Size\n").failure().orElseThrow();
        assertThat(failure).contains("present classes refuse").contains("com.acme.Size").contains("deny");
    }

    @Test
    void recordedClassMayHaveAnotherName() {
        Map<String, String> before = Map.of("Purchase", "class Purchase { int total; }");
        Map<String, String> after = Map.of("Order", "@FormerName(\"com.acme.Purchase\") class Order { int total; }");
        assertThat(states.change(before, after, "", "com.acme.Purchase").text())
                .contains("safe: com.acme.Order: - com.acme.Purchase   + com.acme.Order");
    }

    @Test
    void recordedClassThatIsGoneSaysHowToFindIt() {
        Map<String, String> after = Map.of("Bill", "class Bill { int total; }");
        assertThat(states.change(Map.of("Order", BEFORE), after, "", "com.acme.Order").failure().orElseThrow())
                .contains("breaks: com.acme.Order: - class com.acme.Order")
                .contains("if it has another name now, say @FormerName(\"com.acme.Order\") there")
                .contains("all 8 recorded payloads are refused");
    }
}
