// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codec.WrittenSchema;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.ground.KeptClasses;
import dev.gridwire.wire.WireInput;
import org.jspecify.annotations.Nullable;

/** Reads payloads of other states of classes, and keeps the fields that are not here: the part of it that the kernel asks for. */
public interface Evolution {

    /** The classes of objects that may have fields that their class does not have here; null if there is no such object. */
    @Nullable KeptClasses keptClasses();

    /** Whether an object has fields that its class does not have here. */
    boolean hasKept(Object owner);

    /** Writes those fields, if there are any, before the object's own. */
    void writeKept(GraphWriter writer, Object owner);

    /** Gives an object the fields of another one that its class does not have here. */
    void copyKept(Object from, Object to);

    /**
     * Keeps a field that the object's class does not have here, unless such fields are dropped.
     *
     * @param leadsOut whether the value refers to objects around it
     */
    void keep(Object owner, String name, @Nullable Object value, boolean leadsOut);

    /**
     * Forgets the fields of an object in whose place another one is taken, and of that one: which payload's they are, nobody
     * can tell then. Counts them as lost.
     */
    void replaced(Object made, @Nullable Object taken);

    /** Counts a part of an object that it does not have when it is written again, and says so, once for a class. */
    void lost(Class<?> type, String part);

    /** How many such parts there were. */
    long lostParts();

    /** The codec of objects of a class whose unknown fields stand before them. */
    Codec withUnknownFields(Codec codec);

    /** The codec of arrays of a class that is not here. */
    Codec arrayOfUnknown(Codec element, int dimensions);

    /**
     * An array of a class that is here, with elements of classes that are not.
     *
     * @param elements which are taken over
     */
    UnknownValue arrayWithUnknown(Class<?> arrayType, @Nullable Object[] elements, TypeName name);

    /** The schema that the payload carries here, which is read. */
    WrittenSchema carried(WireInput in, int hash, int length);

    /**
     * The schema that the payload only names.
     *
     * @param name of the class, as the payload says it, or as the class with the payload's id is called here; null where it is
     *     not here
     * @param here by which the class goes here; null where it is not here
     */
    WrittenSchema stored(int hash, @Nullable String name, TypeName.@Nullable Named here);

    /**
     * Whether a schema is of the class that a payload calls so.
     *
     * @param isHere whether the name is allowed, so that the class may be asked for its former names; no other name is looked
     *     for
     */
    boolean isCalled(String name, boolean isHere, DescribedSchema written);

    /** The local class that the writer calls so. The policy is asked about the name that it has here. */
    Codec local(String writtenName, @Nullable DescribedSchema written);
}
