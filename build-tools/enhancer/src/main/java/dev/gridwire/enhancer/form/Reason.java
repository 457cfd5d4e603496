// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import java.util.Locale;

/** Lists the reasons of obstacles and notes. Users see the names, so these must not change. */
public enum Reason {
    OWN_HOOKS,
    REPLACES_OBJECTS,
    FINAL_FIELD,
    NO_SUPER_CONSTRUCTOR,
    INNER_CLASS,
    RECORD,
    FOREIGN_SUPERCLASS,
    SUPERCLASS_NOT_FORMED,
    UNSUPPORTED_FIELD,
    MISSING_CLASS,
    ALREADY_OWN_FORM,
    NOT_SERIALIZABLE,
    NO_INSTANCE,
    MADE_OTHERWISE,
    NO_SUCH_FORM,
    SIGNED_JAR,
    SEVERAL_RELEASES,
    SEALED_PACKAGE,
    NEWER_CLASS_FILE,
    DAMAGED_FILE,
    NOT_ACCESSIBLE,
    CYCLE,
    SHARING,
    UN_FINAL,
    OPEN_CLASS;

    /** Returns the name that users see, such as {@code own-hooks}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
