// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.Supplier;

/** Notes whose StreamSerializer does wrong with an altered payload, in a way that a test chooses. */
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
    public Object key(Note value, int index) {
        return index;
    }

    @Override
    public Object as(Form form, Note plain) {
        return plain;
    }

    @Override
    public List<Class<?>> types() {
        return List.of(Note.class);
    }

    @Override
    public List<CompactSerializer<?>> compactSerializers() {
        return List.of();
    }

    @Override
    public StreamSerializer<Note> streamSerializer(int typeId) {
        return new BrittleSerializer(typeId, fault);
    }

    @Override
    public Codec byHand() {
        throw new UnsupportedOperationException("notes have no codec of their own");
    }

    @Override
    public void addIdentifiedFactory(SerializationConfig config) {
        throw new UnsupportedOperationException("notes are plain");
    }

    @Override
    public void addPortableFactory(SerializationConfig config) {
        throw new UnsupportedOperationException("notes are plain");
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
