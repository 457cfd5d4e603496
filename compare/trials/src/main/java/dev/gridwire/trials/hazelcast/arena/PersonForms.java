// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.arena;

import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.arena.MutablePerson;
import dev.gridwire.trials.workload.arena.Passport;
import dev.gridwire.trials.workload.arena.Person;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The handwritten code of Hazelcast's benchmark for a person, and the numbers by which both sides of a grid create one. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0; the published comparison measured it
public final class PersonForms extends HandWritten<Person> {

    private static final int FACTORY_ID = 6;
    private static final int PERSON_ID = 1;
    private static final int PASSPORT_ID = 2;

    /** Fills the table. */
    public PersonForms() {
        form(Form.DATA_SERIALIZABLE, plain -> new PersonDataSerializable().with(plain));
        identified(FACTORY_ID, plain -> new PersonIdentified().with(plain), PersonIdentified::new);
        ClassDefinition passport = new ClassDefinitionBuilder(FACTORY_ID, PASSPORT_ID)
                .addStringField("expiryDate")
                .addStringField("issuingCountry")
                .addLongField("issuingDate")
                .build();
        ClassDefinition person = new ClassDefinitionBuilder(FACTORY_ID, PERSON_ID)
                .addStringField("firstName")
                .addStringField("lastName")
                .addPortableField("passport", passport)
                .build();
        portable(FACTORY_ID, plain -> new PersonPortable().with(plain),
                Map.of(PERSON_ID, PersonPortable::new, PASSPORT_ID, PassportPortable::new), passport, person);
    }

    /** A person with two numbers instead of the class name. */
    private static final class PersonIdentified extends PersonDataSerializable implements IdentifiedDataSerializable {

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return PERSON_ID;
        }
    }

    /** A person as a Portable: single fields can be read and queried without the whole. */
    private static final class PersonPortable extends MutablePerson implements Portable {

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return PERSON_ID;
        }

        @Override
        public void writePortable(PortableWriter writer) throws IOException {
            writer.writeString("firstName", firstName);
            writer.writeString("lastName", lastName);
            if (passport == null) {
                writer.writeNullPortable("passport", FACTORY_ID, PASSPORT_ID);
            } else {
                writer.writePortable("passport", new PassportPortable(passport));
            }
        }

        @Override
        public void readPortable(PortableReader reader) throws IOException {
            firstName = reader.readString("firstName");
            lastName = reader.readString("lastName");
            PassportPortable read = reader.readPortable("passport");
            passport = read == null ? null : read.passport;
        }
    }

    /** A passport as a Portable. */
    private static final class PassportPortable implements Portable {

        private @Nullable Passport passport;

        PassportPortable() {}

        PassportPortable(Passport passport) {
            this.passport = passport;
        }

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return PASSPORT_ID;
        }

        @Override
        public void writePortable(PortableWriter writer) throws IOException {
            Passport written = Objects.requireNonNull(passport);
            writer.writeString("expiryDate", written.expiryDate());
            writer.writeString("issuingCountry", written.issuingCountry());
            writer.writeLong("issuingDate", written.issuingDate());
        }

        @Override
        public void readPortable(PortableReader reader) throws IOException {
            passport = new Passport(
                    reader.readString("expiryDate"), reader.readString("issuingCountry"), reader.readLong("issuingDate"));
        }
    }
}
