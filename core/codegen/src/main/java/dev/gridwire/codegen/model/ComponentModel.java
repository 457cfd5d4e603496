// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.List;

/**
 * A record component.
 *
 * @param type the declared type
 * @param descriptor the descriptor of the erased type (JVMS 4.3.2)
 * @param annotations visible at run time, ordered by name
 */
public record ComponentModel(String name, TypeRef type, String descriptor, List<AnnotationModel> annotations) {

    /** Sorts the list. */
    public ComponentModel {
        annotations = AnnotationModel.sorted(annotations);
    }
}
