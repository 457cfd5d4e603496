// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.ReferenceSlot.Form;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.graph.CanonicalForm;
import dev.gridwire.graph.CodecFamilies;
import dev.gridwire.graph.Evolution;
import dev.gridwire.graph.KernelReader;
import dev.gridwire.graph.KernelWriter;
import dev.gridwire.graph.ReadHooks;
import dev.gridwire.graph.TypeSettings;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.graph.WriteHooks;
import dev.gridwire.ground.CanonicalRoots;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.TypeRegistry;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Gives the marshaller's reader the types of one payload: codecs that print, and none of the users' classes. The reader keeps
 * the rules of the format; each codec knows its bodies.
 */
final class PayloadTypes implements CodecFamilies {

    /** The greatest depth that a marshaller may have, and as many objects as an inspection has memory for. */
    private static final Limits LIMITS = Limits.DEFAULT.withDepth(400).withReferences(8 << 20)
            .withContainerLength(Integer.MAX_VALUE - 16).withTypes(1 << 16).withHashNesting(100);

    /** Allows even classes that others must name, because an inspection creates no objects of them. */
    private static final NamePolicy POLICY = new NamePolicy(
            Stream.of(JdkType.values()).flatMap(type -> type.classNames().stream()).collect(Collectors.toUnmodifiableSet()),
            Set.of());

    private final Walk walk;
    private final ClassFacts facts;
    private final PayloadEvolution evolution;
    private final TypeTable table;
    private final KernelReader reader;

    PayloadTypes(Walk walk, ClassFacts facts) {
        this.walk = walk;
        this.facts = facts;
        this.evolution = new PayloadEvolution(this, walk, facts);
        TypeSettings settings = new TypeSettings(POLICY, new TypeRegistry(Map.of()), new NoClasses(), LIMITS, Generation.NEVER,
                Sharing.ASSUMED, CanonicalRoots.NONE);
        this.table = new TypeTable(settings, before -> this);
        this.reader = new KernelReader(table, walk.in());
        // Reads the whole payload like an unknown field, whose classes may be missing.
        reader.unknown().enter(0);
    }

    /** Finds no class at all. Even the JDK's classes are described by their class files. */
    private static final class NoClasses extends ClassLoader {

        NoClasses() {
            super(null);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            throw new ClassNotFoundException(name);
        }
    }

    Walk walk() {
        return walk;
    }

    ClassFacts facts() {
        return facts;
    }

    TypeTable table() {
        return table;
    }

    KernelReader reader() {
        return reader;
    }

    @Override
    public @Nullable Codec jdk(JdkType type) {
        return switch (type.family()) {
            case NUMBER, TEXT, TIME, ARRAY_LEAF, MUTABLE_LEAF, CONSTANT -> leaf(type);
            case COLLECTION, MAP -> new ContainerShape(type, walk);
            case HOLDER, IMMUTABLE, WRAPPER -> new PartsShape(type, walk);
            case SPECIAL -> switch (type) {
                case CLASS -> leaf(type);
                case PROXY, SERIALIZED_LAMBDA -> new PartsShape(type, walk);
                default -> null;
            };
        };
    }

    private Codec leaf(JdkType type) {
        return new LeafShape(type, walk, () -> reader.handle() + 1);
    }

    /**
     * Returns the codec of an array.
     *
     * @param descriptor the descriptor of the component
     */
    Codec arrayOf(Codec component, String descriptor) {
        Codec known = component.arrayOf();
        if (known == null) {
            Form form = component instanceof NoObjectsShape ? Form.NAMED : elementForm(component, descriptor);
            known = new ArrayShape(component, ReferenceSlot.adapted(Object.class, form, table, () -> component), walk);
            component.arrayOf(known);
        }
        return known;
    }

    private Form elementForm(Codec component, String descriptor) {
        if (component instanceof ConstantShape) {
            return Form.ENUM;
        }
        Layout layout = component instanceof UserCodec user ? user.layout()
                : component instanceof HookedShape hooked ? hooked.layout()
                : null;
        return layout == null ? facts.jdkForms().ofElements(descriptor) : facts.elementForm(layout);
    }

    @Override
    public Evolution evolution() {
        return evolution;
    }

    /** Calls no hooks, so that each object is what was written. */
    @Override
    public ReadHooks readHooks(KernelReader of) {
        return new ReadHooks() {
            @Override
            public boolean isResolvedToNull(int handle) {
                return false;
            }

            @Override
            public @Nullable Object validated(@Nullable Object root) {
                return root;
            }

            @Override
            public void clear() {}
        };
    }

    @Override
    public Codec hidden(Class<?> type) {
        throw isLoaded(type);
    }

    @Override
    public Codec proxy(Class<?> type, Codec proxies) {
        throw isLoaded(type);
    }

    @Override
    public Codec other(Class<?> type) {
        throw isLoaded(type);
    }

    private static IllegalStateException isLoaded(Class<?> type) {
        return new IllegalStateException("an inspection asks for no class: class=" + type.getName());
    }

    @Override
    public WriteHooks writeHooks(KernelWriter writer) {
        throw Shape.isWritten();
    }

    @Override
    public CanonicalForm canonicalForm(KernelWriter writer) {
        throw Shape.isWritten();
    }
}
