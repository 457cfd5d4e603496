// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.change.crossing.Content;
import dev.gridwire.change.crossing.ContentRule;
import dev.gridwire.change.crossing.ContentView;
import dev.gridwire.change.crossing.StateFinding;
import dev.gridwire.proof.classpath.ClassPathFiles;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.trials.codec.MeasuredMarshallers;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.LoaderService;
import dev.gridwire.trials.result.NamedChange;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import dev.gridwire.trials.workload.userclass.ValuePool;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A change of a user's class: one of the states is the class itself, the other is altered. A few of its values are tried.
 *
 * @param files the files of the class path
 * @param named the change for people; if nothing can be tried, its title says why
 * @param alteration creates the altered state; null if the class offers nothing to change
 * @param altersOld whether the old state is the altered one; otherwise the new one is
 * @param field the name of the changed field in the user's class; empty if the change concerns more or less than one
 * @param otherName the name of the field in the altered state, if it exists there
 * @param constant the constant that only the new state has; empty for none
 */
record UserClassChange(
        UserClassSpec spec,
        ClassPathFiles files,
        NamedChange named,
        @Nullable Alteration alteration,
        boolean altersOld,
        String field,
        String otherName,
        String constant) implements ClassChange {

    private static final int SAMPLES = 6;
    private static final Set<Class<?>> NUMBERS = Set.of(int.class, long.class, double.class, float.class, short.class, byte.class,
            Integer.class, Long.class, Double.class, Float.class, Short.class, Byte.class);

    /** Whether there is something to try. */
    boolean isPossible() {
        return alteration != null;
    }

    /** Returns the alteration that makes this state of the class; empty if the state is the class itself. */
    @Override
    public Optional<Alteration> alterationOf(boolean isOld) {
        return isOld == altersOld ? Optional.ofNullable(alteration) : Optional.empty();
    }

    @Override
    public Optional<String> refusal(Contestant contestant, boolean isOld) {
        return spec.existingForms().contains(contestant.id())
                ? Optional.of("its code is written by hand, and follows no change that is made in byte code") : Optional.empty();
    }

    @Override
    public void write(Contestant contestant, boolean isOld, Path classes) throws IOException {
        Optional<Alteration> altered = alterationOf(isOld);
        files.copy(spec.types(), file -> altered.map(one -> one.of(file)).orElse(file), classes);
    }

    @Override
    public UserClassSpec spec(Contestant contestant, boolean isOld, Path folder, Path classes) {
        return spec.at(folder.toString(), Stream.concat(Stream.of(classes.toString()), spec.classPath().stream()).toList());
    }

    @Override
    public StateView view(boolean isOld) {
        return StateView.of(spec.className(), oldNames(isOld));
    }

    @Override
    public ContentView upgradedView(Class<?> root) {
        StateView view = view(false);
        return altersOld && constant.isEmpty() ? view.withBlank(field, ofNewObject(root, view)) : view;
    }

    /** Returns the field's original name, by the name that it has in this state. */
    private Map<String, String> oldNames(boolean isOld) {
        boolean isRenamed = alterationOf(isOld).isPresent() && !field.equals(otherName);
        return isRenamed ? Map.of(otherName, field) : Map.of();
    }

    /** The added field may hold the value that its class gives to new objects. */
    private @Nullable Object ofNewObject(Class<?> root, ContentView view) {
        try {
            Constructor<?> constructor = root.getDeclaredConstructor();
            constructor.setAccessible(true);
            return Content.ofValue(Content.get(root.getDeclaredField(field), constructor.newInstance()), view);
        } catch (ReflectiveOperationException e) {
            return null; // Without a working constructor, new objects have no values.
        }
    }

    /**
     * Returns a field that the change does not affect: a text, or else a number. It gets another value's content, so that the
     * class accepts it. A record's field cannot be changed.
     */
    @Override
    public Optional<Field> edited(Class<?> root) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> level = root; Content.isOwn(level) && !level.isRecord(); level = level.getSuperclass()) {
            fields.addAll(List.of(level.getDeclaredFields()));
        }
        return Stream.<Predicate<Class<?>>>of(type -> type == String.class, NUMBERS::contains)
                .flatMap(suits -> fields.stream().filter(one -> suits.test(one.getType())))
                .filter(one -> Content.isSerialized(one) && !one.getName().equals(field) && one.trySetAccessible())
                .findFirst();
    }

    @Override
    public List<Pair> pairs(StateMember old, StateMember young) throws Exception {
        Marshaller intoOld = marshaller(old.service(), true);
        Marshaller intoYoung = marshaller(young.service(), false);
        List<Pair> pairs = new ArrayList<>();
        StateFinding trouble = StateFinding.KEPT;
        for (byte[] sample : samples()) {
            Object ofOld = old.service().within(() -> intoOld.unmarshal(sample));
            Object ofYoung = young.service().within(() -> intoYoung.unmarshal(sample));
            if (constant.isEmpty() || hasNewConstant(ofYoung, young.service().root())) {
                StateFinding alike = alike(old.content(ofOld), young.content(ofYoung));
                if (alike.isKept()) {
                    pairs.add(new Pair(ofOld, ofYoung));
                }
                trouble = trouble.or(() -> alike);
            }
        }
        if (pairs.isEmpty()) {
            throw new StateMember.RefusedException(trouble.isKept()
                    ? "no value has the constant " + constant
                    : "no value of the changed class can be made: " + trouble.detail());
        }
        return pairs;
    }

    /**
     * Returns a marshaller that reads values of the original class into a state. Unlike contestants, it knows about the change.
     */
    private Marshaller marshaller(LoaderService service, boolean isOld) throws Exception {
        return service.within(() -> {
            MarshallerBuilder builder = MeasuredMarshallers.register(Marshaller.builder(), new UserClassWorkload(spec).types())
                    .classLoader(service.loader()).unknownFields(UnknownFields.DROPPED);
            oldNames(isOld).forEach((now, before) -> builder.renamed(service.root(), now, before));
            if (!constant.isEmpty() && isOld) {
                builder.unknownConstant((Enum<?>) constants(service.root())[0]);
            }
            return builder.build();
        });
    }

    /** Sets the constant that only the new state has, and returns whether the value has it. A record cannot be changed. */
    private boolean hasNewConstant(Object ofYoung, Class<?> root) throws ReflectiveOperationException {
        Field changed = root.getDeclaredField(field);
        Object[] constants = constants(root);
        Object last = constants[constants.length - 1];
        if (!root.isRecord()) {
            Content.set(changed, ofYoung, last);
        }
        return Content.get(changed, ofYoung) == last;
    }

    private Object[] constants(Class<?> root) throws ReflectiveOperationException {
        return root.getDeclaredField(field).getType().getEnumConstants();
    }

    /** Returns a few of the values that Gridwire wrote of the original class, from the smallest to the largest. */
    private List<byte[]> samples() {
        List<byte[]> pool = ValuePool.read(Path.of(spec.folder())).values().stream()
                .sorted(Comparator.comparingInt(bytes -> bytes.length)).toList();
        int last = pool.size() - 1;
        return IntStream.range(0, SAMPLES).map(i -> last * i / (SAMPLES - 1)).distinct().mapToObj(pool::get).toList();
    }

    private StateFinding alike(Map<String, @Nullable Object> is, Map<String, @Nullable Object> expected) {
        if (!constant.isEmpty()) {
            expected.put(field, is.get(field));
        }
        return ContentRule.STRICT.finding(expected, () -> is);
    }
}
