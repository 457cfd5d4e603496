// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.EnumCodec;
import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.fused.FusedBody;
import dev.gridwire.fused.FusedCode;
import dev.gridwire.fused.FusedGraph;
import dev.gridwire.fused.FusedRoot;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.UnfusableException;
import dev.gridwire.graph.KernelWriter;
import dev.gridwire.graph.Part;
import dev.gridwire.graph.Surroundings;
import dev.gridwire.learning.Shape.Recursion;
import dev.gridwire.learning.Shape.Walked;
import dev.gridwire.learning.ShapeOccurrences.Treatment;
import dev.gridwire.object.AdaptedSlots;
import dev.gridwire.object.Generator;
import dev.gridwire.object.SingletonBody;
import dev.gridwire.wire.PrimitiveForm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes the fused codecs of one marshaller's root classes. Roots share the code of a class if its slots hold the same.
 * Thread-safe.
 */
public final class Fuser {

    /** The limit on levels of the code, since large code takes long to compile. */
    private static final int DEEPEST_CODE = 64;
    /** The limit on levels of a graph, which has more than its code if objects are nested inside others of their class. */
    private static final int DEEPEST = KernelWriter.DEFERRED_BELOW;

    private final Types types;
    private final Generator generator;
    private final FusedNames names;
    private final Isolation isolation;
    private final BodySource source;
    /** By name, slots, and whether objects may be shared. */
    private final Map<SameParts, FusedBody> bodies = new ConcurrentHashMap<>();

    private final ClassFields fields;

    /**
     * Makes a fuser for one marshaller's types.
     *
     * @param isCanonical whether the bytes must be canonical
     */
    public Fuser(Types types, Generator generator, FusedCode code, boolean isCanonical) {
        this.types = types;
        this.generator = generator;
        this.fields = new ClassFields(generator);
        this.source = new BodySource(generator, code, isCanonical);
        this.names = new FusedNames(types.limits());
        this.isolation = new Isolation(code);
    }

    /** Returns whether the build made a companion that may serve graphs with this root. */
    boolean mayHaveCompanions(Codec codec) {
        return source.mayHaveCompanions(codec);
    }

    /** Returns the generator of the code. */
    Generator generator() {
        return generator;
    }

    /** Returns the fields of the classes. */
    ClassFields fields() {
        return fields;
    }

    /**
     * Makes the code for one root class.
     *
     * @param written the states in which payloads name their classes, if these differ from the local ones
     * @throws UnfusableException if graphs like those seen need the general walk
     */
    FusedRoot fuse(Codec codec, Observations seen, WrittenTypes written) throws UnfusableException {
        ShapeBuilder shapes = new ShapeBuilder(types, fields, Math.min(DEEPEST_CODE, types.limits().depth()), written);
        Shape root = shapes.root(codec, seen.root());
        ShapeOccurrences occurrences = ShapeOccurrences.of(root);
        if (source.isCanonical() && occurrences.hasWalked()) {
            throw new UnfusableException("its bytes are canonical, and its graphs hold objects that need the general walk");
        }
        // A canonical payload holds a shared object twice. Only the general walk writes it so.
        boolean isShared = !source.isCanonical() && (seen.isShared() || occurrences.hasWalked() && seen.refersBack());
        if (isShared && shapes.hasReviewed()) {
            throw new UnfusableException("its graphs share objects and hold a library's, whose hashes are counted then");
        }
        Surroundings around = new Surroundings(occurrences.classes(root), isShared);
        RootNames rootNames = new RootNames(names, occurrences, written, isolation, around);
        int mostMoreLevels = Math.min(DEEPEST, types.limits().depth()) - shapes.depth();
        Making making = new Making(occurrences, isShared, mostMoreLevels, rootNames, around);
        boolean isTracked = occurrences.hasWalked() && !(codec instanceof UserCodec);
        FusedGraph graph = new Graph(making.value(root), isShared, isTracked, ShapeOccurrences.isMadeOfParts(root));
        if (making.isKeyed && occurrences.hasWalked()) {
            throw new UnfusableException("its graphs hash or compare objects, and hold others that need the general walk");
        }
        rootNames.requireWithin(types.limits());
        return new FusedRoot(isolation.isolated(graph, FusedGraph.class), making.isKeyed, source.isCanonical(),
                root.classesWithUnknownFields());
    }

    /** Makes the code for one root class. */
    private final class Making {

        private final ShapeOccurrences occurrences;
        private final boolean isShared;
        private final int mostMoreLevels;
        private final RootNames names;
        private final Surroundings around;
        private final Map<Codec, Knot> knots = new HashMap<>();
        /** Avoids repeated work: the elements of a container are asked for twice, and their content four times. */
        private final Map<Shape, FusedBody> made = new IdentityHashMap<>();
        /** Whether a container hashes or compares objects with an identity. */
        private boolean isKeyed;

        Making(
                ShapeOccurrences occurrences, boolean isShared, int mostMoreLevels, RootNames names, Surroundings around) {
            this.occurrences = occurrences;
            this.isShared = isShared;
            this.mostMoreLevels = mostMoreLevels;
            this.names = names;
            this.around = around;
        }

        /** Returns the code for objects in their place, with the treatment that they need. */
        FusedValue treated(Shape shape) throws UnfusableException {
            FusedValue value = value(shape);
            return occurrences.treatment(shape) == Treatment.TRACKED ? isolated(new TrackedValue(value)) : value;
        }

        FusedValue value(Shape shape) throws UnfusableException {
            Codec codec = shape.codec();
            Walked walked = shape.walked();
            if (walked != null) {
                Part part = new Part(walked.level(), around);
                return isolated(codec.isReplaced()
                        ? new ReplacedValue(shape.javaClass(), codec, walked.slot(), part)
                        : new WalkedValue(shape.javaClass(), names.of(codec), codec, part));
            }
            if (codec instanceof UserCodec user && user.body() instanceof SingletonBody singleton) {
                return isolated(new SingletonValue(user.type(), names.of(user), singleton.make()));
            }
            if (codec instanceof UserCodec user) {
                return shape.recursion() == Recursion.NONE ? once(user, shape) : recursive(user, shape);
            }
            FusedType name = names.of(codec);
            if (codec instanceof LeafCodec leaf) {
                return shape.javaClass() == String.class
                        ? isolation.one(new StringValue(name, shape.isMixed()))
                        : isolated(LeafValue.of(shape, name, leaf, source.isCanonical()));
            }
            JdkType jdkType = shape.jdkType();
            if (jdkType == null) {
                ShapePlace place = shape.places().get(0);
                return isolated(new ArrayValue(shape.javaClass(), name, slot(place), distinct(place)));
            }
            return isolated(container(shape, name, jdkType));
        }

        private FusedValue container(Shape shape, FusedType name, JdkType jdkType) throws UnfusableException {
            return switch (jdkType) {
                case OPTIONAL -> new OptionalValue(name, elements(shape, 0));
                case LIST_OF, SET_OF -> new ImmutableValue(
                        shape.javaClass(), name, jdkType, keys(shape), isSorted(jdkType));
                case MAP_OF -> new ImmutableMapValue(map(shape, name, jdkType));
                default -> other(shape, name, jdkType);
            };
        }

        private FusedValue other(Shape shape, FusedType name, JdkType jdkType) throws UnfusableException {
            return switch (jdkType.family()) {
                case WRAPPER -> new ViewValue(shape.javaClass(), name, jdkType, slot(shape.places().get(0)));
                case HOLDER -> new HolderValue(shape.javaClass(), name, jdkType, elements(shape, 0));
                default -> ServedContainers.isMap(jdkType)
                        ? map(shape, name, jdkType)
                        : new CollectionValue(shape.javaClass(), name, jdkType, jdkType.container().hashing(),
                                oneClass(shape), keys(shape), orders(shape, 1), isSorted(jdkType));
            };
        }

        private FusedValue isolated(FusedValue value) {
            return isolation.isolated(value, FusedValue.class);
        }

        private MapValue map(Shape shape, FusedType name, JdkType jdkType) throws UnfusableException {
            return new MapValue(shape.javaClass(), name, jdkType, jdkType.container().hashing(), oneClass(shape),
                    keys(shape), elements(shape, 1), orders(shape, 2), isSorted(jdkType));
        }

        private boolean isSorted(JdkType jdkType) {
            return source.isCanonical() && jdkType.container().isUnordered();
        }

        /** Returns the comparators of a sorted container; null if none were seen. */
        private @Nullable Alternatives orders(Shape shape, int index) throws UnfusableException {
            List<ShapePlace> places = shape.places();
            if (index >= places.size() || places.get(index).shapes().isEmpty()) {
                return null;
            }
            return isShared ? sharedTypes(places.get(index)) : alternatives(places.get(index));
        }

        private static @Nullable Class<?> oneClass(Shape container) {
            List<Shape> shapes = container.places().get(0).shapes();
            return shapes.size() == 1 ? shapes.get(0).javaClass() : null;
        }

        private FusedValue recursive(UserCodec codec, Shape shape) throws UnfusableException {
            Knot knot = knots.computeIfAbsent(codec, unused -> new Knot());
            if (shape.recursion() == Recursion.INSIDE) {
                return isolated(new RecursiveValue(codec.type(), names.of(codec), knot, shape.turn(), mostMoreLevels));
            }
            FusedBody body = body(codec, shape);
            knot.tie(body);
            knots.remove(codec);
            return body;
        }

        private FusedBody once(UserCodec codec, Shape shape) throws UnfusableException {
            FusedBody known = made.get(shape);
            if (known == null) {
                known = body(codec, shape);
                made.put(shape, known);
            }
            return known;
        }

        private FusedBody body(UserCodec codec, Shape shape) throws UnfusableException {
            if (codec.adaptedBody() instanceof AdaptedSlots adapted) {
                return adapted(codec, adapted, shape);
            }
            List<FusedSlot> slots = new ArrayList<>();
            for (ShapePlace place : shape.places()) {
                slots.add(slot(place));
            }
            FusedType name = names.of(codec);
            Set<Integer> mixedTexts = fields.texts(codec).mixed();
            SameParts key = SameParts.of(name, slots, isShared, mixedTexts);
            FusedBody known = bodies.get(key);
            if (known == null) {
                Map<Integer, FusedSlot> byIndex = new HashMap<>();
                int place = 0;
                for (int index : fields.of(codec).keySet()) {
                    byIndex.put(index, slots.get(place++));
                }
                known = source.make(codec, name, byIndex, isShared, mixedTexts);
                bodies.put(key, known);
            }
            return known;
        }

        private FusedBody adapted(UserCodec codec, AdaptedSlots slots, Shape shape) throws UnfusableException {
            Map<Integer, FusedSlot> byIndex = new HashMap<>();
            Iterator<ShapePlace> places = shape.places().iterator();
            for (int index : fields.written(codec, slots)) {
                SlotMatch match = slots.matches().get(index);
                FusedSlot raw = match.written().kind().primitive()
                        .<FusedSlot>map(type -> isolation.one(new PrimitiveSlot(PrimitiveForm.of(type))))
                        .orElse(null);
                byIndex.put(index, ConvertedSlot.of(match, raw == null ? slot(places.next()) : raw, slots, index, isolation));
            }
            return source.makeAdapting(codec, slots, names.of(codec), byIndex);
        }

        private SharedValue shared(Shape shape) throws UnfusableException {
            FusedValue value = value(shape);
            return isolation.isolated(new ValueWithHandle(value, value.javaClass(), occurrences.kind(shape)), SharedValue.class);
        }

        private FusedSlot slot(ShapePlace place) throws UnfusableException {
            return switch (place.form()) {
                case STRING -> isolation.one(new TextSlot(Objects.requireNonNull(place.declared()).isMixed()));
                case ENUM -> isolation.one(new ConstantSlot((EnumCodec) Objects.requireNonNull(place.declared()).codec()));
                case MONOMORPHIC -> isolation.isolated(same(Objects.requireNonNull(place.declared())), FusedSlot.class);
                case DECLARED_OR_NAMED, NAMED -> {
                    Shape declared = place.declared();
                    if (isShared) {
                        SharedValue value = declared == null ? null : shared(declared);
                        yield isolation.isolated(new SharedNamedSlot(value, sharedTypes(place)), FusedSlot.class);
                    }
                    if (place.shapes().size() == 1) {
                        yield isolation.isolated(one(place.shapes().get(0), declared != null), FusedSlot.class);
                    }
                    yield isolation.isolated(
                            new NamedSlot(declared == null ? null : treated(declared), alternatives(place)), FusedSlot.class);
                }
            };
        }

        private FusedSlot same(Shape declared) throws UnfusableException {
            return isShared && declared.codec().hasIdentity()
                    ? new SharedMonomorphicSlot(shared(declared))
                    : new MonomorphicSlot(treated(declared));
        }

        private SharedAlternatives sharedTypes(ShapePlace place) throws UnfusableException {
            List<SharedValue> values = new ArrayList<>();
            for (Shape each : place.named()) {
                values.add(shared(each));
            }
            return isolation.isolated(UnrolledSharedAlternatives.of(values), SharedAlternatives.class);
        }

        private FusedSlot one(Shape shape, boolean isDeclared) throws UnfusableException {
            boolean isLinked = shape.jdkType() == JdkType.LINKED_LIST;
            boolean isList = (isLinked || shape.jdkType() == JdkType.ARRAY_LIST) && !isDeclared;
            ShapePlace elements = isList ? shape.places().get(0) : null;
            // A list as an element of others may hold nulls and several classes, which the short form does not allow.
            if (elements == null || elements.named().size() != 1 || elements.named().get(0).codec().isReplaced()) {
                return new OneSlot(treated(shape), isDeclared);
            }
            Shape element = elements.named().get(0);
            boolean isTracked = occurrences.treatment(shape) == Treatment.TRACKED;
            if (element.javaClass() == String.class && !isLinked) {
                return new TextListSlot(names.of(shape.codec()), isTracked, names.of(element.codec()), element.isMixed());
            }
            boolean isDistinct = occurrences.treatment(element) == Treatment.DISTINCT;
            return new ListSlot(names.of(shape.codec()), isLinked, isTracked, treated(element), isDistinct);
        }

        private Alternatives alternatives(ShapePlace place) throws UnfusableException {
            List<FusedValue> values = new ArrayList<>();
            for (Shape each : place.named()) {
                values.add(treated(each));
            }
            return isolation.isolated(UnrolledAlternatives.of(values), Alternatives.class);
        }

        private FusedElements elements(Shape shape, int index) throws UnfusableException {
            ShapePlace place = shape.places().get(index);
            if (isShared) {
                return isolation.isolated(
                        new SharedElements(sharedTypes(place), index == 0 && shape.isKeyed()), FusedElements.class);
            }
            return isolation.isolated(new UnsharedElements(alternatives(place), distinct(place)), FusedElements.class);
        }

        /** Returns the keys of a map, or the elements of a collection. */
        private FusedElements keys(Shape shape) throws UnfusableException {
            if (!shape.hashesObjects()) {
                return elements(shape, 0);
            }
            if (isShared && !shape.places().get(0).shapes().get(0).holdsValues()) {
                throw new UnfusableException("an object stands twice in graphs with a container that hashes or compares objects"
                        + " that hold others: class=" + EscapedNames.of(shape.javaClass().getName()));
            }
            isKeyed = true;
            return isolation.isolated(new KeyElements(elements(shape, 0)), FusedElements.class);
        }

        /** Returns the single class of a place if its objects need only be compared with each other; otherwise null. */
        private @Nullable FusedValue distinct(ShapePlace place) throws UnfusableException {
            for (Shape each : place.shapes()) {
                if (!isShared && occurrences.treatment(each) == Treatment.DISTINCT) {
                    return value(each);
                }
            }
            return null;
        }
    }
}
