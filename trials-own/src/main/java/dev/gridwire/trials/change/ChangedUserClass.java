// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.trials.altered.Alteration;
import dev.gridwire.trials.altered.StateLoader;
import dev.gridwire.trials.altered.UserClassChange;
import dev.gridwire.trials.altered.UserClassChanges;
import dev.gridwire.trials.classpath.ClassPathFiles;
import dev.gridwire.trials.codec.Marshallers;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.LoaderService;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import dev.gridwire.trials.workload.userclass.ValuePool;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A change of a user's class, which a few of its values go through.
 *
 * @param files of the class path
 */
record ChangedUserClass(UserClassSpec spec, ClassPathFiles files, UserClassChange change)
        implements Crossing.Subject<ChangedUserClass.StateMember> {

    private static final int SAMPLES = 6;
    private static final Set<Class<?>> NUMBERS = Set.of(int.class, long.class, double.class, float.class, short.class, byte.class,
            Integer.class, Long.class, Double.class, Float.class, Short.class, Byte.class);

    /** All of a class, those that are not possible too, as long as the files are open. */
    static List<ChangedUserClass> of(UserClassSpec spec, ClassPathFiles files) {
        return UserClassChanges.of(spec, files).stream().map(change -> new ChangedUserClass(spec, files, change)).toList();
    }

    /** The files of a class's own class path. */
    static ClassPathFiles files(UserClassSpec spec) {
        return ClassPathFiles.of(spec.classPath().stream().map(Path::of).toList());
    }

    @Override
    public String id() {
        return change.id();
    }

    @Override
    public StateMember start(Contestant contestant, boolean isOld, Path folder, Crossing.Schemas schemas) throws Exception {
        if (spec.existingForms().contains(contestant.id())) {
            throw new Member.RefusedException("its code is written by hand, and follows no change that is made in byte code");
        }
        Optional<Alteration> alteration = change.alterationOf(isOld);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        files.copy(spec.types(), file -> alteration.map(one -> one.of(file)).orElse(file), classes);
        List<String> entries = Stream.concat(Stream.of(classes.toString()), spec.classPath().stream()).toList();
        UserClassSpec altered = spec.at(folder.toString(), entries);
        UserClassWorkload workload = new UserClassWorkload(altered, schemas.ofGridwire());
        StateLoader loader = new StateLoader(changed(alteration), Member.classPath(contestant, workload, classes),
                spec.classPath().stream().map(Path::of).toList(), alteration, Member.class.getClassLoader());
        LoaderService service =
                LoaderService.open(loader, spec.className(), schemas.ofCompact(), contestant.setup(workload));
        boolean isRenamed = alteration.isPresent() && !change.field().equals(change.otherName());
        Map<String, String> names = isRenamed ? Map.of(change.otherName(), change.field()) : Map.of();
        Marshaller values = service.within(() -> marshaller(workload, service.root(), names, isOld));
        return new StateMember(change, isOld, service, values, new Content.View(spec.className(), names, "", null));
    }

    private Set<String> changed(Optional<Alteration> alteration) {
        Stream<String> owner = alteration.stream().map(one -> one.owner().replace('/', '.'));
        return Stream.concat(Stream.of(spec.className()), owner).collect(Collectors.toSet());
    }

    /** Reads values of the plain class into this state; what the change does to them is told to it, unlike to contestants. */
    private Marshaller marshaller(UserClassWorkload workload, Class<?> root, Map<String, String> names, boolean isOld)
            throws ReflectiveOperationException {
        MarshallerBuilder builder = Marshallers.register(Marshaller.builder(), workload.types())
                .classLoader(root.getClassLoader()).unknownFields(UnknownFields.DROPPED);
        names.forEach((now, before) -> builder.renamed(root, now, before));
        if (!change.constant().isEmpty() && isOld) {
            builder.unknownConstant((Enum<?>) constants(root, change)[0]);
        }
        return builder.build();
    }

    private static Object[] constants(Class<?> root, UserClassChange change) throws ReflectiveOperationException {
        return root.getDeclaredField(change.field()).getType().getEnumConstants();
    }

    @Override
    public List<Crossing.Pair> pairs(StateMember old, StateMember young) throws Exception {
        List<Crossing.Pair> pairs = new ArrayList<>();
        Finding trouble = Finding.KEPT;
        for (byte[] sample : samples()) {
            Optional<Object> ofOld = old.make(sample);
            Optional<Object> ofYoung = young.make(sample);
            if (ofOld.isPresent() && ofYoung.isPresent()) {
                Finding alike = alike(old.content(ofOld.get()), young.content(ofYoung.get()));
                if (alike.isKept()) {
                    pairs.add(new Crossing.Pair(ofOld.get(), ofYoung.get()));
                }
                trouble = trouble.or(() -> alike);
            }
        }
        if (pairs.isEmpty()) {
            throw new Member.RefusedException(trouble.isKept()
                    ? "no value has the constant " + change.constant()
                    : "no value of the changed class can be made: " + trouble.detail());
        }
        return pairs;
    }

    /** A few values as Gridwire wrote them of the plain class, from the smallest to the largest. */
    private List<byte[]> samples() {
        List<byte[]> pool = ValuePool.read(Path.of(spec.folder())).values().stream()
                .sorted(Comparator.comparingInt(bytes -> bytes.length)).toList();
        int last = pool.size() - 1;
        return IntStream.range(0, SAMPLES).map(i -> last * i / (SAMPLES - 1)).distinct().mapToObj(pool::get).toList();
    }

    private Finding alike(Map<String, @Nullable Object> is, Map<String, @Nullable Object> expected) {
        if (!change.constant().isEmpty()) {
            expected.put(change.field(), is.get(change.field()));
        }
        return Finding.ofContent(expected, () -> is);
    }

    /** A member that has one of the two states. */
    static final class StateMember extends Member {

        private final UserClassChange change;
        private final boolean isOld;
        private final Marshaller values;
        private final Content.View view;

        StateMember(UserClassChange change, boolean isOld, LoaderService service, Marshaller values, Content.View view) {
            super(service);
            this.change = change;
            this.isOld = isOld;
            this.values = values;
            this.view = view;
        }

        /** Makes a value; empty where it cannot have the constant that only this state has. */
        Optional<Object> make(byte[] plain) throws Exception {
            Object value = service().within(() -> values.unmarshal(plain));
            if (change.constant().isEmpty() || isOld) {
                return Optional.of(value);
            }
            Field field = service().root().getDeclaredField(change.field());
            Object[] constants = constants(service().root(), change);
            Object last = constants[constants.length - 1];
            if (service().root().isRecord()) {
                return Content.get(field, value) == last ? Optional.of(value) : Optional.empty();
            }
            field.setAccessible(true);
            field.set(value, last);
            return Optional.of(value);
        }

        @Override
        Map<String, @Nullable Object> content(Object value) {
            return Content.of(value, view);
        }

        /** A text, else a number, gets what another value has, so that the class accepts it; a record's cannot be changed. */
        @Override
        void edit(Object value, Object another, Map<String, @Nullable Object> expected) {
            Optional<Field> found = edited();
            if (found.isPresent()) {
                Object given = Content.get(found.get(), another);
                try {
                    found.get().set(value, given);
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException("A field cannot be set: field=" + found.get(), e);
                }
                expected.put(found.get().getName(), Content.leaf(given));
            }
        }

        /** A field that the change of the class leaves alone. */
        private Optional<Field> edited() {
            List<Field> fields = new ArrayList<>();
            for (Class<?> level = service().root(); Content.isOwn(level) && !level.isRecord(); level = level.getSuperclass()) {
                fields.addAll(List.of(level.getDeclaredFields()));
            }
            return Stream.<Predicate<Class<?>>>of(type -> type == String.class, NUMBERS::contains)
                    .flatMap(suits -> fields.stream().filter(field -> suits.test(field.getType())))
                    .filter(field -> Content.isSerialized(field) && !field.getName().equals(change.field())
                            && field.trySetAccessible())
                    .findFirst();
        }

        /** The added field may hold what its class gives to new objects. */
        @Override
        Map<String, @Nullable Object> upgradedContent(Object value) {
            return Content.of(value, change.altersOld() && change.constant().isEmpty()
                    ? view.withBlank(change.field(), ofNewObject()) : view);
        }

        private @Nullable Object ofNewObject() {
            try {
                Constructor<?> constructor = service().root().getDeclaredConstructor();
                constructor.setAccessible(true);
                return Content.ofValue(
                        Content.get(service().root().getDeclaredField(change.field()), constructor.newInstance()), view);
            } catch (ReflectiveOperationException e) {
                return null; // It has no such constructor, or one that fails: nobody gets values from it.
            }
        }
    }
}
