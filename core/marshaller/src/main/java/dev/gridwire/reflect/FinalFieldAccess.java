// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.type.FinalFields;
import java.lang.System.Logger;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Chooses how to set a field that no constructor has set. Final fields are set as Java serialization does, if this JDK allows it;
 * otherwise by reflection, or not at all.
 *
 * @param choice the marshaller's choice
 * @param isGuarded whether the JDK warns when reflection sets a final field, or refuses it
 */
public record FinalFieldAccess(FinalFields choice, boolean isGuarded) {

    /** The name of the log that tells which classes' final fields are set by reflection. */
    public static final String LOGGER = "dev.gridwire.FinalFields";

    private static final String FLAGS = "java --enable-final-field-mutation=%s, or with"
            + " Enable-Final-Field-Mutation: ALL-UNNAMED in the manifest of the application's jar";

    private static final ClassValue<Boolean> LOGGED = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            System.getLogger(LOGGER).log(Logger.Level.WARNING, "Final fields are set by reflection; the JDK warns about this, and"
                    + " a later one will refuse it: class=" + EscapedNames.of(type.getName()) + "; " + remedies()
                            + "; or allow it by " + flags());
            return true;
        }
    };

    private static final ClassValue<SerialFieldsOf> SERIAL = new ClassValue<>() {
        @Override
        protected SerialFieldsOf computeValue(Class<?> type) {
            return new SerialFieldsOf(SerialFields.of(type));
        }
    };

    /** The entry of {@link #SERIAL} for a class. */
    private record SerialFieldsOf(@Nullable SerialFields fields) {}

    /** The first JDK that warns. */
    private static final int FIRST_WARNING = 26;

    /** A JVM property that overrides the JDK's version. */
    private static final String PROPERTY = "gridwire.final-fields";

    /** Returns the access on this JDK. */
    public static FinalFieldAccess of(FinalFields choice) {
        return new FinalFieldAccess(choice, Runtime.version().feature() >= FIRST_WARNING);
    }

    /**
     * Returns the choice of a marshaller without a setting.
     *
     * @throws IllegalArgumentException if the JVM's property {@code gridwire.final-fields} is neither strict nor mutated
     */
    public static FinalFields standard() {
        return standard(System.getProperty(PROPERTY), Runtime.version().feature());
    }

    /** As {@link #standard()}, for this property and JDK. */
    static FinalFields standard(@Nullable String property, int feature) {
        if (property == null) {
            return feature >= FIRST_WARNING ? FinalFields.STRICT : FinalFields.MUTATED;
        }
        return switch (property) {
            case "strict" -> FinalFields.STRICT;
            case "mutated" -> FinalFields.MUTATED;
            default -> throw new IllegalArgumentException(
                    "The value is strict or mutated: " + PROPERTY + "=" + property + ", set another one for the JVM or none");
        };
    }

    /** Returns whether reflection sets final fields like any others, without logging. */
    public boolean isFree() {
        return choice == FinalFields.MUTATED && !isGuarded;
    }

    /**
     * Returns the setter of an accessible field. A final field that may not be set gets a setter that refuses. It may never be
     * called, if the class's constructor sets the fields.
     */
    public FieldSetter setter(Field field) {
        if (!Modifier.isFinal(field.getModifiers()) || isFree()) {
            return new FieldSetter.Reflective(field);
        }
        SerialFields serial = SERIAL.get(field.getDeclaringClass()).fields();
        if (serial != null && serial.has(field)) {
            return new Serial(field, serial);
        }
        return choice == FinalFields.MUTATED ? new Logged(field) : new Refused(field);
    }

    /** Returns whether the field can be set by reflection or a handle alone, because nothing is logged or refused. */
    public boolean isSetPlainly(Field field) {
        return !Modifier.isFinal(field.getModifiers()) || isFree();
    }

    /**
     * Requires that a field can be set.
     *
     * @throws Refusal if the field is final and nothing may set it
     */
    public void require(Field field) {
        if (setter(field) instanceof Refused) {
            throw refused(field);
        }
    }

    private static Refusal refused(Field field) {
        return Refusal.shape(
                "A final field cannot be set: class=" + EscapedNames.of(field.getDeclaringClass().getName()) + ", field="
                        + EscapedNames.of(field.getName()),
                remedies() + "; or set final-fields=mutated and allow it by " + flags());
    }

    private static String remedies() {
        return "make it a record, give it a constructor that stores its parameters in all final fields and does no more,"
                + " implement Serializable (JDK 24 or newer), or drop final";
    }

    private static String flags() {
        Module ours = FinalFieldAccess.class.getModule();
        return String.format(FLAGS, ours.isNamed() ? ours.getName() : "ALL-UNNAMED");
    }

    /** Sets a field as Java serialization does. */
    private static final class Serial extends FieldSetter {

        private final SerialFields fields;

        Serial(Field field, SerialFields fields) {
            super(field);
            this.fields = fields;
        }

        @Override
        public void set(Object owner, @Nullable Object value) {
            fields.set(owner, field(), value);
        }
    }

    /** Sets a final field by reflection, and logs it. */
    private static final class Logged extends FieldSetter {

        Logged(Field field) {
            super(field);
        }

        @Override
        public void set(Object owner, @Nullable Object value) {
            LOGGED.get(field().getDeclaringClass());
            try {
                field().set(owner, value);
            } catch (IllegalAccessException e) {
                throw refused(field());
            }
        }
    }

    /** Refuses to set a field. */
    private static final class Refused extends FieldSetter {

        Refused(Field field) {
            super(field);
        }

        @Override
        public void set(Object owner, @Nullable Object value) {
            throw refused(field());
        }
    }
}
