// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.admission.Admission;
import dev.gridwire.admission.SerialFilter;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.EnumCodec;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.SharingAnalysis;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.fused.Fusion;
import dev.gridwire.ground.ArrayTypes;
import dev.gridwire.ground.CanonicalRoots;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.LocalNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.reflect.FinalFieldAccess;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds and keeps the codecs of the classes of one marshaller. Thread-safe. */
public final class TypeTable implements Types {

    /** The number of entries for recent classes, by hash; a power of two. */
    private static final int RECENT_CLASSES = 256;

    private final TypeSettings settings;
    private final Admission admission;
    private final ClassLayouts layouts;
    private final NumberedTypes numbered;
    private final CodecFamilies families;
    private final KnownRoots roots = new KnownRoots();
    private final @Nullable Codec[] recent = new @Nullable Codec[RECENT_CLASSES];
    private final AtomicInteger nextPlace = new AtomicInteger(TypeName.FIRST_PLACE);
    private final ReferenceSlot root;
    private final ReferenceSlot element;

    /**
     * The codecs found so far, by class. The virtual machine keeps each class as long as the loader that finds it. A ClassValue
     * would keep the marshaller for as long as the class, since the codec refers to the marshaller.
     */
    private final Map<Class<?>, Codec> declared = new ConcurrentHashMap<>();
    private final Map<Class<?>, Codec> allowed = new ConcurrentHashMap<>();

    /**
     * The codecs of lambdas, whose classes may be unloaded before the marshaller. These codecs refer to nothing but the class.
     */
    private final ClassValue<Codec> lambdas = new ClassValue<>() {
        @Override
        protected Codec computeValue(Class<?> type) {
            return families.hidden(type);
        }
    };

    /**
     * Makes the table of one marshaller.
     *
     * @param assembler returns the families of codecs, which may keep the table
     */
    public TypeTable(TypeSettings settings, Function<TypeTable, CodecFamilies> assembler) {
        this.settings = settings;
        this.admission = new Admission(settings.policy(), SerialFilter.ofVirtualMachine(), settings.loader());
        this.layouts =
                new ClassLayouts(LayoutResolver.of(new ReflectionSource(settings.loader())), settings.policy().names());
        this.families = assembler.apply(this);
        this.numbered = new NumberedTypes(admission, settings.registry(), families);
        this.root = new ReferenceSlot(Object.class, this);
        this.element = ReferenceSlot.ofElements(this);
    }

    /** Returns the settings that it was made with. */
    public TypeSettings settings() {
        return settings;
    }

    /** Returns the layouts of the loader's classes. */
    public LayoutResolver layouts() {
        return layouts.layouts();
    }

    /** Returns the families of codecs. */
    CodecFamilies families() {
        return families;
    }

    /** Returns the reader of payloads in other states of classes. */
    Evolution evolution() {
        return families.evolution();
    }

    /** Returns the fusions of the root classes. */
    public Map<Class<?>, Fusion> fusions() {
        Map<Class<?>, Fusion> found = new HashMap<>();
        Stream.concat(allowed.values().stream(), numbered.jdkMet().stream()).forEach(codec -> {
            Fusion fusion = codec.fusion();
            if (fusion != null) {
                found.put(codec.type(), fusion);
            }
        });
        return found;
    }

    /** Returns the root classes that were met. */
    KnownRoots roots() {
        return roots;
    }

    /** Returns the slot of a payload's root. */
    ReferenceSlot root() {
        return root;
    }

    @Override
    public ReferenceSlot element() {
        return element;
    }

    @Override
    public Limits limits() {
        return settings.limits();
    }

    @Override
    public ClassLoader loader() {
        return settings.loader();
    }

    @Override
    public Generation generation() {
        return settings.generation();
    }

    @Override
    public Sharing sharing() {
        return settings.sharing();
    }

    @Override
    public CanonicalRoots canonicalRoots() {
        return settings.canonicalRoots();
    }

    @Override
    public FinalFieldAccess finalFields() {
        return settings.finalFields();
    }

    @Override
    public int nextPlace() {
        return nextPlace.getAndIncrement();
    }

    /** Returns how many parts of objects were read that cannot be written back. */
    public long lostParts() {
        return families.evolution().lostParts();
    }

    /** Returns the names of the local classes in other versions. */
    public LocalNames localNames() {
        return evolution().localNames();
    }

    /** Copies those fields of one object that its class lacks here to another object. */
    public void keepUnknownFields(Object from, Object to) {
        families.evolution().copyKept(from, to);
    }

    /** Analyses which places in the graphs of a root class share objects, if only registered classes exist. */
    SharingAnalysis analysis(String rootName) {
        return layouts.analysis(rootName);
    }

    @Override
    public boolean isReplaced(Class<?> type) {
        return layouts.isReplaced(type);
    }

    /** Returns the codecs of the JDK's types and of these classes. */
    List<Codec> known(Set<String> classNames) {
        List<Codec> codecs = new ArrayList<>(numbered.jdk());
        for (String name : classNames) {
            if (settings.policy().allows(name)) {
                codecs.add(withName(name));
            }
        }
        return codecs;
    }

    @Override
    public Codec allowed(Class<?> type) {
        int place = type.hashCode() & RECENT_CLASSES - 1;
        Codec known = recent[place];
        if (known == null || known.type() != type) {
            known = findAllowed(type);
            if (known.type() == type && known.isKept()) {
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

    /**
     * Returns the codec of a class that the bytes do not name, because they name its interfaces or the class that holds a lambda;
     * otherwise null.
     */
    private @Nullable Codec nameless(Class<?> type) {
        if (type.isHidden()) {
            return lambdas.get(type);
        }
        Codec proxies = Proxy.isProxyClass(type) ? numbered.unfiltered(JdkType.PROXY) : null;
        return proxies == null ? null : families.proxy(type, proxies);
    }

    /** Keeps a codec. If two threads find one at once, both use the first one. */
    private static Codec kept(Map<Class<?>, Codec> codecs, Class<?> type, Codec found) {
        return Objects.requireNonNullElse(codecs.putIfAbsent(type, found), found);
    }

    @Override
    public Codec declared(Class<?> type) {
        Codec known = declared.get(type);
        Codec found = known == null ? nameless(type) : known;
        return found == null ? kept(declared, type, make(type)) : found;
    }

    /** Returns the codec of a type with this one-byte tag; null if there is none, or if the type is refused. */
    @Nullable Codec withTag(long tag) {
        return numbered.withTag(tag);
    }

    @Override
    public @Nullable Codec ofJdk(JdkType type) {
        return numbered.ofJdk(type);
    }

    @Override
    public ReferenceSlot.Form formOf(JdkType type) {
        // A schema in the bytes may name a class that is not allowed and must not be loaded. No such holder is final.
        boolean isLoaded = type.family() != JdkType.Family.HOLDER || admission.allows(type);
        Codec codec = isLoaded ? numbered.unfiltered(type) : null;
        return codec == null ? ReferenceSlot.Form.NAMED : ReferenceSlot.form(codec.type(), this);
    }

    /** Returns the codec of the class registered with the id. */
    Codec withId(long id) {
        return numbered.withId(id, this::allowed);
    }

    /** Returns the class of the root of a payload that begins with these eight bytes, if it was read before; otherwise null. */
    @Nullable UserCodec opening(long begin) {
        return numbered.opening(begin);
    }

    @Override
    public Codec withName(String name) {
        return allowed(admission.loadUnfiltered(name));
    }

    @Override
    public Class<?> load(String name) {
        return admission.load(name);
    }

    @Override
    public boolean allowsAsKey(String name) {
        return admission.policy().allows(name);
    }

    @Override
    public void requireAllowedAsKey(String name) {
        if (!allowsAsKey(name)) {
            throw Refusal.type(name, admission.policy());
        }
    }

    @Override
    public void requireAllowed(String name) {
        admission.requireAllowed(name);
    }

    /** Returns the codec of an array with this many dimensions. */
    Codec arrayOf(Codec component, int dimensions) {
        Class<?> type = component.type();
        for (int i = 0; i < dimensions; i++) {
            type = type.arrayType();
        }
        return allowed(type);
    }

    private Codec let(Class<?> type) {
        ArrayTypes.requireDimensions(type.descriptorString().lastIndexOf('[') + 1L);
        Class<?> element = ArrayTypes.element(type);
        if (!element.isPrimitive() && nameless(element) == null) {
            requireAllowed(EnumCodec.declaringClass(element).getName());
        }
        return declared(type);
    }

    private Codec make(Class<?> type) {
        JdkType jdkType = JdkType.ofClassName(type.getName());
        if (jdkType != null) {
            admission.requireTaken(type);
            return Objects.requireNonNull(numbered.unfiltered(jdkType));
        }
        Class<?> named = EnumCodec.declaringClass(type);
        if (named != type) {
            return declared(named);
        }
        if (!type.isArray()) {
            if (NamePolicy.isPlatform(type.getName()) && !NamePolicy.isNamed(type.getName())) {
                throw Refusal.type(type.getName());
            }
            admission.requireAdmitted(type);
        }
        return families.other(type);
    }
}
