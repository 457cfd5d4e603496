// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Former names as settings say them: {@code com.acme.Order=com.acme.Purchase} and {@code com.acme.Order#total=sum,amount}. */
public final class RenamedKeys {

    private RenamedKeys() {}

    /**
     * Reads former names.
     *
     * @param key a class's binary name, or that and a field behind a hash sign
     * @param value former names, parted by commas
     * @throws IllegalArgumentException if a name is empty or none
     */
    public static Renames parse(String key, String value) {
        List<String> former = new ArrayList<>();
        for (String word : value.split("[,\\s]+")) {
            if (!word.isEmpty()) {
                former.add(word);
            }
        }
        int hash = key.indexOf('#');
        String type = hash < 0 ? key : key.substring(0, hash);
        boolean named = isClass(type) && (hash < 0 || isField(key.substring(hash + 1)));
        if (!named || former.isEmpty() || !former.stream().allMatch(name -> hash < 0 ? isClass(name) : isField(name))) {
            throw new IllegalArgumentException("A former name belongs to a class, as com.acme.Order, or to a field, as"
                    + " com.acme.Order#total");
        }
        return hash < 0 ? new Renames(Map.of(type, former), Map.of()) : new Renames(Map.of(), Map.of(key, former));
    }

    /**
     * Reads all of them.
     *
     * @throws IllegalArgumentException if a name is empty or none
     */
    public static Renames parse(Map<String, String> values) {
        Renames renames = Renames.NONE;
        for (Map.Entry<String, String> each : new HashMap<>(values).entrySet()) {
            renames = renames.with(parse(each.getKey(), each.getValue()));
        }
        return renames;
    }

    private static boolean isClass(String name) {
        return !name.isEmpty() && List.of(name.split("\\.", -1)).stream().allMatch(RenamedKeys::isField);
    }

    private static boolean isField(String name) {
        return !name.isEmpty() && name.codePoints().allMatch(Character::isJavaIdentifierPart);
    }
}
