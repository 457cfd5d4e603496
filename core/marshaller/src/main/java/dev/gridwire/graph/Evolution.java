// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codec.WrittenSchema;
import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.ground.KeptClasses;
import dev.gridwire.ground.LocalNames;
import dev.gridwire.wire.WireInput;
import org.jspecify.annotations.Nullable;

/**
 * Reads payloads in other states of classes, and keeps fields that are missing here. This is the part of it that the kernel
 * needs.
 */
public interface Evolution {

    /** Returns the names of the local classes in other versions. */
    LocalNames localNames();

    /** Returns the classes of objects that may have fields which their class lacks here; null if there is no such object. */
    @Nullable KeptClasses keptClasses();

    /** Returns whether an object has fields that its class lacks here. */
    boolean hasKept(Object owner);

    /** Writes these fields, if there are any, before the object's own fields. */
    void writeKept(GraphWriter writer, Object owner);

    /** Copies those fields of one object that its class lacks here to another object. */
    void copyKept(Object from, Object to);

    /**
     * Keeps a field that the object's class lacks here, unless such fields are dropped.
     *
     * @param leadsOut whether the value refers to surrounding objects
     */
    void keep(Object owner, String name, @Nullable Object value, boolean leadsOut);

    /**
     * Forgets the fields of an object that another one replaces, and the fields of the replacement, because it is then unclear
     * which payload they belong to. Counts these fields as lost.
     */
    void replaced(Object made, @Nullable Object taken);

    /** Counts a part of an object that is lost if the object is written again, and logs it once a class. */
    void lost(Class<?> type, String part);

    /** Returns the number of such parts so far. */
    long lostParts();

    /** Returns the codec of those objects of a class that follow their unknown fields. */
    Codec withUnknownFields(Codec codec);

    /** Returns the codec of arrays of a class that is missing here. */
    Codec arrayOfUnknown(Codec element, int dimensions);

    /**
     * Returns an array of a known class that holds elements of missing classes.
     *
     * @param elements the elements; the array is taken over
     */
    UnknownValue arrayWithUnknown(Class<?> arrayType, @Nullable Object[] elements, TypeName name);

    /** Reads the schema that the payload carries at this position. */
    WrittenSchema carried(WireInput in, int hash, int length);

    /**
     * Returns the schema that the payload only names.
     *
     * @param name the name of the class in the payload, or the local name of the class with the payload's id; null if that class
     *     is missing here
     * @param here the local class's name in the bytes; null if the class is missing here
     */
    WrittenSchema stored(int hash, @Nullable String name, TypeName.@Nullable Named here);

    /**
     * Returns whether a schema belongs to the class to which a payload refers by this name.
     *
     * @param isHere whether the name is allowed, so that the class may be asked for its former names; no other name is looked for
     */
    boolean isCalled(String name, boolean isHere, DescribedSchema written);

    /** Returns the local class to which the writer refers by this name. The policy is asked about the class's local name. */
    Codec local(String writtenName, @Nullable DescribedSchema written);
}
