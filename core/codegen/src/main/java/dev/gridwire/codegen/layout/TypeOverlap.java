// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import java.util.Collections;

/** Decides whether one object can be in places of two types. */
final class TypeOverlap {

    private final Hierarchy hierarchy;
    private final AssignableClasses candidates;

    TypeOverlap(Hierarchy hierarchy, AssignableClasses candidates) {
        this.hierarchy = hierarchy;
        this.candidates = candidates;
    }

    /** Returns whether some class is a subtype of both. Type arguments do not matter, since they are not checked. */
    boolean canMeet(TypeRef left, TypeRef right) {
        if (left instanceof ArrayType leftArray && right instanceof ArrayType rightArray) {
            return canMeet(leftArray.component(), rightArray.component());
        }
        if (left instanceof ClassType leftClass && right instanceof ClassType rightClass) {
            return haveCommonClass(leftClass.name(), rightClass.name());
        }
        // This is an array and a class other than Object, which could hold anything; or the components are primitive.
        return left == right;
    }

    private boolean haveCommonClass(String left, String right) {
        return hierarchy.isSubtype(left, right)
                || hierarchy.isSubtype(right, left)
                || ContainerFamilies.haveCommonClass(left, right, hierarchy)
                || !Collections.disjoint(candidates.of(left), candidates.of(right));
    }
}
