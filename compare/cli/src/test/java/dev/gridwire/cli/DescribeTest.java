// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DescribeTest {

    private static final String CLASSES = TestClasses.folder().toString();

    @Test
    void classIsDescribedFromItsLayoutToWhatItCanShare() {
        CommandRun run = CommandRun.of("describe", "--classpath", CLASSES, "dev.gridwire.cli.Invoice");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).containsSubsequence(
                "dev.gridwire.cli.Invoice\n", "  fingerprint  ", "  schema       ", "On the wire, in this order:\n",
                "    number    zigzag varint\n", "Its schema also has\n", "dev.gridwire.cli.Invoice$Currency\n", "Sharing below",
                "dev.gridwire.cli.Invoice.items[]", "tracked: several times in a graph",
                "Where equal objects can have unequal bytes, unless they are written canonically:\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dev.gridwire.cli.Invoice.Item", "dev.gridwire.cli.Invoice$Item"})
    void nestedClassIsFoundWithADotOrADollarSign(String name) {
        CommandRun run = CommandRun.of("describe", "--classpath", CLASSES, name);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).startsWith("dev.gridwire.cli.Invoice$Item\n  form         record\n");
    }

    @Test
    void classThatIsNotSupportedIsDescribedWithTheReasonAndTheNextStep() {
        CommandRun run = CommandRun.of("describe", "--classpath", CLASSES, "dev.gridwire.cli.Invoice.Sealed");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).endsWith(
                "No constructor is open to a new object: class=dev.gridwire.cli.Invoice$Sealed;\n"
                        + "give it a public constructor without arguments.\n");
    }

    @Test
    void classesOfTheJdkAreAlwaysThere() {
        assertThat(CommandRun.of("describe", "java.util.TreeMap").out()).contains("of the JDK, number 39");
    }

    @Test
    void unknownClassIsAnsweredWithNearOnes() {
        CommandRun.of("describe", "--classpath", CLASSES, "dev.gridwire.cli.Invoise").assertFailed(
                "There is no class dev.gridwire.cli.Invoise on the class path (did you mean dev.gridwire.cli.Invoice?)");
        CommandRun.of("describe", "com.example.Order").assertFailed(
                "There is no class com.example.Order on the class path (add its jar or folder with --classpath)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"int", "int[]", "..", "/", "a/b", "", "dev.gridwire", "a\0b"})
    void whatIsNoClassIsUnknown(String name) {
        CommandRun run = CommandRun.of("describe", name);
        run.assertBroken("gridwire: There is no class " + name + " on the class path (", ")");
        assertThat(run.out()).isEmpty();
    }
}
