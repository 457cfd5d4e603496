// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.programmer;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.programmer.Computer;
import dev.gridwire.trials.workload.programmer.MutableProgrammer;
import dev.gridwire.trials.workload.programmer.Programmer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All handwritten code for a programmer, and the numbers by which both sides of a grid create one. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0; the published comparisons measured it
public final class ProgrammerForms extends HandWritten<Programmer> {

    private static final int FACTORY_ID = 1;
    private static final int PROGRAMMER_ID = 1;
    private static final int COMPUTER_ID = 2;

    /** Fills the table. */
    public ProgrammerForms() {
        form(Form.DATA_SERIALIZABLE, plain -> new ProgrammerDataSerializable().with(plain));
        identified(FACTORY_ID, plain -> new ProgrammerIdentified().with(plain), ProgrammerIdentified::new);
        compact(new ProgrammerCompactSerializer(), new ComputerCompactSerializer());
        stream(ProgrammerStreamSerializer::new);
        ClassDefinition computer = new ClassDefinitionBuilder(FACTORY_ID, COMPUTER_ID)
                .addStringField("model")
                .addStringField("subModel")
                .addIntField("ram")
                .addStringField("make")
                .build();
        ClassDefinition programmer = new ClassDefinitionBuilder(FACTORY_ID, PROGRAMMER_ID)
                .addStringField("name")
                .addIntField("age")
                .addPortableField("computer", computer)
                .addStringArrayField("languages")
                .build();
        portable(FACTORY_ID, plain -> new ProgrammerPortable().with(plain),
                Map.of(PROGRAMMER_ID, ProgrammerPortable::new, COMPUTER_ID, ComputerPortable::new),
                computer, programmer);
    }

    /** A programmer with two numbers instead of the class name: the handwritten mechanism with which all others are compared. */
    private static final class ProgrammerIdentified extends ProgrammerDataSerializable implements IdentifiedDataSerializable {

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return PROGRAMMER_ID;
        }
    }

    /** A programmer as a Portable: single fields can be read and queried without the whole. */
    private static final class ProgrammerPortable extends MutableProgrammer implements Portable {

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return PROGRAMMER_ID;
        }

        @Override
        public void writePortable(PortableWriter writer) throws IOException {
            writer.writeString("name", name);
            writer.writeInt("age", age);
            writer.writePortable("computer", new ComputerPortable(computer));
            writer.writeStringArray("languages", languages.toArray(new String[0]));
        }

        @Override
        public void readPortable(PortableReader reader) throws IOException {
            name = reader.readString("name");
            age = reader.readInt("age");
            ComputerPortable portable = reader.readPortable("computer");
            computer = portable.toComputer();
            languages = new ArrayList<>(Arrays.asList(reader.readStringArray("languages")));
        }
    }

    /** A computer as a Portable. */
    private static final class ComputerPortable implements Portable {

        private @Nullable Computer computer;

        ComputerPortable() {}

        ComputerPortable(Computer computer) {
            this.computer = computer;
        }

        Computer toComputer() {
            return computer;
        }

        @Override
        public int getFactoryId() {
            return FACTORY_ID;
        }

        @Override
        public int getClassId() {
            return COMPUTER_ID;
        }

        @Override
        public void writePortable(PortableWriter writer) throws IOException {
            writer.writeString("model", computer.model());
            writer.writeString("subModel", computer.subModel());
            writer.writeInt("ram", computer.ram());
            writer.writeString("make", computer.make());
        }

        @Override
        public void readPortable(PortableReader reader) throws IOException {
            computer = new Computer(
                    reader.readString("model"), reader.readString("subModel"), reader.readInt("ram"), reader.readString("make"));
        }
    }

    /** Writes the plain programmer in Compact, field by field. */
    private static final class ProgrammerCompactSerializer implements CompactSerializer<Programmer> {

        @Override
        public Programmer read(CompactReader reader) {
            return new Programmer(
                    reader.readString("name"),
                    reader.readInt32("age"),
                    reader.readCompact("computer"),
                    new ArrayList<>(Arrays.asList(reader.readArrayOfString("languages"))));
        }

        @Override
        public void write(CompactWriter writer, Programmer programmer) {
            writer.writeString("name", programmer.name());
            writer.writeInt32("age", programmer.age());
            writer.writeCompact("computer", programmer.computer());
            writer.writeArrayOfString("languages", programmer.languages().toArray(new String[0]));
        }

        @Override
        public String getTypeName() {
            return "programmer";
        }

        @Override
        public Class<Programmer> getCompactClass() {
            return Programmer.class;
        }
    }

    /** Writes the plain computer in Compact, field by field. */
    private static final class ComputerCompactSerializer implements CompactSerializer<Computer> {

        @Override
        public Computer read(CompactReader reader) {
            return new Computer(
                    reader.readString("model"), reader.readString("subModel"),
                    reader.readInt32("ram"), reader.readString("make"));
        }

        @Override
        public void write(CompactWriter writer, Computer computer) {
            writer.writeString("model", computer.model());
            writer.writeString("subModel", computer.subModel());
            writer.writeInt32("ram", computer.ram());
            writer.writeString("make", computer.make());
        }

        @Override
        public String getTypeName() {
            return "computer";
        }

        @Override
        public Class<Computer> getCompactClass() {
            return Computer.class;
        }
    }

    /** Writes the plain programmer field by field. */
    private record ProgrammerStreamSerializer(int typeId) implements StreamSerializer<Programmer> {

        @Override
        public int getTypeId() {
            return typeId;
        }

        @Override
        public void write(ObjectDataOutput out, Programmer programmer) throws IOException {
            out.writeString(programmer.name());
            out.writeInt(programmer.age());
            Computer computer = programmer.computer();
            out.writeString(computer.model());
            out.writeString(computer.subModel());
            out.writeInt(computer.ram());
            out.writeString(computer.make());
            out.writeInt(programmer.languages().size());
            for (String language : programmer.languages()) {
                out.writeString(language);
            }
        }

        @Override
        public Programmer read(ObjectDataInput in) throws IOException {
            String name = in.readString();
            int age = in.readInt();
            Computer computer = new Computer(in.readString(), in.readString(), in.readInt(), in.readString());
            int count = in.readInt();
            List<String> languages = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                languages.add(in.readString());
            }
            return new Programmer(name, age, computer, languages);
        }
    }
}
