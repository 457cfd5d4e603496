// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.EnumCodec;
import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.ReferenceSlot.Form;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.jdk.Head;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.jdk.JdkType.Family;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.fused.UnfusableException;
import dev.gridwire.learning.Shape.Recursion;
import dev.gridwire.learning.Shape.Walked;
import dev.gridwire.object.AdaptedSlots;
import dev.gridwire.object.SingletonBody;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes the tree of places of one root class, from what was seen of its graphs and what its slots declare. */
final class ShapeBuilder {

    /** The limit on shapes, because larger code takes long to compile. */
    private static final int MOST_SHAPES = 300;

    private final Types types;
    private final ClassFields fields;
    private final int maxDepth;
    private final WrittenTypes written;
    /** The codecs of the objects around the current place, with the levels of these objects. */
    private final Map<Codec, Integer> around = new HashMap<>();
    private final Set<Codec> recursive = new HashSet<>();
    private boolean hasReviewed;
    private int shapes;
    private int depth = 1;

    ShapeBuilder(Types types, ClassFields fields, int maxDepth, WrittenTypes written) {
        this.types = types;
        this.fields = fields;
        this.maxDepth = maxDepth;
        this.written = written;
    }

    /** Returns the levels of the shape. */
    int depth() {
        return depth;
    }

    /** Returns whether there are objects of classes that were reviewed for a preset. */
    boolean hasReviewed() {
        return hasReviewed;
    }

    /** Returns the shape of the root. */
    Shape root(Codec codec, ObservedPlace seen) throws UnfusableException {
        Class<?> type = codec.type();
        return shape(codec, type, seen.has(type) ? seen.inside(type, 0) : new ObservedPlace[0], 0);
    }

    private Shape shape(Codec codec, Class<?> type, ObservedPlace[] seen, int level) throws UnfusableException {
        if (++shapes > MOST_SHAPES) {
            throw new UnfusableException("its graphs have more than " + MOST_SHAPES + " places");
        }
        if (codec instanceof LeafCodec) {
            return Shape.plain(type, codec, jdkType(codec), List.of());
        }
        depth = Math.max(depth, level + 1);
        hasReviewed |= codec.isReviewed();
        if (level >= maxDepth) {
            throw new UnfusableException("its graphs are deeper than " + maxDepth + " levels");
        }
        if (codec instanceof UserCodec user && user.body() instanceof SingletonBody && !user.layout().slots().isEmpty()) {
            throw new UnfusableException("the one object of a class keeps what it holds: class=" + type.getName());
        }
        if (codec instanceof UserCodec user && user.adaptedBody() == null) {
            return user(user, seen, level + 1);
        }
        if (codec instanceof UserCodec user && user.adaptedBody() instanceof AdaptedSlots slots) {
            return adapted(user, slots, seen, level + 1);
        }
        JdkType jdkType = jdkType(codec);
        if (type.isArray() && !(codec.name() instanceof TypeName.Adapted)) {
            return array(codec, type, seen, level + 1);
        }
        if (jdkType != null && serves(jdkType)) {
            return container(codec, type, jdkType, seen, level + 1);
        }
        if (jdkType != null && level > 0) {
            return walked(codec, type, types.element(), level);
        }
        throw needsWalk(type);
    }

    private static UnfusableException needsWalk(Class<?> type) {
        return new UnfusableException("objects of this class need the general walk: class=" + EscapedNames.of(type.getName()));
    }

    /**
     * Returns the shape of objects that fused code leaves to the general walk.
     *
     * @param slot the place, which may declare the class of an object that replaces one
     */
    private Shape walked(Codec codec, Class<?> type, ReferenceSlot slot, int level) throws UnfusableException {
        // The classes of proxies and lambdas may be unloaded. Names of other states are known to one of both only.
        boolean isServed = codec.isKept() && !codec.hasForms() && !Proxy.isProxyClass(type) && written.isEmpty();
        if (!isServed || level >= maxDepth) {
            throw needsWalk(type);
        }
        hasReviewed |= codec.isReviewed();
        shapes++;
        return new Shape(type, codec, null, Recursion.NONE, 0, List.of(), new Walked(slot, level), false);
    }

    private static boolean serves(JdkType type) {
        return switch (type) {
            case LIST_OF, SET_OF, MAP_OF, OPTIONAL -> true;
            default -> type.family() == Family.WRAPPER || ServedContainers.isHolder(type) || ServedContainers.isRoot(type);
        };
    }

    private static @Nullable JdkType jdkType(Codec codec) {
        return codec.name() instanceof TypeName.Numbered numbered ? numbered.type() : null;
    }

    /** Makes the places in objects of a class. */
    private interface Places {
        List<ShapePlace> make() throws UnfusableException;
    }

    private Shape user(UserCodec codec, int level, Places inside) throws UnfusableException {
        Integer outer = around.putIfAbsent(codec, level);
        if (outer != null) {
            recursive.add(codec);
            return new Shape(codec.type(), codec, null, Recursion.INSIDE, level - outer, List.of(), null, false);
        }
        List<ShapePlace> places = inside.make();
        around.remove(codec);
        Recursion recursion = recursive.contains(codec) ? Recursion.AROUND : Recursion.NONE;
        return new Shape(codec.type(), codec, null, recursion, 0, places, null, false);
    }

    private Shape user(UserCodec codec, ObservedPlace[] seen, int depth) throws UnfusableException {
        return user(codec, depth, () -> {
            List<ShapePlace> places = new ArrayList<>();
            for (Field field : fields.of(codec).values()) {
                places.add(place(field.getType(), at(seen, places.size()), false, depth));
            }
            return places;
        });
    }

    private static ObservedPlace at(ObservedPlace[] seen, int index) {
        return index >= 0 && index < seen.length ? seen[index] : new ObservedPlace();
    }

    /**
     * Returns the shape of objects as another state of their class wrote them, with a place for each written reference slot that
     * needs one.
     */
    private Shape adapted(UserCodec codec, AdaptedSlots slots, ObservedPlace[] seen, int depth) throws UnfusableException {
        if (!slots.canBeFused()) {
            throw new UnfusableException("objects of this class need the general walk: class="
                    + EscapedNames.of(codec.type().getName()));
        }
        return user(codec, depth, () -> {
            List<ShapePlace> places = new ArrayList<>();
            for (int index : fields.written(codec, slots)) {
                ReferenceSlot reference = slots.reference(index);
                if (reference != null) {
                    Optional<Slot> own = slots.matches().get(index).own();
                    places.add(own.isEmpty()
                            ? unknownPlace(codec, reference, depth)
                            : place(reference, at(seen, fields.placeOf(codec, own.get())), depth));
                }
            }
            return places;
        });
    }

    private ShapePlace place(ReferenceSlot reference, ObservedPlace seen, int depth) throws UnfusableException {
        return switch (reference.form()) {
            case STRING -> textPlace(seen, false);
            case ENUM, MONOMORPHIC -> {
                Codec target = reference.target();
                ObservedPlace[] inside = seen.has(target.type()) ? seen.inside(target.type(), 0) : new ObservedPlace[0];
                yield new ShapePlace(
                        reference.form(), false, checked(target, target.type(), inside, depth, reference), List.of());
            }
            default -> place(reference, seen, false, depth, type -> written(reference, type));
        };
    }

    /**
     * Returns the codec of objects of exactly the class that the writer's field declared; the local field may declare another
     * class.
     */
    private static @Nullable Codec written(ReferenceSlot reference, Class<?> type) {
        boolean isDeclared = reference.form() == Form.DECLARED_OR_NAMED && reference.target().type() == type;
        return isDeclared ? reference.target() : null;
    }

    /**
     * Returns the place of a missing field, whose value is kept for writing. Its objects must be of known classes and hold no
     * other objects.
     */
    private ShapePlace unknownPlace(UserCodec owner, ReferenceSlot reference, int depth) throws UnfusableException {
        Form form = reference.form();
        Codec target = form == Form.ENUM || form == Form.MONOMORPHIC ? reference.target() : null;
        if (form != Form.STRING && !(target instanceof EnumCodec) && !(target instanceof LeafCodec)) {
            throw new UnfusableException(
                    "objects with unknown fields need the general walk: class="
                            + EscapedNames.of(owner.type().getName()));
        }
        return place(reference, new ObservedPlace(), depth);
    }

    private Shape array(Codec codec, Class<?> type, ObservedPlace[] seen, int depth) throws UnfusableException {
        ObservedPlace in = seen.length > 0 ? seen[0] : new ObservedPlace();
        return Shape.plain(type, codec, null, List.of(place(type.getComponentType(), in, true, depth)));
    }

    private Shape container(Codec codec, Class<?> type, JdkType jdkType, ObservedPlace[] seen, int depth)
            throws UnfusableException {
        List<ShapePlace> places = new ArrayList<>();
        boolean isMap = jdkType == JdkType.MAP_OF || ServedContainers.isMap(jdkType);
        for (int i = 0; i < (isMap ? 2 : 1); i++) {
            ObservedPlace in = i < seen.length ? seen[i] : new ObservedPlace();
            places.add(place(Object.class, in, jdkType != JdkType.OPTIONAL && jdkType.family() != Family.WRAPPER, depth));
        }
        if (jdkType.container().head() == Head.COMPARATOR) {
            places.add(orders(places.size() < seen.length ? seen[places.size()] : new ObservedPlace(), depth));
        }
        Shape shape = Shape.plain(type, codec, jdkType, places);
        if (shape.hashesObjects() && !servesKeys(jdkType, places.get(0))) {
            throw new UnfusableException("a container hashes or compares objects of several classes, or that hold such"
                    + " containers: class=" + EscapedNames.of(type.getName()));
        }
        return shape;
    }

    /**
     * Returns whether keys are objects of one class in which nothing else is hashed. Each key is then complete when it ends; in
     * graphs that share objects, this requires that it holds values alone. Its hash visits its content once.
     */
    private boolean servesKeys(JdkType jdkType, ShapePlace keys) {
        boolean isServed = jdkType == JdkType.SET_OF || jdkType == JdkType.MAP_OF || ServedContainers.isRoot(jdkType);
        return isServed && keys.shapes().size() == 1 && keys.shapes().get(0).canBeKey();
    }

    /** Returns the place of a sorted container's comparator, which must be a JDK order without content. */
    private ShapePlace orders(ObservedPlace seen, int depth) throws UnfusableException {
        ShapePlace orders = place(Object.class, seen, false, depth);
        for (Shape order : orders.shapes()) {
            if (!(order.codec() instanceof LeafCodec)) {
                throw new UnfusableException(
                        "a sorted container has a comparator that needs the general walk: class="
                                + EscapedNames.of(order.javaClass().getName()));
            }
        }
        return orders;
    }

    private ShapePlace place(Class<?> declared, ObservedPlace seen, boolean isRepeated, int depth) throws UnfusableException {
        Form form = ReferenceSlot.form(declared, types);
        if (form == Form.STRING) {
            return textPlace(seen, isRepeated);
        }
        if (form == Form.ENUM || form == Form.MONOMORPHIC) {
            Codec codec = types.declared(declared);
            ObservedPlace[] inside = seen.has(declared) ? seen.inside(declared, 0) : new ObservedPlace[0];
            ReferenceSlot slot = new ReferenceSlot(declared, types);
            return new ShapePlace(form, isRepeated, checked(codec, declared, inside, depth, slot), List.of());
        }
        return place(new ReferenceSlot(declared, types), seen, isRepeated, depth,
                type -> type == declared && form == Form.DECLARED_OR_NAMED ? target(declared) : null);
    }

    /**
     * Returns a place for objects that may name their types.
     *
     * @param target supplies the codec of objects of exactly the declared class; null for other classes
     */
    private ShapePlace place(
            ReferenceSlot slot, ObservedPlace seen, boolean isRepeated, int depth, Function<Class<?>, @Nullable Codec> target)
            throws UnfusableException {
        if (seen.classes().size() >= Observations.MOST_CLASSES) {
            throw new UnfusableException(
                    "a place holds objects of too many classes: first="
                            + EscapedNames.of(seen.classes().iterator().next().getName()));
        }
        Shape exact = null;
        List<Shape> others = new ArrayList<>();
        List<Shape> replaced = new ArrayList<>();
        for (Class<?> type : seen.classes()) {
            ObservedPlace[] inside = seen.inside(type, 0);
            Codec declared = target.apply(type);
            if (type == String.class) {
                others.add(text(seen));
                continue;
            }
            Shape shape = checked(declared == null ? named(type) : declared, type, inside, depth, slot);
            if (shape.codec().isReplaced()) {
                replaced.add(shape);
            } else if (declared != null) {
                exact = shape;
            } else {
                others.add(shape);
            }
        }
        others.addAll(replaced);
        return new ShapePlace(slot.form(), isRepeated, exact, others);
    }

    private ShapePlace textPlace(ObservedPlace seen, boolean isRepeated) {
        return new ShapePlace(Form.STRING, isRepeated, text(seen), List.of());
    }

    private Shape text(ObservedPlace seen) {
        shapes++;
        return Shape.text(types.declared(String.class), seen.isMixed());
    }

    private Codec named(Class<?> type) {
        Codec other = written.codec(type);
        return other == null ? types.allowed(type) : other;
    }

    private Codec target(Class<?> declared) {
        return declared.isArray() ? types.declared(declared) : types.allowed(declared);
    }

    private Shape checked(Codec codec, Class<?> type, ObservedPlace[] inside, int depth, ReferenceSlot slot)
            throws UnfusableException {
        boolean hasForms = codec instanceof LeafCodec && codec.hasForms();
        if (codec.isReplaced() || codec.isHooked() || !codec.isKept() || hasForms) {
            return walked(codec, type, slot, depth);
        }
        return shape(codec, type, inside, depth);
    }
}
