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
 * Chooses how a field of an object is set that no constructor set. A final one by what Java serialization does, where this JDK
 * gives it; else by reflection, or not at all.
 *
 * @param choice of the marshaller
 * @param isGuarded whether the JDK warns where reflection sets a final field, or refuses it
 */
public record FinalFieldAccess(FinalFields choice, boolean isGuarded) {

    /** The name of the log that says which classes' final fields are set by reflection. */
    public static final String LOGGER = "dev.gridwire.FinalFields";

    private static final String FLAGS = "java --enable-final-field-mutation=%s, or with"
            + " Enable-Final-Field-Mutation: ALL-UNNAMED in the manifest of the application's jar";

    private static final ClassValue<Boolean> LOGGED = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            System.getLogger(LOGGER).log(Logger.Level.WARNING, "Final fields are set by reflection, of which the JDK warns, and"
                    + " which it will refuse: class=" + EscapedNames.of(type.getName()) + "; " + remedies()
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

    /** What {@link #SERIAL} holds for a class. */
    private record SerialFieldsOf(@Nullable SerialFields fields) {}

    /** The first JDK that warns. */
    private static final int FIRST_WARNING = 26;

    /** A property of the JVM that takes the place of its version. */
    private static final String PROPERTY = "gridwire.final-fields";

    /** The access on this JDK. */
    public static FinalFieldAccess of(FinalFields choice) {
        return new FinalFieldAccess(choice, Runtime.version().feature() >= FIRST_WARNING);
    }

    /**
     * The choice of a marshaller for which nothing is set.
     *
     * @throws IllegalArgumentException if the JVM's property {@code gridwire.final-fields} is neither strict nor mutated
     */
    public static FinalFields standard() {
        return standard(System.getProperty(PROPERTY), Runtime.version().feature());
    }

    /** As {@link #standard()}, where the property and the JDK are these. */
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

    /** Whether reflection sets final fields as any others, and says nothing of it. */
    public boolean isFree() {
        return choice == FinalFields.MUTATED && !isGuarded;
    }

    /**
     * The setter of a field that is open to us. A final one that nothing may set has one too, which refuses: it may never be
     * called, where the constructor of the class sets the fields.
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

    /** Whether the plain handle of a field serves: nothing need be said, and nothing is refused. */
    public boolean isSetPlainly(Field field) {
        return !Modifier.isFinal(field.getModifiers()) || isFree();
    }

    /**
     * Requires that a field can be set.
     *
     * @throws Refusal if it is final and nothing may set it
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

    /** Sets a final field by reflection, and says so. */
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

    /** Refuses. */
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
