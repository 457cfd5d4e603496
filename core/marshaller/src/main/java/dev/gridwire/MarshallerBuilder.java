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
 * Collects the settings of a {@link Marshaller}. For one thread; each {@link #build} gives a marshaller of its own.
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
     * Allows a class; payloads name it by its binary name.
     *
     * @throws IllegalArgumentException if it is an array, a primitive type or a class of the JDK, which need no line or must
     *     never be let in; of those, only {@code java.net.URL} and its kind do; or if the JDK made it for a lambda or proxy
     */
    public MarshallerBuilder register(Class<?> type) {
        registration.add(type);
        return this;
    }

    /**
     * Allows classes by their binary names; payloads name them so. They need not be there, and are not loaded.
     *
     * @throws IllegalArgumentException if one is an array or a class of the JDK, which need no line; of those, only
     *     {@code java.net.URL} does
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
     * Allows a class; payloads name it by the id, which must be the same wherever they are read.
     *
     * @param id at least 0; one to 127 take one byte
     * @throws IllegalArgumentException if the id is another class's, or the class has another id
     */
    public MarshallerBuilder register(Class<?> type, int id) {
        registration.add(type, id);
        return this;
    }

    /**
     * Allows all classes of a package, but not of its subpackages.
     *
     * @throws IllegalArgumentException if it is the JDK's, unnamed or no package's name
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
     * @throws IllegalArgumentException if it is the JDK's, unnamed or no package's name
     */
    public MarshallerBuilder allowPackageTree(String name) {
        policy.allow(ClassPattern.parse(EscapedNames.of(name) + ".**"));
        return this;
    }

    /**
     * Allows the classes of a library that hold data, by the name of its preset: {@code guava}, {@code vavr}, {@code
     * eclipse-collections}, {@code scala}, {@code kotlin} or {@code joda}. They need not be there, and are not loaded.
     *
     * @throws IllegalArgumentException if there is no such preset; the message names those that there are
     */
    public MarshallerBuilder allowLibrary(String name) {
        Presets.listed().classes(name).forEach(each -> policy.allow(ClassPattern.Scope.CLASS, each));
        return this;
    }

    /**
     * Allows the application's own classes: those in folders, in the main class's own jar or archive, and below the package
     * prefix of its organisation; of libraries, none. {@link #build} logs at INFO how they are determined.
     */
    public MarshallerBuilder allowOwnClasses() {
        policy.allowOwnClasses();
        return this;
    }

    /**
     * Keeps classes out, whatever else lets them in: {@code com.acme.Order} the class, {@code com.acme.*} the package's,
     * {@code com.acme.**} its subpackages' too.
     *
     * @throws IllegalArgumentException if it is no pattern, or one of the JDK's classes, of which only the known ones are let in
     */
    public MarshallerBuilder deny(String pattern) {
        policy.deny(ClassPattern.parse(pattern));
        return this;
    }

    /**
     * Lets in only classes that the filter takes as well. It is asked by binary name, before a class is loaded, by any thread,
     * and not about classes of the JDK. Several filters must all agree.
     */
    public MarshallerBuilder filter(Predicate<String> newFilter) {
        policy.filter(Objects.requireNonNull(newFilter, "filter"));
        return this;
    }

    /**
     * Takes what {@code gridwire.properties}, as a class loader finds it, and system properties say of classes, ids and limits.
     * What is allowed and denied adds up; limits take the place of those that were set before. If they say {@code
     * own-classes=off}, that counts more than {@link #allowOwnClasses}. Classes with an id are looked for by {@link #build}; one
     * that the loader does not find is refused when a payload has its id.
     */
    public MarshallerBuilder settings(ClassLoader settingsLoader) {
        return settings(Settings.read(settingsLoader));
    }

    /** As {@link #settings(ClassLoader)}, of settings that were read, for Gridwire's own modules. */
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
     * Registers the classes that jars list in {@code META-INF/gridwire/types.txt}: a line for each, with its binary name and,
     * if payloads are to name it by one, an id. The class loader's files are read by {@link #build}, which makes the same
     * checks as {@link #register}. Those that builds gave a form, by {@code META-INF/gridwire/gridwire.schema}, are allowed as
     * well, and go by the ids that stand there.
     */
    public MarshallerBuilder registerListed() {
        listed = true;
        return this;
    }

    /** Sets how much one payload may hold; {@link Limits#DEFAULT} otherwise. */
    public MarshallerBuilder limits(Limits newLimits) {
        limits = Objects.requireNonNull(newLimits, "limits");
        return this;
    }

    /**
     * Sets where classes are looked for. Otherwise it is the context class loader of the thread that calls {@link #build}, or the
     * system's if that thread has none; it does not change afterwards. Classes of which the loader finds none, or another one of
     * the same name, are refused: several loaders with such classes need a marshaller each.
     */
    public MarshallerBuilder classLoader(ClassLoader newLoader) {
        loader = Objects.requireNonNull(newLoader, "classLoader");
        return this;
    }

    /**
     * Writes every payload canonically: equal objects, equal bytes, as {@code docs/canonical.md} says it. Any marshaller reads
     * them; identity is lost but for cycles.
     */
    public MarshallerBuilder canonical() {
        canonical = CanonicalRoots.ALL;
        return this;
    }

    /**
     * Writes payloads canonically whose root is of exactly this class; see {@link #canonical()}.
     *
     * @throws IllegalArgumentException if no object can be of exactly this class
     */
    public MarshallerBuilder canonical(Class<?> rootType) {
        canonical = canonical.with(rootType);
        return this;
    }

    /**
     * Writes payloads canonically whose root is of a class in this package, not in its subpackages; see
     * {@link #canonical()}.
     *
     * @throws IllegalArgumentException if the package is unnamed
     */
    public MarshallerBuilder canonicalPackage(String name) {
        canonical = canonical.withPackage(name);
        return this;
    }

    /**
     * Sets the store in which writers leave their schemas, and readers find them. Otherwise each payload carries them, and can
     * be read by itself: {@link SchemaStore#inPayload()}. Schemas that builds recorded in the {@code gridwire.schema} of jars
     * are found in either case.
     */
    public MarshallerBuilder schemas(SchemaStore store) {
        evolution = evolution.with(Objects.requireNonNull(store, "store"));
        place = Optional.empty();
        return this;
    }

    /**
     * Sets the former name of a class, as {@code @FormerName} on it does. Payloads with the former name
     * are read; programs with the former class read new payloads.
     *
     * @param formerName a binary name
     */
    public MarshallerBuilder renamed(Class<?> type, String formerName) {
        evolution = evolution.withRenamed(type.getName(), Objects.requireNonNull(formerName, "formerName"));
        return this;
    }

    /**
     * Sets the former name of a field, or of an enum's constant, as {@code @FormerName} on it does.
     *
     * @throws IllegalArgumentException if the class declares no such field or constant, or no payload holds it
     */
    public MarshallerBuilder renamed(Class<?> type, String field, String formerName) {
        RenamedMembers.require(type, field);
        evolution = evolution.withRenamed(type.getName(), field, Objects.requireNonNull(formerName, "formerName"));
        return this;
    }

    /** Sets the fate of fields that a class does not have here; they are kept otherwise. */
    public MarshallerBuilder unknownFields(UnknownFields fate) {
        evolution = evolution.with(Objects.requireNonNull(fate, "fate"));
        return this;
    }

    /** Sets the fate of constants that an enum does not have here; payloads with one are refused otherwise. */
    public MarshallerBuilder unknownConstants(UnknownConstants fate) {
        evolution = evolution.with(Objects.requireNonNull(fate, "fate"));
        return this;
    }

    /** Sets the fate of null where a primitive is read; payloads with one are refused otherwise. */
    public MarshallerBuilder nullInPrimitive(NullInPrimitive fate) {
        evolution = evolution.with(Objects.requireNonNull(fate, "fate"));
        return this;
    }

    /** Sets the constant to read in place of those that its enum does not have here. */
    public MarshallerBuilder unknownConstant(Enum<?> substitute) {
        evolution = evolution.withSubstitute(substitute.getDeclaringClass().getName(), substitute.name());
        return this;
    }

    /** Sets the fate of final fields that no constructor sets; {@link FinalFields} says which it is otherwise. */
    public MarshallerBuilder finalFields(FinalFields fate) {
        finalFields = Objects.requireNonNull(fate, "fate");
        return this;
    }

    /** Sets when code is made for classes; {@link CodeGeneration} says which time it is otherwise. */
    public MarshallerBuilder codeGeneration(CodeGeneration time) {
        generation = Generation.of(Objects.requireNonNull(time, "time"));
        return this;
    }

    /** Sets how payloads are sealed, and which seals readers demand; {@link Seal#none} otherwise. */
    public MarshallerBuilder seal(Seal newSeal) {
        seal = Objects.requireNonNull(newSeal, "seal");
        return this;
    }

    /** Sets when code is generated, for tests: the bytes are the same. */
    MarshallerBuilder generation(Generation newGeneration) {
        generation = newGeneration;
        return this;
    }

    /** Sets which objects are remembered, for tests: the bytes are the same. */
    MarshallerBuilder sharing(Sharing newSharing) {
        sharing = newSharing;
        return this;
    }

    /**
     * Makes the marshaller.
     *
     * @throws IllegalArgumentException if a listed class is missing or may not be registered, or an id is another class's
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
     * Builds' recorded schemas are found, whatever the store; writers do not rely on them, as readers may be of another build.
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
