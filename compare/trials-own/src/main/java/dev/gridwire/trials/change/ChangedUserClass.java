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
record ChangedUserClass(UserClassSpec spec, ClassPathFiles files, UserClassChange change) implements Crossing.Subject {

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
    public Member start(Contestant contestant, boolean isOld, Path folder, Crossing.Schemas schemas) throws Exception {
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
        Content.View view = new Content.View(spec.className(), oldNames(isOld), "", null);
        Content.View ofUpgraded = !isOld && change.altersOld() && change.constant().isEmpty()
                ? view.withBlank(change.field(), ofNewObject(service.root(), view)) : view;
        return new Member(service, value -> Content.of(value, view), value -> Content.of(value, ofUpgraded),
                edited(service.root()));
    }

    private Set<String> changed(Optional<Alteration> alteration) {
        Stream<String> owner = alteration.stream().map(one -> one.owner().replace('/', '.'));
        return Stream.concat(Stream.of(spec.className()), owner).collect(Collectors.toSet());
    }

    /** The name of the field as the class is, by another that it has in this state. */
    private Map<String, String> oldNames(boolean isOld) {
        boolean isRenamed = change.alterationOf(isOld).isPresent() && !change.field().equals(change.otherName());
        return isRenamed ? Map.of(change.otherName(), change.field()) : Map.of();
    }

    /** The added field may hold what its class gives to new objects. */
    private @Nullable Object ofNewObject(Class<?> root, Content.View view) {
        try {
            Constructor<?> constructor = root.getDeclaredConstructor();
            constructor.setAccessible(true);
            return Content.ofValue(Content.get(root.getDeclaredField(change.field()), constructor.newInstance()), view);
        } catch (ReflectiveOperationException e) {
            return null; // It has no such constructor, or one that fails: nobody gets values from it.
        }
    }

    /**
     * A field that the change of the class leaves alone: a text, else a number, which gets what another value has, so that the
     * class accepts it. A record's cannot be changed.
     */
    private Optional<Field> edited(Class<?> root) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> level = root; Content.isOwn(level) && !level.isRecord(); level = level.getSuperclass()) {
            fields.addAll(List.of(level.getDeclaredFields()));
        }
        return Stream.<Predicate<Class<?>>>of(type -> type == String.class, NUMBERS::contains)
                .flatMap(suits -> fields.stream().filter(field -> suits.test(field.getType())))
                .filter(field -> Content.isSerialized(field) && !field.getName().equals(change.field())
                        && field.trySetAccessible())
                .findFirst();
    }

    @Override
    public List<Crossing.Pair> pairs(Member old, Member young) throws Exception {
        Marshaller intoOld = marshaller(old.service(), true);
        Marshaller intoYoung = marshaller(young.service(), false);
        List<Crossing.Pair> pairs = new ArrayList<>();
        Finding trouble = Finding.KEPT;
        for (byte[] sample : samples()) {
            Object ofOld = old.service().within(() -> intoOld.unmarshal(sample));
            Object ofYoung = young.service().within(() -> intoYoung.unmarshal(sample));
            if (change.constant().isEmpty() || hasNewConstant(ofYoung, young.service().root())) {
                Finding alike = alike(old.content(ofOld), young.content(ofYoung));
                if (alike.isKept()) {
                    pairs.add(new Crossing.Pair(ofOld, ofYoung));
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

    /** Reads values of the plain class into a state; what the change does to them is told to it, unlike to contestants. */
    private Marshaller marshaller(LoaderService service, boolean isOld) throws Exception {
        return service.within(() -> {
            MarshallerBuilder builder = Marshallers.register(Marshaller.builder(), new UserClassWorkload(spec).types())
                    .classLoader(service.loader()).unknownFields(UnknownFields.DROPPED);
            oldNames(isOld).forEach((now, before) -> builder.renamed(service.root(), now, before));
            if (!change.constant().isEmpty() && isOld) {
                builder.unknownConstant((Enum<?>) constants(service.root())[0]);
            }
            return builder.build();
        });
    }

    /** Gives the constant that only the new state has, and says whether the value has it: a record cannot be given it. */
    private boolean hasNewConstant(Object ofYoung, Class<?> root) throws ReflectiveOperationException {
        Field field = root.getDeclaredField(change.field());
        Object[] constants = constants(root);
        Object last = constants[constants.length - 1];
        if (!root.isRecord()) {
            Content.set(field, ofYoung, last);
        }
        return Content.get(field, ofYoung) == last;
    }

    private Object[] constants(Class<?> root) throws ReflectiveOperationException {
        return root.getDeclaredField(change.field()).getType().getEnumConstants();
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
}
