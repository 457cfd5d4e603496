// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.settings.Settings;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings for members that are not there are refused when the marshaller is built. */
class RenamedMembersTest {

    static class Order {
        int total;
        transient int cached;
        static int made;
    }

    static class Listed implements Serializable {
        private static final long serialVersionUID = 1L;
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("cached", int.class)};
        transient int cached;
    }

    enum Mood {
        GOOD, BAD;

        int strength;
    }

    private static final String HERE = RenamedMembersTest.class.getName();

    private static Marshaller build(String line) {
        int sign = line.indexOf('=');
        Properties lines = new Properties();
        lines.setProperty("gridwire." + line.substring(0, sign), line.substring(sign + 1));
        return Marshaller.builder().settings(Settings.read(RenamedMembersTest.class.getClassLoader(), lines)).build();
    }

    @ParameterizedTest
    @CsvSource({
        "Order#totl, 'no such field', 'did you mean total?'",
        "Order#Total, 'no such field', 'did you mean total?'",
        "Order#zebra, 'no such field', 'field=zebra'",
        "Order#cached, 'is static or transient', 'take the setting out'",
        "Order#made, 'is static or transient', 'take the setting out'",
        "Mood#GODO, 'no such constant', 'did you mean GOOD?'",
        "Listed#cached, 'is static or transient', 'take the setting out'",
        "Mood#strength, 'static or transient', 'take the setting out'",
    })
    void aFormerNameOfWhatIsNotThereIsRefused(String member, String rule, String step) {
        assertThatThrownBy(() -> build("renamed." + HERE + "$" + member + "=old"))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining(rule).hasMessageContaining(step);
    }

    @Test
    void theBuilderRefusesItAtOnce() {
        MarshallerBuilder builder = Marshaller.builder();
        assertThatThrownBy(() -> builder.renamed(Mood.class, "GODO", "OLD")).hasMessageContaining("did you mean GOOD?");
        assertThatThrownBy(() -> builder.renamed(Order.class, "made", "old")).hasMessageContaining("is static or transient");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Order#total", "Mood#GOOD", "NotHere#any"})
    void othersAreTaken(String member) {
        assertThatCode(() -> build("renamed." + HERE + "$" + member + "=old")).doesNotThrowAnyException();
    }

    @Test
    void aSubstituteThatTheEnumDoesNotHaveIsRefused() {
        assertThatThrownBy(() -> build("unknown-constant." + HERE + "$Mood=BD"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no such constant to stand for unknown ones")
                .hasMessageContaining("did you mean BAD?");
        assertThat(build("unknown-constant." + HERE + "$Mood=BAD")).isNotNull();
    }
}
