// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import dev.gridwire.codegen.target.GridNames;
import dev.gridwire.codegen.target.PortableTarget;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Lists the mechanisms by which a class can be serialized; {@code Mechanism.ofKey("identified")} finds one by its key. A new
 * mechanism needs a constant here, a line in the service file of {@link ClassForm}, and a package.
 */
public enum Mechanism {
    /** Gridwire's own codec, generated for an unchanged class: the same bytes as at run time. */
    NATIVE(Library.GRIDWIRE, "", Trait.COMPANION, Trait.RUN_TIME_LAYOUT),
    /** {@code java.io.Externalizable}. */
    EXTERNALIZABLE(Library.JAVA, ""),
    /** Hazelcast's {@code DataSerializable}. */
    DATA_SERIALIZABLE(Library.HAZELCAST, ""),
    /** Hazelcast's {@code IdentifiedDataSerializable}, with ids and a factory. */
    IDENTIFIED(Library.HAZELCAST, GridNames.IDENTIFIED),
    /** Hazelcast's {@code Portable}, with ids, a version and a factory. */
    PORTABLE(Library.HAZELCAST, PortableTarget.PORTABLE, Trait.LISTS_ALL_FIELDS),
    /** A {@code CompactSerializer} of Hazelcast for an unchanged class. */
    COMPACT(Library.HAZELCAST, "", Trait.COMPANION);

    /** The library whose streams carry objects of these classes; round trips are tried with it. */
    public enum Library {
        GRIDWIRE,
        JAVA,
        HAZELCAST,
        /** A library that the enhancer does not start. */
        OTHER
    }

    /** A property that most mechanisms do not have. */
    private enum Trait {
        COMPANION,
        RUN_TIME_LAYOUT,
        LISTS_ALL_FIELDS
    }

    private final Library library;
    private final String interfaceWithIds;
    private final List<Trait> traits;

    Mechanism(Library library, String interfaceWithIds, Trait... traits) {
        this.library = library;
        this.interfaceWithIds = interfaceWithIds;
        this.traits = List.of(traits);
    }

    /** Returns the key in {@code gridwire.properties} and on the command line, such as {@code data-serializable}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the mechanism with that key. */
    public static Optional<Mechanism> ofKey(String key) {
        for (Mechanism each : values()) {
            if (each.key().equals(key)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** Returns the library that serializes these objects. */
    public Library library() {
        return library;
    }

    /** Whether the class file itself is rewritten; otherwise another class is generated. */
    public boolean changesClass() {
        return !traits.contains(Trait.COMPANION);
    }

    /** Whether a factory id and a class id name classes. */
    public boolean hasIds() {
        return !interfaceWithIds.isEmpty();
    }

    /** Returns the binary name of the interface that gives a handwritten class its ids; empty if there is none. */
    public Optional<String> interfaceWithIds() {
        return hasIds() ? Optional.of(interfaceWithIds.replace('/', '.')) : Optional.empty();
    }

    /** Whether the bytes follow from the class as the run time sees it, without the hints of the build. */
    public boolean usesRunTimeLayout() {
        return traits.contains(Trait.RUN_TIME_LAYOUT);
    }

    /** Whether the form of a class also lists the fields of its superclasses. */
    public boolean listsAllFields() {
        return traits.contains(Trait.LISTS_ALL_FIELDS);
    }
}
