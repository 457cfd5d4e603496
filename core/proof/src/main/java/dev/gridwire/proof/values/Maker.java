// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Creates values of any class. The same seed gives equal values. For one thread. */
public final class Maker {

    private static final int MOST_DEPTH = 8;
    private static final int MOST_OF_ONE_CLASS = 3;
    private static final int MOST_OBJECTS = 3_000;
    /** The limit for an open type: looking at all classes of an interface such as Serializable takes long. */
    private static final int MOST_IMPLEMENTERS = 32;
    private static final int PERCENT = 100;
    /** The substitutes for null, in types that have one. */
    private static final Map<Class<?>, Object> EMPTY = Map.of(Optional.class, Optional.empty(), OptionalInt.class,
            OptionalInt.empty(), OptionalLong.class, OptionalLong.empty(), OptionalDouble.class, OptionalDouble.empty());

    private final ValueSizes sizes;
    private final Implementers implementers;
    private final LeafMaker leaves;
    private final ContainerMaker containers = new ContainerMaker(this);
    private final Map<Class<?>, ClassRecipe> recipes = new HashMap<>();
    private final Map<Class<?>, List<Class<?>>> concrete = new HashMap<>();
    private final Deque<Class<?>> open = new ArrayDeque<>();
    private SplittableRandom random = new SplittableRandom(0);
    private int objectsLeft;
    /** The open containers of a user's classes, which may hold each other without end. */
    private int ownContainers;

    /** Creates values of these sizes, and of abstract types by the classes that the implementers know. */
    public Maker(ValueSizes sizes, Implementers implementers) {
        this.sizes = sizes;
        this.implementers = implementers;
        this.leaves = new LeafMaker(sizes.textLength());
    }

    /**
     * Creates an object of the class, or of a subclass if the class is abstract.
     *
     * @throws CannotMakeException if no strategy works; the attempts say why
     */
    public Object make(Class<?> type, long seed) {
        random = new SplittableRandom(seed);
        objectsLeft = MOST_OBJECTS;
        open.clear();
        Object made = value(new ValueSlot("", type, false), TypeBindings.NONE);
        if (made == null) {
            throw new CannotMakeException("No value was made: class=" + type.getName());
        }
        return made;
    }

    /** Returns how the class's objects were created, in words for the user; empty if none was. */
    public Optional<String> wayOf(Class<?> type) {
        return Optional.ofNullable(recipes.get(type)).flatMap(ClassRecipe::proven);
    }

    /** Returns the number of elements of a container. Deeper containers get fewer, so that nesting does not explode. */
    int elements() {
        if (objectsLeft <= 0 || open.size() >= MOST_DEPTH || ownContainers > MOST_OF_ONE_CLASS) {
            return 0;
        }
        int most = open.size() > 3 ? Math.min(2, sizes.elements()) : 2 * sizes.elements() - 1;
        return 1 + random.nextInt(Math.max(1, most));
    }

    /** Returns random bits. */
    int bits() {
        return random.nextInt();
    }

    /**
     * Creates a value that fits the slot.
     *
     * @return null only if the slot allows it, or if objects of one class would nest without end
     * @throws CannotMakeException if no strategy works
     */
    @Nullable Object value(ValueSlot slot, TypeBindings scope) {
        Type type = scope.resolve(slot.type());
        Class<?> erased = TypeBindings.erase(type);
        if (erased.isArray() || ContainerMaker.isContainer(erased)) {
            return container(new ValueSlot(slot.name(), type, false), erased, scope);
        }
        boolean mayBeNothing = EMPTY.containsKey(erased) || slot.nullable() && !erased.isPrimitive();
        if (mayBeNothing && random.nextInt(PERCENT) < sizes.nullPercent()) {
            return EMPTY.get(erased);
        }
        Object leaf = erased.isEnum() ? constant(erased) : leaves.of(erased, slot.name(), random);
        if (leaf != null) {
            return leaf;
        }
        Object holder = holder(type, erased, slot, scope);
        return holder != null ? holder : object(type, erased, scope);
    }

    private @Nullable Object container(ValueSlot slot, Class<?> erased, TypeBindings scope) {
        int own = erased.isArray() || erased.getName().startsWith("java.") ? 0 : 1;
        ownContainers += own;
        try {
            return containers.of(slot, erased, scope);
        } finally {
            ownContainers -= own;
        }
    }

    private Object constant(Class<?> type) {
        Object[] constants = type.getEnumConstants();
        if (constants == null || constants.length == 0) {
            throw new CannotMakeException("An enum has no constants: class=" + type.getName());
        }
        return constants[random.nextInt(constants.length)];
    }

    private @Nullable Object holder(Type type, Class<?> erased, ValueSlot slot, TypeBindings scope) {
        if (erased == Optional.class) {
            return Optional.ofNullable(held(type, erased, slot, scope));
        }
        return erased == AtomicReference.class ? new AtomicReference<>(held(type, erased, slot, scope)) : null;
    }

    private @Nullable Object held(Type type, Class<?> erased, ValueSlot slot, TypeBindings scope) {
        return value(new ValueSlot(slot.name(), scope.argument(type, erased, 0), false), scope);
    }

    private @Nullable Object object(Type type, Class<?> erased, TypeBindings scope) {
        long same = open.stream().filter(each -> each == erased).count();
        if (open.size() >= MOST_DEPTH || same >= MOST_OF_ONE_CLASS || same > 0 && random.nextBoolean()) {
            return null;
        }
        objectsLeft--;
        open.push(erased);
        try {
            return Modifier.isAbstract(erased.getModifiers()) ? ofSubclass(erased) : ofClass(erased, scope.of(type));
        } finally {
            open.pop();
        }
    }

    private Object ofClass(Class<?> type, TypeBindings scope) {
        if (type.getName().startsWith("java.") && !Throwable.class.isAssignableFrom(type)) {
            throw new CannotMakeException("There is no value of this class of the JDK: class=" + type.getName());
        }
        return recipes.computeIfAbsent(type, ClassRecipe::of).make(this, scope);
    }

    /** Creates an object with the class's own strategies, or else of the first candidate for which that works. */
    private Object ofSubclass(Class<?> type) {
        try {
            return ofClass(type, TypeBindings.NONE.of(type));
        } catch (CannotMakeException e) {
            // The class has no static method that returns one.
        }
        List<Class<?>> candidates = concrete.computeIfAbsent(type, this::candidates);
        int first = candidates.isEmpty() ? 0 : random.nextInt(candidates.size());
        for (int i = 0; i < candidates.size(); i++) {
            Class<?> candidate = candidates.get((first + i) % candidates.size());
            try {
                return candidate.isEnum() ? constant(candidate) : ofClass(candidate, TypeBindings.NONE.of(candidate));
            } catch (CannotMakeException e) {
                // The next candidate may work.
            }
        }
        throw new CannotMakeException("No concrete class of it can be made: class=" + type.getName() + ", tried="
                + candidates.stream().map(Class::getName).toList());
    }

    private List<Class<?>> candidates(Class<?> type) {
        List<Class<?>> found = new ArrayList<>();
        addPermitted(type, found);
        return found.isEmpty() ? implementers.of(type).stream().limit(MOST_IMPLEMENTERS).toList() : found;
    }

    private static void addPermitted(Class<?> type, List<Class<?>> found) {
        for (Class<?> each : type.isSealed() ? type.getPermittedSubclasses() : new Class<?>[0]) {
            if (!Modifier.isAbstract(each.getModifiers()) || each.isEnum()) {
                found.add(each);
            }
            addPermitted(each, found);
        }
    }
}
