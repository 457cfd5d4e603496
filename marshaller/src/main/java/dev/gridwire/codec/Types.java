// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.Limits;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.SharingAnalysis;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.type.JdkType;
import dev.gridwire.type.TypePolicy;
import dev.gridwire.type.TypeRegistry;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import java.io.Serializable;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Finds the codec of a type: the one object that every road to a class goes through. Thread-safe; keeps what it found. */
public final class Types {

    /** Of an array; each dimension makes a class that the JVM keeps. */
    static final int MAX_DIMENSIONS = 64;

    /** Ids that are looked up in an array. */
    private static final int CACHED_IDS = 256;

    /** Classes that were asked for lately, by their hash; a power of two. */
    private static final int RECENT_CLASSES = 256;

    private final TypePolicy policy;
    private final Set<String> names;
    private final Admission admission;
    private final TypeRegistry registry;
    private final ClassLoader loader;
    private final Limits limits;
    private final Generation generation;
    private final Sharing sharing;
    private final CanonicalRoots canonicalRoots;
    private final Adaptations adaptations;
    private final Map<JdkType, Codec> jdkCodecs = new EnumMap<>(JdkType.class);
    private final @Nullable Codec[] recent = new @Nullable Codec[RECENT_CLASSES];
    private final @Nullable Codec[] byTag = new @Nullable Codec[Tags.FIRST_TYPE + Tags.RARE_TYPE];
    private final @Nullable Codec[] byId = new @Nullable Codec[CACHED_IDS];
    /** Classes with an id that were read before, by the first byte of their ids. */
    private final @Nullable UserCodec[] openings = new @Nullable UserCodec[CACHED_IDS];
    private final UserCodecs userCodecs;
    private final AtomicInteger nextPlace = new AtomicInteger(TypeName.FIRST_PLACE);
    private volatile int epoch;
    private final ReferenceSlot root;
    private final ReferenceSlot element;
    private final Codec list;
    private final boolean isListAllowed;

    /**
     * What was found, by class. The loader finds each of them, so the virtual machine keeps it as long as the loader.
     * A ClassValue would keep the marshaller for as long as the class: its codec leads here.
     */
    private final Map<Class<?>, Codec> declared = new ConcurrentHashMap<>();
    private final Map<Class<?>, Codec> allowed = new ConcurrentHashMap<>();

    /** Those of lambdas, whose classes may go before the marshaller does; these codecs lead to nothing but the class. */
    private final ClassValue<Codec> lambdas = new ClassValue<>() {
        @Override
        protected Codec computeValue(Class<?> type) {
            if (!LambdaCodec.isLambda(type)) {
                throw Refusal.unsupported(
                        "Hidden classes and lambdas that are not Serializable are",
                        type,
                        "use a named class, a constant of an enum, or a cast such as (Runnable & Serializable)");
            }
            return new LambdaCodec(type);
        }
    };

    /** Joins what a marshaller was built with that writes nothing canonically. */
    public Types(
            TypePolicy policy, TypeRegistry registry, ClassLoader loader, Limits limits, Generation generation, Sharing sharing) {
        this(policy, registry, loader, limits, generation, sharing, CanonicalRoots.NONE, EvolutionRules.DEFAULT);
    }

    /** Joins what a marshaller was built with. */
    public Types(TypePolicy policy, TypeRegistry registry, ClassLoader loader, Limits limits, Generation generation,
            Sharing sharing, CanonicalRoots canonicalRoots, EvolutionRules evolution) {
        this.policy = policy;
        this.names = policy.names();
        this.admission = new Admission(policy, SerialFilter.ofVirtualMachine(), loader);
        this.registry = registry;
        this.loader = loader;
        this.limits = limits;
        this.generation = generation;
        this.sharing = sharing;
        this.canonicalRoots = canonicalRoots;
        LayoutResolver layouts = LayoutResolver.of(new ReflectionSource(loader));
        Generator generator = new Generator(layouts, this);
        this.adaptations = new Adaptations(this, new OwnState(layouts, evolution, names), generator);
        this.userCodecs = new UserCodecs(layouts, registry, this, generator);
        this.root = new ReferenceSlot(Object.class, this);
        this.element = ReferenceSlot.ofElements(this);
        for (JdkType type : JdkType.values()) {
            Codec codec = JdkCodecs.of(type, this);
            if (codec != null) {
                jdkCodecs.put(type, codec);
                byTag[codec.tag()] = admission.takes(codec.type()) ? codec : null;
            }
        }
        this.list = Objects.requireNonNull(jdkCodecs.get(JdkType.ARRAY_LIST));
        this.isListAllowed = admission.takes(ArrayList.class);
    }

    /** The place of a payload's root. */
    ReferenceSlot root() {
        return root;
    }

    /** The codec of ArrayList. */
    Codec list() {
        return list;
    }

    /** Whether the virtual machine's filter takes ArrayList. */
    boolean isListAllowed() {
        return isListAllowed;
    }

    /** A place that may hold anything, as the elements of a container. */
    ReferenceSlot element() {
        return element;
    }

    Limits limits() {
        return limits;
    }

    ClassLoader loader() {
        return loader;
    }

    /** A place that no other type has. */
    int nextPlace() {
        return nextPlace.getAndIncrement();
    }

    /** Grows with each body that was generated. */
    int epoch() {
        return epoch;
    }

    /** Gives a codec a generated body. The epoch is set last: who sees it sees the body. */
    synchronized void promote(UserCodec codec, Body generated) {
        int next = epoch + 1;
        generated.hashFrom(next);
        codec.replaceBody(generated);
        epoch = next;
    }

    Generation generation() {
        return generation;
    }

    Sharing sharing() {
        return sharing;
    }

    /** Which roots are written canonically. */
    CanonicalRoots canonicalRoots() {
        return canonicalRoots;
    }

    /** Who reads what other states of classes wrote. */
    Adaptations adaptations() {
        return adaptations;
    }

    UserCodecs userCodecs() {
        return userCodecs;
    }

    /** Gives an object the fields of another one that its class does not have here. */
    public void keepUnknownFields(Object from, Object to) {
        adaptations.copyKept(from, to);
    }

    /** Which places of the graphs of a root class share objects, in a world of the registered classes. */
    SharingAnalysis analysis(String rootName) {
        return userCodecs.analysis(rootName, names);
    }

    /** Whether objects of the class may be written as objects of another, so that the bytes must name it. */
    boolean isReplaced(Class<?> type) {
        return Serializable.class.isAssignableFrom(type)
                && !TypePolicy.isPlatform(type.getName())
                && userCodecs.isReplaced(type.getName());
    }

    /** The codecs of the JDK's types and of these. */
    List<Codec> known(Set<String> classNames) {
        List<Codec> codecs = new ArrayList<>(jdkCodecs.values());
        for (String name : classNames) {
            if (policy.allows(name)) {
                codecs.add(withName(name));
            }
        }
        return codecs;
    }

    /** The codec of a class that stands where its own name was asked for. */
    Codec allowed(Class<?> type) {
        int place = type.hashCode() & RECENT_CLASSES - 1;
        Codec known = recent[place];
        if (known == null || known.type() != type) {
            known = ready(findAllowed(type));
            if (known.type() == type && !(known instanceof LambdaCodec)) {
                VarHandle.releaseFence();
                recent[place] = known;
            }
        }
        return known;
    }

    private Codec findAllowed(Class<?> type) {
        Codec known = allowed.get(type);
        Codec found = known == null ? nameless(type) : known;
        return found == null ? kept(allowed, type, let(type)) : found;
    }

    private Codec findDeclared(Class<?> type) {
        Codec known = declared.get(type);
        Codec found = known == null ? nameless(type) : known;
        return found == null ? kept(declared, type, make(type)) : found;
    }

    /** The codec where the bytes name not the class, but its interfaces or the class that holds a lambda; null for others. */
    private @Nullable Codec nameless(Class<?> type) {
        return type.isHidden() ? lambdas.get(type) : Proxy.isProxyClass(type) ? jdkCodecs.get(JdkType.PROXY) : null;
    }

    /** Of two threads that found one at once, the first one's serves both. */
    private static Codec kept(Map<Class<?>, Codec> codecs, Class<?> type, Codec found) {
        return Objects.requireNonNullElse(codecs.putIfAbsent(type, found), found);
    }

    /** What an array's innermost component is. */
    static Class<?> element(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return element;
    }

    /** The codec of a class that a slot of an allowed class declares, so that nothing but that slot vouches for it. */
    Codec declared(Class<?> type) {
        return ready(findDeclared(type));
    }

    private Codec ready(Codec codec) {
        if (generation == Generation.AT_ONCE && codec instanceof UserCodec user) {
            user.generated();
        }
        return codec;
    }

    /** The codec of a type that goes by one byte; null if the tag is another, or the virtual machine's filter rejects it. */
    @Nullable Codec withTag(long tag) {
        return tag > 0 && tag < byTag.length ? byTag[(int) tag] : null;
    }

    /** The codec of a type of the JDK, which the virtual machine's filter must take; null if it has none of its own. */
    @Nullable Codec ofJdk(JdkType type) {
        Codec codec = jdkCodecs.get(type);
        if (codec != null && admission.isFiltered()) {
            admission.requireTaken(codec.type());
        }
        return codec;
    }

    /** Which places of a type of the JDK there are, whatever a filter says. */
    ReferenceSlot.Form formOf(JdkType type) {
        Codec codec = jdkCodecs.get(type);
        return codec == null ? ReferenceSlot.Form.NAMED : ReferenceSlot.form(codec.type(), this);
    }

    /** The codec of the class that was registered with the id. */
    Codec withId(long id) {
        Codec known = id >= 0 && id < CACHED_IDS ? byId[(int) id] : null;
        return known != null ? known : findWithId(id);
    }

    /** The class of the root of a payload that begins with these eight bytes, if it was read before; null if not. */
    @Nullable UserCodec opening(long begin) {
        UserCodec user = openings[(int) (begin >>> PayloadHeader.OPENING_ID_SHIFT) & CACHED_IDS - 1];
        return user != null && PayloadHeader.isOpening(begin, user.opening(), user.openingByteCount()) ? user : null;
    }

    private Codec findWithId(long id) {
        Class<?> type = registry.withId(id);
        if (type == null) {
            throw unknownId(id);
        }
        Codec found = allowed(type);
        VarHandle.releaseFence();
        if (id < CACHED_IDS) {
            byId[(int) id] = found;
        }
        if (found instanceof UserCodec user && user.openingByteCount() > 0) {
            openings[(int) (user.opening() >>> PayloadHeader.OPENING_ID_SHIFT) & CACHED_IDS - 1] = user;
        }
        return found;
    }

    private Refusal unknownId(long id) {
        String missing = registry.missingWithId(id);
        if (missing == null) {
            return Refusal.shape("No class was registered with the id: id=" + Long.toUnsignedString(id),
                    "register the same classes with the same ids on both sides");
        }
        requireAllowed(missing);
        return Refusal.shape("The class with the id is missing: id=" + id + ", class=" + missing, "put it on the class path");
    }

    /** The codec of a class that goes by its name. */
    Codec withName(String name) {
        return allowed(admission.loadUnfiltered(name));
    }

    /** Loads an allowed class. */
    Class<?> load(String name) {
        return admission.load(name);
    }

    /** Refuses a class that the policy does not allow. */
    void requireAllowed(String name) {
        admission.requireAllowed(name);
    }

    /** The codec of an array with so many dimensions. */
    Codec arrayOf(Codec component, int dimensions) {
        Class<?> type = component.type();
        for (int i = 0; i < dimensions; i++) {
            type = type.arrayType();
        }
        return allowed(type);
    }

    private Codec let(Class<?> type) {
        requireDimensions(type.descriptorString().lastIndexOf('[') + 1L);
        Class<?> element = element(type);
        if (!element.isPrimitive() && nameless(element) == null) {
            requireAllowed(EnumCodec.declaringClass(element).getName());
        }
        return declared(type);
    }

    /** Refuses an array that has too many dimensions. */
    static void requireDimensions(long dimensions) {
        if (dimensions < 0 || dimensions > MAX_DIMENSIONS) {
            throw Refusal.shape(
                    "An array has too many dimensions: dimensions=" + dimensions + ", limit=" + MAX_DIMENSIONS,
                    "nest objects instead");
        }
    }

    private Codec make(Class<?> type) {
        JdkType jdkType = JdkType.ofClassName(type.getName());
        if (jdkType != null) {
            admission.requireTaken(type);
            return jdkCodecs.get(jdkType);
        }
        if (type.isArray()) {
            return array(type);
        }
        Class<?> named = EnumCodec.declaringClass(type);
        if (named != type) {
            return declared(named);
        }
        if (TypePolicy.isPlatform(type.getName()) && !TypePolicy.isNamed(type.getName())) {
            throw Refusal.type(type.getName());
        }
        admission.requireAdmitted(type);
        return userCodecs.make(type);
    }

    private Codec array(Class<?> type) {
        Class<?> component = type.getComponentType();
        if (component.isHidden() || Proxy.isProxyClass(component)) {
            String what = "Arrays of the classes that the JDK makes for lambdas and proxies are";
            throw Refusal.unsupported(what, type, "use an array of their interface");
        }
        return new ArrayCodec(type, declared(component), this);
    }
}
