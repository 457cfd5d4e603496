// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.state;

import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.trials.hazelcast.contestant.ClassVersion;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.state.ClassState.FieldOf;
import dev.gridwire.trials.hazelcast.state.ClassState.Kind;
import dev.gridwire.trials.workload.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Holds the classes of a state in a separate loader, creates values of them, and configures a grid as a user would.
 *
 * @param number the number of the state, from 1
 * @param beside the kind of serializer written for each class; empty for none
 */
public record LoadedState(ClassState state, int number, ClassLoader loader, String beside) implements ClassVersion {

    private static final int LINES = 10;
    private static final int LONGS = 100;
    private static final int LEAST = 40;
    private static final int BOUND = 1_000_000;
    private static final String AGE = "age";
    private static final int OLDEST = 64;
    private static final int DEAREST = 100_000;
    private static final long LATEST = 2_000_000_000_000L;

    /** Compiles the classes in memory, if nothing else needs their files: as Portable, with serializers of Compact. */
    public static LoadedState inMemory(ClassState state, int number) {
        Map<String, byte[]> compiled = StateSources.compiled(state, Form.PORTABLE, StateSources.COMPACT);
        return new LoadedState(
                state, number, new BytesLoader(compiled, LoadedState.class.getClassLoader()), StateSources.COMPACT);
    }

    /** Returns the kind of serializer that a contestant has for each class; empty for none. */
    public static String beside(Contestant contestant) {
        return switch (contestant) {
            case COMPACT -> StateSources.COMPACT;
            case STREAM -> StateSources.STREAM;
            case BYTE_ARRAY -> StateSources.BYTES;
            default -> "";
        };
    }

    /** Creates an object without null or zero in its fields. */
    public Object make(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return make(state, field -> drawn(field, random));
    }

    /** Creates the same object each time, with small numbers and texts that name the owner. No field is null or zero. */
    public Object sample(String owner) {
        return make(state, field -> usual(field, owner));
    }

    private Object make(ClassState type, Function<FieldOf, Object> simple) {
        List<FieldOf> fields = type.allFields();
        Object[] values = fields.stream().map(field -> value(field, simple)).toArray();
        try {
            if (type.kind() != Kind.CLASS) {
                return Stream.of(loaded(type.binaryName()).getConstructors())
                        .filter(one -> one.getParameterCount() == values.length).findFirst().orElseThrow().newInstance(values);
            }
            Object made = instance(type.binaryName());
            for (int i = 0; i < values.length; i++) {
                made.getClass().getField(fields.get(i).name()).set(made, values[i]);
            }
            return made;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("An object cannot be made: class=" + type.name(), e);
        }
    }

    private Object value(FieldOf field, Function<FieldOf, Object> simple) {
        return switch (field.kind()) {
            case STATUS -> loaded(ClassState.PACKAGE + '.' + ClassState.ENUM)
                    .getEnumConstants()[state.constants().indexOf(state.constant())];
            case STRINGS -> new String[] {"new", "large"};
            case LIST, ARRAY_LIST -> new ArrayList<>(List.of("new", "large"));
            case LINES -> new ArrayList<>(Stream.generate(() -> make(state.parts().get(0), simple)).limit(LINES).toList());
            default -> simple.apply(field);
        };
    }

    private static Object drawn(FieldOf field, SplittableRandom random) {
        boolean isAge = field.name().equals(AGE);
        return switch (field.kind()) {
            case INT -> random.nextInt(1, isAge ? OLDEST : BOUND);
            case LONG -> isAge ? random.nextInt(1, OLDEST) : random.nextLong(1, LATEST);
            case DOUBLE -> random.nextDouble(1, DEAREST);
            case BOOLEAN -> true;
            case STRING -> field.name() + '-' + random.nextInt(BOUND);
            case LONGS -> random.longs(LONGS).toArray();
            default -> throw new IllegalStateException("nothing timed has such a field: field=" + field);
        };
    }

    private static Object usual(FieldOf field, String owner) {
        return switch (field.kind()) {
            case INT, INTEGER -> field.name().length() + LEAST;
            case LONG -> (long) field.name().length() + LEAST;
            case STRING, OBJECT -> field.name() + " of " + owner;
            default -> throw new IllegalStateException("nothing that changes here has such a field: field=" + field);
        };
    }

    @Override
    public List<Class<?>> types() {
        return state.typeNames().stream().<Class<?>>map(this::loaded).toList();
    }

    @Override
    public List<Object> serializers() {
        return beside.isEmpty() ? List.of() : state.classes().stream().map(one -> instance(one.binaryName() + beside)).toList();
    }

    @Override
    public Object empty(int classId) {
        return instance(state.classes().get(classId - 1).binaryName());
    }

    private Class<?> loaded(String name) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private Object instance(String name) {
        try {
            return loaded(name).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("An object cannot be made: class=" + name, e);
        }
    }
}
