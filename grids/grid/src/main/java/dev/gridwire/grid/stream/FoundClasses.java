// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.ground.LocalNames;
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
    private final LocalNames names;
    private final MissingNames absent;
    private final Map<String, Class<?>> found = new HashMap<>();
    private final Set<String> missing = new HashSet<>();

    FoundClasses(Terms terms) {
        this.policy = terms.policy();
        this.loader = terms.loader();
        this.names = terms.names();
        this.absent = MissingNames.of(loader);
    }

    /** Whether the stream may hold objects of a class. */
    boolean allows(String name) {
        return isLegal(name) && (policy.allowsInStream(name) || policy.allowsAsValue(name));
    }

    /**
     * Returns the local name of a class: the written one, unless it has none here and a class that may be here once had it.
     *
     * @param below the class whose superclass is looked for; null if it is none
     */
    String localName(String written, @Nullable Class<?> below) {
        if (!names.acceptsAnyUid() || above(below, written) != null) {
            return written;
        }
        for (Class<?> above = below == null ? null : below.getSuperclass(); above != null; above = above.getSuperclass()) {
            if (names.formerNames(above.getName()).contains(written)) {
                return above.getName();
            }
        }
        return renamed(written);
    }

    private String renamed(String written) {
        String element = element(written);
        Set<String> candidates = names.renamedFrom(element);
        if (candidates.isEmpty() || allows(written) && find(written) != null) {
            return written;
        }
        int begin = written.lastIndexOf('[') < 0 ? 0 : written.lastIndexOf('[') + 2;
        for (String local : candidates) {
            String name = written.substring(0, begin) + local + written.substring(begin + element.length());
            if (allows(name) && find(name) != null) {
                return name;
            }
        }
        return written;
    }

    private static String element(String name) {
        return name.startsWith("[") ? name.replaceFirst("^\\[+L(.*);$", "$1") : name;
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
                || absent.mayAsk(loader, element(name));
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
        String element = element(name);
        boolean isNamed = policy.allowed().contains(element) || policy.own().contains(element)
                || policy.denied().contains(element);
        return new RejectedTypeException("Java serialization: " + (isNamed || policy.passesFilter(element)
                ? policy.brokenRule(name) + "; " + policy.nextStep(name)
                : NamePolicy.rule(name) + "; " + NamePolicy.remedy(name, policy.place())));
    }
}
