// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The graphs and marshallers of the races, and the results of one thread alone. */
final class Scene {

    private static final byte[] EXPECTED = marshaller().marshal(graph());
    private static final byte[] EXPECTED_HOOKED = marshaller().marshal(new Hooked(null));
    private static final byte[] OF_OTHER = renaming(Other.class).build().marshal(new Other());
    private static final Map<Integer, String> REFUSALS = new ConcurrentHashMap<>();
    private static final SchemaDescription SCHEMA = published();

    private Scene() {}

    /** Plain. */
    static class Part {
        int number = 1;
        String text = "text";
        @Nullable Part next;
        Set<Object> keys = new HashSet<>();
    }

    /** Plain, and allowed to some. */
    static class Other {
        int number = 2;
        String text = "other";
    }

    /** The class {@link Other} by its name elsewhere. */
    static class Renamed {
        int number;
        @Nullable String text;
        @Nullable String added;
    }

    /** Uses a marshaller while it is used. */
    static final class Hooked implements Serializable {
        private static final long serialVersionUID = 1L;
        private final transient @Nullable Marshaller marshaller;
        private int number = 3;

        Hooked(@Nullable Marshaller marshaller) {
            this.marshaller = marshaller;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            if (marshaller != null && !isRight(marshaller.marshal(graph()))) {
                throw new IOException("other bytes inside of a hook");
            }
            out.writeInt(number);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            number = in.readInt();
        }
    }

    static Marshaller marshaller() {
        return Marshaller.builder().register(Part.class, 1).register(Hooked.class).generation(Generation.NEVER).build();
    }

    /** Two parts in a cycle, one of them twice. */
    static Object graph() {
        Part part = new Part();
        part.next = new Part();
        part.next.number = 5;
        part.next.next = part;
        return new ArrayList<>(List.of(part, "text", part.next, 7L));
    }

    /** The graph's, as one thread alone writes it. */
    static byte[] payload() {
        return EXPECTED;
    }

    static boolean isRight(byte[] bytes) {
        return Arrays.equals(bytes, EXPECTED);
    }

    static boolean isRight(@Nullable List<?> copy) {
        return copy != null
                && copy.size() == 4
                && copy.get(0) instanceof Part part
                && part.next == copy.get(2)
                && part.next.next == part
                && part.next.number == 5
                && copy.get(1).equals("text")
                && copy.get(3).equals(7L);
    }

    static boolean isRefused(Marshaller marshaller, Object value) {
        try {
            marshaller.marshal(value);
            return false;
        } catch (RejectedTypeException e) {
            return true;
        }
    }

    /** Whether a payload that lacks some bytes is refused with the words that a fresh marshaller has. */
    static boolean isRefusedAsAlone(Marshaller marshaller, int missing) {
        byte[] cut = Arrays.copyOf(EXPECTED, EXPECTED.length - missing);
        return refusal(marshaller, cut).equals(REFUSALS.computeIfAbsent(missing, any -> refusal(marshaller(), cut)));
    }

    private static String refusal(Marshaller marshaller, byte[] payload) {
        try {
            marshaller.unmarshal(payload);
            return "";
        } catch (GridwireException e) {
            return e.toString();
        }
    }

    /** Whether an object whose hook uses the marshaller is written and read as any other. */
    static boolean isCopied(Marshaller marshaller) {
        byte[] bytes = marshaller.marshal(new Hooked(marshaller));
        return Arrays.equals(bytes, EXPECTED_HOOKED)
                && marshaller.<Object>unmarshal(bytes) instanceof Hooked copy
                && copy.number == 3;
    }

    /** Whether a part with such keys has the bytes of one with the same keys in another order. */
    static boolean isCanonical(Marshaller marshaller, Integer... keys) {
        Part part = new Part();
        part.keys.addAll(List.of(keys));
        Part sorted = new Part();
        sorted.keys.addAll(Arrays.stream(keys).sorted().toList());
        return Arrays.equals(marshaller.marshal(part), marshaller.marshal(sorted));
    }

    private static MarshallerBuilder renaming(Class<?> type) {
        return Marshaller.builder().register(type).generation(Generation.NEVER);
    }

    /** Reads objects of {@link Other} as {@link Renamed}. */
    static Marshaller renamed() {
        return renaming(Renamed.class).renamed(Renamed.class, Other.class.getName()).build();
    }

    static boolean isAdapted(Marshaller marshaller) {
        return marshaller.<Object>unmarshal(OF_OTHER) instanceof Renamed renamed
                && renamed.number == 2
                && "other".equals(renamed.text)
                && renamed.added == null;
    }

    /** The schema of {@link Part}. */
    static SchemaDescription schema() {
        return SCHEMA;
    }

    private static SchemaDescription published() {
        AtomicReference<SchemaDescription> found = new AtomicReference<>();
        SchemaStore store = new SchemaStore() {
            @Override
            public boolean publish(SchemaDescription schema) {
                found.set(schema);
                return true;
            }

            @Override
            public Collection<SchemaDescription> find(int hash) {
                return List.of();
            }
        };
        Marshaller.builder().register(Part.class).schemas(store).build().marshal(new Part());
        return found.get();
    }
}
