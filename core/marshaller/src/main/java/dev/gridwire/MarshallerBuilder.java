// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.assembly.TypeAssembly;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.evolution.EvolutionRules;
import dev.gridwire.graph.TypeSettings;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.CanonicalRoots;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.ClassPattern;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.reflect.FinalFieldAccess;
import dev.gridwire.registry.BinaryNames;
import dev.gridwire.registry.Presets;
import dev.gridwire.registry.SchemaListing;
import dev.gridwire.registry.TypeListing;
import dev.gridwire.registry.TypeRegistry;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.schema.NullInPrimitive;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.schema.UnknownConstants;
import dev.gridwire.schema.UnknownFields;
import dev.gridwire.seal.Seal;
import dev.gridwire.settings.EvolutionSettings;
import dev.gridwire.settings.SchemaPlace;
import dev.gridwire.settings.Settings;
import dev.gridwire.type.CodeGeneration;
import dev.gridwire.type.FinalFields;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Collects the settings of a {@link Marshaller}. Not thread-safe. Each {@link #build} creates a separate marshaller.
 *
 * <pre>{@code
 * Marshaller marshaller = Marshaller.builder().register(Order.class, 1).allowPackageTree("com.acme.shop").build();
 * }</pre>
 */
public final class MarshallerBuilder {

    private final PolicyRules policy = new PolicyRules();
    private final Registration registration = new Registration(policy);
    private final List<Settings> settings = new ArrayList<>();
    private Limits limits = Limits.DEFAULT;
    private Generation generation = Generation.ofThisMachine();
    private Sharing sharing = Sharing.ANALYSED;
    private FinalFields finalFields = FinalFieldAccess.standard();
    private CanonicalRoots canonical = CanonicalRoots.NONE;
    private EvolutionRules evolution = EvolutionRules.DEFAULT;
    private Seal seal = Seal.none();
    private Optional<SchemaPlace> place = Optional.empty();
    private boolean listed;
    private @Nullable ClassLoader loader;

    MarshallerBuilder() {}

    /**
     * Allows a class. Payloads refer to it by its binary name.
     *
     * @throws IllegalArgumentException if the class is an array, a primitive type, or one that the JDK made for a lambda or
     *     proxy. Classes of the JDK are refused as well: most are either allowed already or never allowed. The few exceptions
     *     that can be registered are {@code java.net.URL} and others that are allowed on request only.
     */
    public MarshallerBuilder register(Class<?> type) {
        registration.add(type);
        return this;
    }

    /**
     * Allows classes by their binary names, which payloads use, too. The classes may be missing, and are not loaded.
     *
     * @throws IllegalArgumentException if a name is malformed or a pattern, or denotes an array or a class of the JDK; JDK
     *     classes that are allowed on request only, such as {@code java.net.URL}, are accepted
     */
    public MarshallerBuilder allowNamed(Collection<String> classNames) {
        for (String name : classNames) {
            if (!BinaryNames.isLegal(name) || BinaryNames.isPattern(name) || !NamePolicy.isRegistrable(name)) {
                throw new IllegalArgumentException("Arrays, patterns and classes of the JDK are not allowed by name: class="
                        + EscapedNames.line(name));
            }
            policy.allow(ClassPattern.Scope.CLASS, name);
        }
        return this;
    }

    /**
     * Allows a class and gives it an id. Payloads refer to it by the id, which must be the same for every reader and writer.
     *
     * @param id at least 0; ids from 1 to 127 take one byte
     * @throws IllegalArgumentException if the id belongs to another class, or the class has another id
     */
    public MarshallerBuilder register(Class<?> type, int id) {
        registration.add(type, id);
        return this;
    }

    /**
     * Allows all classes of a package, but not of its subpackages.
     *
     * @throws IllegalArgumentException if the name is not a package's, or the package is unnamed or belongs to the JDK
     */
    public MarshallerBuilder allowPackage(String name) {
        if (!BinaryNames.isLegal(name) || BinaryNames.isPattern(name) || !NamePolicy.isRegistrable(name + ".Any")) {
            throw new IllegalArgumentException("Only a package with a name that is not the JDK's can be allowed: package="
                    + EscapedNames.line(name) + "; give its name alone, or allowPackageTree(…) one for its subpackages too");
        }
        policy.allow(ClassPattern.Scope.PACKAGE, name);
        return this;
    }

    /**
     * Allows all classes of a package and of its subpackages, including libraries copied there.
     *
     * @throws IllegalArgumentException if the name is not a package's, or the package is unnamed or belongs to the JDK
     */
    public MarshallerBuilder allowPackageTree(String name) {
        policy.allow(ClassPattern.parse(EscapedNames.of(name) + ".**"));
        return this;
    }

    /**
     * Allows a library's data classes by the name of its preset: {@code guava}, {@code vavr}, {@code eclipse-collections},
     * {@code scala}, {@code kotlin} or {@code joda}. The classes may be missing, and are not loaded.
     *
     * @throws IllegalArgumentException if there is no such preset; the message lists those that exist
     */
    public MarshallerBuilder allowLibrary(String name) {
        Presets.listed().classes(name).forEach(each -> policy.allow(ClassPattern.Scope.CLASS, each));
        return this;
    }

    /**
     * Allows the application's own classes, but no libraries. Its own classes are those in folders, in the main class's own jar
     * or archive, and below the package prefix of its organisation. {@link #build} logs at INFO how it determines them.
     */
    public MarshallerBuilder allowOwnClasses() {
        policy.allowOwnClasses();
        return this;
    }

    /**
     * Denies classes, whatever else allows them: {@code com.acme.Order} denies one class, {@code com.acme.*} the package's
     * classes, and {@code com.acme.**} the subpackages' classes as well.
     *
     * @throws IllegalArgumentException if the text is not a pattern, or if it denies classes of the JDK, which has a fixed list
     *     of allowed classes
     */
    public MarshallerBuilder deny(String pattern) {
        policy.deny(ClassPattern.parse(pattern));
        return this;
    }

    /**
     * Allows only classes that the filter accepts as well. Any thread may call the filter. It gets a class's binary name before
     * the class is loaded, and is not asked about classes of the JDK. If there are several filters, all of them must accept a
     * class.
     */
    public MarshallerBuilder filter(Predicate<String> newFilter) {
        policy.filter(Objects.requireNonNull(newFilter, "filter"));
        return this;
    }

    /**
     * Applies the settings for classes, ids and limits in {@code gridwire.properties}, which the class loader finds, and in
     * system properties. Allowed and denied classes add to those set before, while limits replace them. {@code own-classes=off}
     * in the settings overrides {@link #allowOwnClasses}. {@link #build} looks for classes that have an id. If the loader does
     * not find one, payloads with its id are refused.
     */
    public MarshallerBuilder settings(ClassLoader settingsLoader) {
        return settings(Settings.read(settingsLoader));
    }

    /** Applies settings that were read already, as {@link #settings(ClassLoader)} does. For Gridwire's own modules. */
    @SuppressWarnings("exports")
    public MarshallerBuilder settings(Settings newSettings) {
        policy.settings(newSettings);
        limits = newSettings.limits(limits);
        finalFields = newSettings.finalFields().orElse(finalFields);
        generation = newSettings.codeGeneration().map(Generation::of).orElse(generation);
        for (String pattern : newSettings.canonical()) {
            canonical = canonical.withPattern(pattern);
        }
        settings.add(newSettings);
        EvolutionSettings said = newSettings.evolution();
        evolution = evolution.with(said);
        place = said.schemas().or(() -> place);
        newSettings.seal().ifPresent(each -> seal = each.open());
        return this;
    }

    /**
     * Registers the classes that jars list in {@code META-INF/gridwire/types.txt}. Each line holds a binary name and, optionally,
     * the id by which payloads name the class. {@link #build} reads the files that the class loader finds, and makes the same
     * checks as {@link #register}. Classes that builds recorded in {@code META-INF/gridwire/gridwire.schema} are allowed as well,
     * with the ids recorded there.
     */
    public MarshallerBuilder registerListed() {
        listed = true;
        return this;
    }

    /** Sets how much one payload may hold; the default is {@link Limits#DEFAULT}. */
    public MarshallerBuilder limits(Limits newLimits) {
        limits = Objects.requireNonNull(newLimits, "limits");
        return this;
    }

    /**
     * Sets the class loader in which classes are looked for. The default is the context class loader of the thread that calls
     * {@link #build}, or the system class loader if that thread has none. It does not change afterwards. A class is refused if
     * the loader does not find it, or finds another class of the same name. So if several loaders have such classes, each needs
     * its own marshaller.
     */
    public MarshallerBuilder classLoader(ClassLoader newLoader) {
        loader = Objects.requireNonNull(newLoader, "classLoader");
        return this;
    }

    /**
     * Writes every payload canonically: equal objects give equal bytes, as {@code docs/canonical.md} describes. Any marshaller
     * can read these payloads. Identity is lost, except in cycles.
     */
    public MarshallerBuilder canonical() {
        canonical = CanonicalRoots.ALL;
        return this;
    }

    /**
     * Writes a payload canonically if its root is of exactly this class; see {@link #canonical()}.
     *
     * @throws IllegalArgumentException if no object can be of exactly this class
     */
    public MarshallerBuilder canonical(Class<?> rootType) {
        canonical = canonical.with(rootType);
        return this;
    }

    /**
     * Writes a payload canonically if the class of its root belongs to this package, not to a subpackage; see
     * {@link #canonical()}.
     *
     * @throws IllegalArgumentException if the package is unnamed
     */
    public MarshallerBuilder canonicalPackage(String name) {
        canonical = canonical.withPackage(name);
        return this;
    }

    /**
     * Sets the store in which writers leave their schemas and readers find them. By default each payload carries its schemas and
     * can be read on its own: {@link SchemaStore#inPayload()}. Schemas that builds recorded in the {@code gridwire.schema} of
     * jars are found in either case.
     */
    public MarshallerBuilder schemas(SchemaStore store) {
        evolution = evolution.with(Objects.requireNonNull(store, "store"));
        place = Optional.empty();
        return this;
    }

    /**
     * Sets the former name of a class, as a {@code @FormerName} annotation does. Payloads with the former name can be read, and
     * programs with the former class can read new payloads.
     *
     * @param formerName a binary name
     */
    public MarshallerBuilder renamed(Class<?> type, String formerName) {
        evolution = evolution.withRenamed(type.getName(), Objects.requireNonNull(formerName, "formerName"));
        return this;
    }

    /**
     * Sets the former name of a field or of an enum constant, as a {@code @FormerName} annotation does.
     *
     * @throws IllegalArgumentException if the class declares no such field or constant, or if payloads never hold it
     */
    public MarshallerBuilder renamed(Class<?> type, String field, String formerName) {
        RenamedMembers.require(type, field);
        evolution = evolution.withRenamed(type.getName(), field, Objects.requireNonNull(formerName, "formerName"));
        return this;
    }

    /** Sets what happens to fields that a class lacks on this side; by default they are kept. */
    public MarshallerBuilder unknownFields(UnknownFields fate) {
        evolution = evolution.with(Objects.requireNonNull(fate, "fate"));
        return this;
    }

    /** Sets what happens to constants that an enum lacks on this side; by default a payload with one is refused. */
    public MarshallerBuilder unknownConstants(UnknownConstants fate) {
        evolution = evolution.with(Objects.requireNonNull(fate, "fate"));
        return this;
    }

    /** Sets what happens to null where a primitive is read; by default a payload with one is refused. */
    public MarshallerBuilder nullInPrimitive(NullInPrimitive fate) {
        evolution = evolution.with(Objects.requireNonNull(fate, "fate"));
        return this;
    }

    /** Sets which {@code serialVersionUID} Java-serialized values may have that grids' adapters read; the default is the same. */
    public MarshallerBuilder javaUid(JavaUid accepted) {
        evolution = evolution.with(Objects.requireNonNull(accepted, "accepted"));
        return this;
    }

    /** Sets the constant to read in place of those that its enum lacks on this side. */
    public MarshallerBuilder unknownConstant(Enum<?> substitute) {
        evolution = evolution.withSubstitute(substitute.getDeclaringClass().getName(), substitute.name());
        return this;
    }

    /** Sets what happens to final fields that no constructor sets; see {@link FinalFields} for the default. */
    public MarshallerBuilder finalFields(FinalFields fate) {
        finalFields = Objects.requireNonNull(fate, "fate");
        return this;
    }

    /** Sets when code is generated for classes; see {@link CodeGeneration} for the default. */
    public MarshallerBuilder codeGeneration(CodeGeneration time) {
        generation = Generation.of(Objects.requireNonNull(time, "time"));
        return this;
    }

    /** Sets how payloads are sealed and which seals readers require; the default is {@link Seal#none}. */
    public MarshallerBuilder seal(Seal newSeal) {
        seal = Objects.requireNonNull(newSeal, "seal");
        return this;
    }

    /** Sets when code is generated, for tests. The bytes stay the same. */
    MarshallerBuilder generation(Generation newGeneration) {
        generation = newGeneration;
        return this;
    }

    /** Sets which objects are remembered, for tests. The bytes stay the same. */
    MarshallerBuilder sharing(Sharing newSharing) {
        sharing = newSharing;
        return this;
    }

    /**
     * Builds the marshaller.
     *
     * @throws IllegalArgumentException if a listed class is missing or may not be registered, or an id belongs to another class
     */
    public Marshaller build() {
        if (listed) {
            TypeListing.read(loader()).forEach(each -> registration.add(each, loader()));
            SchemaListing recorded = SchemaListing.read(loader());
            allowNamed(recorded.allowed());
            recorded.ids().forEach(each -> registration.add(each.className(), each.id(), each.source(), loader()));
        }
        settings.forEach(each -> each.ids().forEach((name, id) -> registration.add(name, id, each.source(), loader())));
        RenamedMembers.check(evolution, loader());
        TypeRegistry registry = registration.registry();
        NamePolicy allowed = policy.build(loader());
        TypeTable types = TypeAssembly.of(
                new TypeSettings(allowed, registry, loader(), limits, StartChecks.possible(generation), sharing, canonical,
                        FinalFieldAccess.of(finalFields)), rules());
        return new Marshaller(types, allowed, limits, seal);
    }

    /**
     * Finds the schemas that builds recorded, whatever the store. Writers do not rely on them, since readers may come from
     * another build.
     */
    private EvolutionRules rules() {
        SchemaStore chosen = place.map(each -> each.open(loader())).orElse(evolution.store());
        SchemaStore recorded = SchemaStore.onClassPath(loader());
        return evolution.with(recorded == SchemaStore.inPayload()
                ? chosen : SchemaStore.firstOf(SchemaStore.findingOnly(recorded), chosen));
    }

    private ClassLoader loader() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return loader != null ? loader : context != null ? context : ClassLoader.getSystemClassLoader();
    }
}
