// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.ground.Refusal;
import dev.gridwire.policy.NamePolicy;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the classes that a stream names. It asks the policy by name first, so a loader never sees a refused name. */
final class FoundClasses {

    private static final Map<String, Class<?>> PRIMITIVES = Map.of("boolean", boolean.class, "byte", byte.class, "char",
            char.class, "double", double.class, "float", float.class, "int", int.class, "long", long.class, "short",
            short.class, "void", void.class);
    private static final int MOST_DIMENSIONS = 64;
    private static final Pattern PRIMITIVE_ARRAY = Pattern.compile("\\[{1," + MOST_DIMENSIONS + "}[BCDFIJSZ]");
    private static final Pattern OBJECT_ARRAY = Pattern.compile("\\[{1," + MOST_DIMENSIONS + "}L[^;/\\[]+;");

    private static final int MOST_MISSING = 64;

    private final NamePolicy policy;
    private final ClassLoader loader;
    private final MissingNames absent;
    private final Map<String, Class<?>> found = new HashMap<>();
    private final Set<String> missing = new HashSet<>();

    FoundClasses(NamePolicy policy, ClassLoader loader) {
        this.policy = policy;
        this.loader = loader;
        this.absent = MissingNames.of(loader);
    }

    /** Whether the stream may hold objects of a class. */
    boolean allows(String name) {
        return isLegal(name) && (policy.allowsInStream(name) || policy.allowsAsValue(name));
    }

    private static boolean isLegal(String name) {
        return !name.startsWith("[") || PRIMITIVE_ARRAY.matcher(name).matches() || OBJECT_ARRAY.matcher(name).matches();
    }

    /** Returns the class of an allowed name; null if there is none. */
    @Nullable Class<?> find(String name) {
        Class<?> known = found.get(name);
        if (known != null || missing.contains(name)) {
            return known;
        }
        Class<?> type = PRIMITIVES.containsKey(name) ? PRIMITIVES.get(name) : load(name);
        if (type == null) {
            addMissing(name);
        } else {
            found.put(name, type);
            if (!type.isArray() && !NamePolicy.isPlatform(name)) {
                absent.found(name);
            }
        }
        return type;
    }

    private @Nullable Class<?> load(String name) {
        // An array class has no file, but its element class has.
        boolean mayAsk = PRIMITIVE_ARRAY.matcher(name).matches()
                || absent.mayAsk(loader, name.replaceFirst("^\\[+L(.*);$", "$1"));
        try {
            return mayAsk ? Class.forName(name, false, loader) : null;
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    /** A reader can skip what names a missing class, but a search costs more than the name. */
    private void addMissing(String name) {
        missing.add(name);
        absent.add();
        if (missing.size() > MOST_MISSING) {
            throw Refusal.shape("Too many classes of the value are not there: limit=" + MOST_MISSING,
                    "give the reader the classes of the writer");
        }
    }

    /** Returns the superclass with a name, without asking a loader; null if there is none. */
    static @Nullable Class<?> above(@Nullable Class<?> type, String name) {
        Class<?> above = type == null ? null : type.getSuperclass();
        while (above != null && !above.getName().equals(name)) {
            above = above.getSuperclass();
        }
        return above;
    }

    /** Tells the user to name an unnamed class first, because a grid's filter may follow the same settings. */
    RejectedTypeException refusal(String name) {
        String element = name.replaceFirst("^\\[+L(.*);$", "$1");
        boolean isNamed = policy.allowed().contains(element) || policy.own().contains(element)
                || policy.denied().contains(element);
        return new RejectedTypeException("Java serialization: " + (isNamed || policy.passesFilter(element)
                ? policy.brokenRule(name) + "; " + policy.nextStep(name)
                : NamePolicy.rule(name) + "; " + NamePolicy.remedy(name)));
    }
}
