// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Notes with a StreamSerializer that does wrong with an altered payload, in a manner that a test chooses. */
final class BrittleWorkload implements Workload<Note> {

    private final Fault fault;

    BrittleWorkload(Fault fault) {
        this.fault = fault;
    }

    /** Ways to do wrong. */
    enum Fault {
        NONE,
        ANOTHER_VALUE,
        UNDOCUMENTED_EXCEPTION,
        ERROR,
        GREED,
        SLOWNESS,
        POISON
    }

    @Override
    public String id() {
        return "brittle";
    }

    @Override
    public String title() {
        return "Brittle";
    }

    @Override
    public String description() {
        return "A text.";
    }

    @Override
    public Supplier<Note> values(long seed) {
        int[] next = {0};
        return () -> new Note("note number " + next[0]++);
    }

    @Override
    public Object as(Form form, Note plain) {
        return plain;
    }

    @Override
    public Set<Form> forms() {
        return EnumSet.allOf(Form.class);
    }

    @Override
    public List<Class<?>> types() {
        return List.of(Note.class);
    }

    @Override
    public <T> Optional<T> written(Class<T> type) {
        return Optional.of(type.cast(new BrittleForms(fault)));
    }

    private static final class BrittleForms extends HandWritten<Note> {
        BrittleForms(Fault fault) {
            stream(typeId -> new BrittleSerializer(typeId, fault));
        }
    }

    /** A hash before the text says whether a payload is as it was written. */
    private static final class BrittleSerializer implements StreamSerializer<Note> {
        private static final int TOO_MUCH = 1 << 20;
        private static final long SPIN_NANOS = 7_000_000;

        private final int typeId;
        private final Fault fault;
        private boolean poisoned;

        BrittleSerializer(int typeId, Fault fault) {
            this.typeId = typeId;
            this.fault = fault;
        }

        @Override
        public int getTypeId() {
            return typeId;
        }

        @Override
        public void write(ObjectDataOutput out, Note note) throws IOException {
            out.writeInt(note.text().hashCode());
            out.writeString(note.text());
        }

        @Override
        public Note read(ObjectDataInput in) throws IOException {
            int hash = in.readInt();
            String text = textOf(in);
            if (text.hashCode() == hash) {
                return new Note(poisoned ? "poisoned" : text);
            }
            return misbehave();
        }

        private static String textOf(ObjectDataInput in) throws IOException {
            try {
                return String.valueOf(in.readString());
            } catch (RuntimeException e) {
                throw new IOException(e);
            }
        }

        private Note misbehave() throws IOException {
            switch (fault) {
                case ANOTHER_VALUE -> {
                    return new Note("another");
                }
                case UNDOCUMENTED_EXCEPTION -> throw new ArithmeticException("nobody was told");
                case ERROR -> throw new StackOverflowError();
                case GREED -> throw new IOException("much: " + new byte[TOO_MUCH].length);
                case SLOWNESS -> throw new IOException("late: " + spun());
                case POISON -> poisoned = true;
                case NONE -> { }
            }
            throw new IOException("the hash is another");
        }

        private static long spun() {
            ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            long begin = threads.getCurrentThreadCpuTime();
            long turns = 0;
            while (threads.getCurrentThreadCpuTime() - begin < SPIN_NANOS) {
                turns++;
            }
            return turns;
        }
    }
}
