// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.ground.Refusal;
import dev.gridwire.type.FinalFields;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** The ways of setting a field, those of later JDKs too. */
@Isolated("listens to the logger of all")
@Tag("core")
class FinalFieldAccessTest {

    private static final boolean JDK_SETS_SERIAL_FIELDS = Runtime.version().feature() >= 24;

    private static final FinalFieldAccess FREE = new FinalFieldAccess(FinalFields.MUTATED, false);
    private static final FinalFieldAccess LOGGED = new FinalFieldAccess(FinalFields.MUTATED, true);
    private static final FinalFieldAccess STRICT = new FinalFieldAccess(FinalFields.STRICT, true);

    static class Plain {
        final int number = Integer.parseInt("1");
        final @Nullable String text = String.valueOf(2);
        int open = 3;
    }

    static class Serial implements Serializable {
        private static final long serialVersionUID = 1;
        final int number = Integer.parseInt("1");
        final @Nullable String text = String.valueOf(2);
        final transient int gone = Integer.parseInt("4");
        long open = 3;
    }

    private static Field field(Class<?> type, String name) throws NoSuchFieldException {
        Field field = type.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    /** Collects what is logged while code runs. */
    private static List<String> logged(Runnable code) {
        List<String> lines = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord each) {
                lines.add(each.getLevel() + " " + each.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger logger = Logger.getLogger(FinalFieldAccess.LOGGER);
        logger.addHandler(handler);
        logger.setUseParentHandlers(false);
        try {
            code.run();
        } finally {
            logger.setUseParentHandlers(true);
            logger.removeHandler(handler);
        }
        return lines;
    }

    @Test
    void whereTheJdkSaysNothingNeitherDoesGridwire() throws Exception {
        Plain plain = new Plain();
        FieldSetter number = FREE.setter(field(Plain.class, "number"));
        assertThat(logged(() -> number.set(plain, 5))).isEmpty();
        assertThat(plain.number).isEqualTo(5);
    }

    @Test
    void whereTheJdkWarnsItIsLoggedOnceAClassWithFlagAndAttribute() throws Exception {
        Plain plain = new Plain();
        FieldSetter number = LOGGED.setter(field(Plain.class, "number"));
        FieldSetter text = LOGGED.setter(field(Plain.class, "text"));
        FieldSetter open = LOGGED.setter(field(Plain.class, "open"));
        assertThat(logged(() -> open.set(plain, 4))).isEmpty();
        assertThat(logged(() -> {
            number.set(plain, 6);
            text.set(plain, null);
            number.set(new Plain(), 7);
        })).singleElement().satisfies(line -> assertThat(line)
                .startsWith("WARNING Final fields are set by reflection")
                .contains("class=" + Plain.class.getName())
                .contains("--enable-final-field-mutation=ALL-UNNAMED", "Enable-Final-Field-Mutation: ALL-UNNAMED"));
        assertThat(plain.number).isEqualTo(6);
        assertThat(plain.text).isNull();
        assertThat(plain.open).isEqualTo(4);
    }

    @Test
    void whatIsNotFinalIsSetWhateverIsChosen() throws Exception {
        Plain plain = new Plain();
        STRICT.setter(field(Plain.class, "open")).set(plain, 9);
        assertThat(plain.open).isEqualTo(9);
        assertThat(STRICT.isSetPlainly(field(Plain.class, "open"))).isTrue();
        assertThat(STRICT.isSetPlainly(field(Plain.class, "text"))).isFalse();
    }

    @Test
    void strictNeverSetsAFinalFieldByReflection() throws Exception {
        Plain plain = new Plain();
        FieldSetter number = STRICT.setter(field(Plain.class, "number"));
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> number.set(plain, 5));
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> STRICT.require(field(Plain.class, "text")));
        assertThat(plain.number).isEqualTo(1);
    }

    @Test
    void theJdkSetsOneFieldAndLeavesTheOthers() throws Exception {
        Serial serial = new Serial();
        FieldSetter text = STRICT.setter(field(Serial.class, "text"));
        if (!JDK_SETS_SERIAL_FIELDS) {
            assertThatExceptionOfType(Refusal.class).isThrownBy(() -> text.set(serial, "new"));
            return;
        }
        assertThat(logged(() -> {
            text.set(serial, "new");
            assertThat(List.of(serial.number, serial.text, serial.gone, serial.open)).isEqualTo(List.of(1, "new", 4, 3L));
            LOGGED.setter(fieldOf(Serial.class, "number")).set(serial, -8);
        })).isEmpty();
        assertThat(List.of(serial.number, serial.text, serial.gone, serial.open)).isEqualTo(List.of(-8, "new", 4, 3L));
        text.set(serial, null);
        assertThat(serial.text).isNull();
        assertThatThrownBy(() -> text.set(serial, 5)).isInstanceOf(IllegalArgumentException.class);
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> STRICT.require(field(Serial.class, "gone")));
    }

    private static Field fieldOf(Class<?> type, String name) {
        try {
            return field(type, name);
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aHandleDoesTheSame() throws Throwable {
        Plain plain = new Plain();
        FREE.setter(field(Plain.class, "number")).handle(Plain.class, int.class).invokeExact(plain, 12);
        assertThat(plain.number).isEqualTo(12);
        if (JDK_SETS_SERIAL_FIELDS) {
            Serial serial = new Serial();
            STRICT.setter(field(Serial.class, "number")).handle(Serial.class, int.class).invokeExact(serial, 13);
            assertThat(serial.number).isEqualTo(13);
        }
    }

    @Test
    void strictIsTheDefaultWhereTheJdkWarns() {
        assertThat(FinalFieldAccess.standard(null, 17)).isEqualTo(FinalFields.MUTATED);
        assertThat(FinalFieldAccess.standard(null, 25)).isEqualTo(FinalFields.MUTATED);
        assertThat(FinalFieldAccess.standard(null, 26)).isEqualTo(FinalFields.STRICT);
        assertThat(FinalFieldAccess.standard(null, 29)).isEqualTo(FinalFields.STRICT);
    }

    @Test
    void aPropertyOfTheJvmSaysOtherwise() {
        assertThat(FinalFieldAccess.standard("strict", 17)).isEqualTo(FinalFields.STRICT);
        assertThat(FinalFieldAccess.standard("mutated", 26)).isEqualTo(FinalFields.MUTATED);
        assertThatIllegalArgumentException().isThrownBy(() -> FinalFieldAccess.standard("lenient", 25))
                .withMessage("The value is strict or mutated: gridwire.final-fields=lenient,"
                        + " set another one for the JVM or none");
    }
}
