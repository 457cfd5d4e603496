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

/** Finds the classes that a stream names. The policy is asked by name first: a loader never hears a name that is refused. */
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

    /** Whether objects of a class may be there. */
    boolean allows(String name) {
        return isLegal(name) && (policy.allowsInStream(name) || policy.allowsAsValue(name));
    }

    private static boolean isLegal(String name) {
        return !name.startsWith("[") || PRIMITIVE_ARRAY.matcher(name).matches() || OBJECT_ARRAY.matcher(name).matches();
    }

    /** Gives the class of an allowed name; null where there is none. */
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
        // Classes of arrays have no files, but those of their elements.
        boolean mayAsk = PRIMITIVE_ARRAY.matcher(name).matches()
                || absent.mayAsk(loader, name.replaceFirst("^\\[+L(.*);$", "$1"));
        try {
            return mayAsk ? Class.forName(name, false, loader) : null;
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    /** What names them can be skipped, but a search costs more than its name. */
    private void addMissing(String name) {
        missing.add(name);
        absent.add();
        if (missing.size() > MOST_MISSING) {
            throw Refusal.shape("Too many classes of the value are not there: limit=" + MOST_MISSING,
                    "give the reader the classes of the writer");
        }
    }

    /** Gives the superclass of a class that has a name, without a loader; null where none has it. */
    static @Nullable Class<?> above(@Nullable Class<?> type, String name) {
        Class<?> above = type == null ? null : type.getSuperclass();
        while (above != null && !above.getName().equals(name)) {
            above = above.getSuperclass();
        }
        return above;
    }

    /** A class that nobody named is to be named first: a grid's filter may follow the same settings. */
    RejectedTypeException refusal(String name) {
        String element = name.replaceFirst("^\\[+L(.*);$", "$1");
        boolean isNamed = policy.allowed().contains(element) || policy.own().contains(element)
                || policy.denied().contains(element);
        return new RejectedTypeException("Java serialization: " + (isNamed || policy.passesFilter(element)
                ? policy.brokenRule(name) + "; " + policy.nextStep(name)
                : NamePolicy.rule(name) + "; " + NamePolicy.remedy(name)));
    }
}
