// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.model.JvmNames;
import java.util.function.Predicate;

/** Lists the kinds of names in a schema, with the rules for writing and reading them. */
enum SchemaNames {
    CLASS("class", SchemaFormat.MOST_CHARACTERS, JvmNames::isClass),
    CONSTANT("constant", SchemaFormat.MOST_CHARACTERS, JvmNames::isUnqualified),
    /** {@code serialPersistentFields} may list any name, which the JVM never sees. */
    FIELD("field", SchemaFormat.MOST_CHARACTERS, name -> !name.isEmpty()),
    FIELD_OF_CLASS("field", 2 * SchemaFormat.MOST_CHARACTERS + 1, FieldKeys::isKey);

    private final String noun;
    private final int mostCharacters;
    private final Predicate<String> rule;

    SchemaNames(String noun, int mostCharacters, Predicate<String> rule) {
        this.noun = noun;
        this.mostCharacters = mostCharacters;
        this.rule = rule;
    }

    String noun() {
        return noun;
    }

    int mostCharacters() {
        return mostCharacters;
    }

    boolean admits(String name) {
        return rule.test(name);
    }

    /** Returns whether the text is the descriptor of a class, not of an array. */
    static boolean isDescriptor(String text) {
        int end = text.length() - 1;
        return end > 0 && text.charAt(0) == 'L' && text.charAt(end) == ';' && text.indexOf('.') < 0
                && CLASS.admits(text.substring(1, end).replace('/', '.'));
    }
}
