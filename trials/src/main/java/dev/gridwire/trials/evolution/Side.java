// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.change.EnumClass;
import dev.gridwire.trials.contestant.ClassVersion;
import dev.gridwire.trials.evolution.EvolvingClass.EvolvingField;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** The classes of one case in one state, in a loader of their own, as contestants are told of them. */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
final class Side implements ClassVersion {

    private static final String STATUS = "shop.Status";
    private static final int LINES = 10;
    private static final int LONGS = 100;
    private static final int BOUND = 1_000_000;
    private static final String AGE = "age";
    private static final int OLDEST = 64;
    private static final int DEAREST = 100_000;
    private static final long LATEST = 2_000_000_000_000L;

    private final EvolvingCase.State state;
    private final int number;
    private final Loader loader;

    private Side(EvolvingCase.State state, int number) {
        this.state = state;
        this.number = number;
        this.loader = new Loader(state);
    }

    /** Loads the classes as they were. */
    static Side before(EvolvingCase subject) {
        return new Side(subject.before(), 1);
    }

    /** Loads the classes as they are now. */
    static Side after(EvolvingCase subject) {
        return new Side(subject.after(), 2);
    }

    /** Makes an object; no field of it is null or zero. */
    Object make(long seed) {
        return make(state.classes().get(0), new SplittableRandom(seed));
    }

    private Object make(EvolvingClass type, SplittableRandom random) {
        Object made = loader.instance(EvolvingClasses.binaryName(type));
        try {
            for (EvolvingField field : type.fields()) {
                made.getClass().getField(field.name()).set(made, value(field, random));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("A field cannot be set: class=" + type.name(), e);
        }
        return made;
    }

    private Object value(EvolvingField field, SplittableRandom random) {
        return switch (field.kind()) {
            case INT -> random.nextInt(1, field.name().equals(AGE) ? OLDEST : BOUND);
            case LONG -> field.name().equals(AGE) ? random.nextInt(1, OLDEST) : random.nextLong(1, LATEST);
            case DOUBLE -> random.nextDouble(1, DEAREST);
            case BOOLEAN -> true;
            case STRING -> field.name() + '-' + random.nextInt(BOUND);
            case LONGS -> random.longs(LONGS).toArray();
            case STATUS -> constant();
            case LINES -> {
                List<Object> lines = new ArrayList<>();
                for (int i = 0; i < LINES; i++) {
                    lines.add(make(state.classes().get(1), random));
                }
                yield lines;
            }
        };
    }

    private Object constant() {
        return loader.loaded(STATUS).getEnumConstants()[state.constants().indexOf(state.constant())];
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public ClassLoader loader() {
        return loader;
    }

    @Override
    public List<Class<?>> types() {
        List<Class<?>> types = new ArrayList<>();
        state.classes().forEach(type -> types.add(loader.loaded(EvolvingClasses.binaryName(type))));
        if (!state.constants().isEmpty()) {
            types.add(loader.loaded(STATUS));
        }
        return types;
    }

    @Override
    public List<CompactSerializer<?>> compactSerializers() {
        List<CompactSerializer<?>> serializers = new ArrayList<>();
        state.classes().forEach(type -> serializers.add(
                (CompactSerializer<?>) loader.instance(EvolvingClasses.binaryName(type) + EvolvingClasses.COMPACT)));
        return serializers;
    }

    @Override
    public Portable portable(int classId) {
        EvolvingClass type = state.classes().stream().filter(one -> one.id() == classId).findFirst().orElseThrow();
        return (Portable) loader.instance(EvolvingClasses.binaryName(type));
    }

    /** Defines the classes when they are asked for. */
    private static final class Loader extends ClassLoader {

        private final Map<String, byte[]> files = new HashMap<>();

        Loader(EvolvingCase.State state) {
            super(Side.class.getClassLoader());
            state.classes().forEach(type -> {
                files.put(EvolvingClasses.binaryName(type), EvolvingClasses.plain(type));
                files.put(EvolvingClasses.binaryName(type) + EvolvingClasses.COMPACT, EvolvingClasses.compactSerializer(type));
            });
            files.put(STATUS, EnumClass.of(state.constants()));
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] file = files.get(name);
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, file, 0, file.length);
        }

        Class<?> loaded(String name) {
            try {
                return Class.forName(name, true, this);
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }

        Object instance(String name) {
            try {
                return loaded(name).getConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("An object cannot be made: class=" + name, e);
            }
        }
    }
}
