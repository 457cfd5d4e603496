// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.form.FormSettings;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bytes that were cut or altered give an exception or another object, never an error, and no array that nobody wrote. */
class AlteredBytesTest {

    private static final long SEED = 20_261_121;
    private static final int ROUNDS = 300;

    @ParameterizedTest
    @EnumSource(names = {"MEDIUM", "FAST"})
    void contentIsNeverBelieved(TrustLevel trust) throws Exception {
        Formation formation = Formation.of(new ExternalizableForm(), new FormSettings(trust, false, false),
                ContractTest.ZOO, Set.of("Families$PlainLeaf"));
        Map<String, Object> samples = Formation.samples(formation.loader(), ContractTest.ZOO + ".Samples");
        Random random = new Random(SEED);
        int failures = 0;
        for (String name : new String[] {"full arrays", "full declared", "full boxes", "full middle", "full lone surrogates"}) {
            Externalizable object = (Externalizable) samples.get(name);
            ByteArrayOutputStream written = new ByteArrayOutputStream();
            object.writeExternal(new Output(written));
            for (int i = 0; i < ROUNDS; i++) {
                failures += fails(object, altered(written.toByteArray(), random)) ? 1 : 0;
            }
        }
        assertThat(failures).as("seed=" + SEED).isBetween(ROUNDS, 5 * ROUNDS - 1);
    }

    private static byte[] altered(byte[] bytes, Random random) {
        byte[] altered = java.util.Arrays.copyOf(bytes, random.nextInt(4) == 0 ? random.nextInt(bytes.length) : bytes.length);
        for (int i = 0; i < 3 && altered.length > 0; i++) {
            altered[random.nextInt(Math.min(altered.length, 400))] = random.nextBoolean() ? -1 : (byte) random.nextInt();
        }
        return altered;
    }

    private static boolean fails(Externalizable object, byte[] bytes) throws Exception {
        var constructor = object.getClass().getConstructor();
        constructor.setAccessible(true);
        Externalizable read = constructor.newInstance();
        try {
            read.readExternal(new Input(new ByteArrayInputStream(bytes)));
            return false;
        } catch (IOException | RuntimeException e) {
            return true;
        }
    }

    /** Objects are texts here. */
    private static final class Output extends DataOutputStream implements ObjectOutput {
        Output(ByteArrayOutputStream bytes) {
            super(bytes);
        }

        @Override
        public void writeObject(Object value) throws IOException {
            writeUTF(String.valueOf(value));
        }
    }

    /** Objects are texts here. */
    private static final class Input extends DataInputStream implements ObjectInput {
        Input(ByteArrayInputStream bytes) {
            super(bytes);
        }

        @Override
        public Object readObject() throws IOException {
            return readUTF();
        }
    }
}
