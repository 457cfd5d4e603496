// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.registry.BinaryNames;
import dev.gridwire.registry.KnownLibraries;
import dev.gridwire.registry.Library;
import dev.gridwire.registry.Presets;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Decides by name alone which classes may stand in a payload, and says why. Immutable.
 *
 * @param allowed classes that are let in because they were named
 * @param own classes that are let in though nobody named them
 * @param denied classes that are kept out whatever else lets them in; of the JDK's, only those that must be named
 * @param filter must agree too; it is not asked about the JDK's classes
 * @param superclassFilter must agree to classes above one that is let in
 */
public record NamePolicy(
        PatternSet allowed, NameRule own, PatternSet denied, Predicate<String> filter, Predicate<String> superclassFilter) {

    /** No more than a part of them is the JDK's. */
    private static final String EXTENSIONS = "javax.";
    /** Of the step that would allow a class, without its name. */
    private static final int STEP_CHARACTERS = 150;
    private static final String URL = "java.net.URL";
    /** Its claims are a map, in which the issuer is a URL. */
    private static final String TOKEN = "org.springframework.security.oauth2.core.oidc.OidcIdToken";
    private static final Predicate<String> NO_FILTER = className -> true;

    /** A policy whose filter does not tell superclasses apart. */
    public NamePolicy(PatternSet allowed, NameRule own, PatternSet denied, Predicate<String> filter) {
        this(allowed, own, denied, filter, filter);
    }

    /** Classes by name, and packages without their subpackages. */
    public NamePolicy(Set<String> names, Set<String> packages) {
        this(PatternSet.of(names, packages), NameRule.NONE, PatternSet.NONE, NO_FILTER);
    }

    /** Binary names of allowed single classes that nothing keeps out. */
    public Set<String> names() {
        Set<String> names = new HashSet<>();
        for (String each : allowed.classes()) {
            if (allows(each)) {
                names.add(each);
            }
        }
        return names;
    }

    /** Whether the class may stand in a payload. Never loads it. */
    public boolean allows(String className) {
        if (isPlatform(className)) {
            return PlatformPolicy.allows(className)
                    || isOnRequest(className) && allowed.contains(className) && !denied.contains(className);
        }
        // A tree or an organisation such as com.sun spans packages of the JDK, too.
        return isNamed(className)
                || (allowed.contains(className) || own.contains(className))
                        && admits(className)
                        && !SystemPackages.holds(className);
    }

    /**
     * Whether a stream of Java serialization may name the class, for filters of such streams: the classes that {@link #allows}
     * lets in, arrays of them, and those that the JDK writes in place of its types that this lets in.
     *
     * @param className as {@link Class#getName} has it, such as {@code [Ljava.lang.String;}
     */
    public boolean allowsInStream(String className) {
        String element = StreamNames.element(className);
        return element == null || StreamNames.contains(element) || allows(element);
    }

    /**
     * Whether the class may stand in a payload where nothing hashes or compares its objects while they are read: besides those
     * that {@link #allows} lets in, {@code java.net.URL} where tokens of Spring Security are let in, which hold their issuer so.
     */
    public boolean allowsAsValue(String className) {
        return allows(className) || className.equals(URL) && !denied.contains(URL) && allows(TOKEN);
    }

    /**
     * Whether nothing keeps the class out where a slot vouches for it that declares it: it is not denied, the filter agrees, and
     * it is named if it must be.
     */
    public boolean admits(String className) {
        return isPlatform(className)
                || isNamed(className)
                || !denied.contains(className)
                        && filter.test(className)
                        && (allowed.contains(className) || !own.keepsOut(className));
    }

    /** Whether a line {@code allow=} can be advised for the class: nothing keeps it out, and it would help. */
    public boolean canBeAllowed(String className) {
        return isRegistrable(className) && !denied.contains(className) && passesFilter(className) && keptOut(className) == null;
    }

    /** The library of a class that is not to be allowed; null also for the classes of it that were reviewed for a preset. */
    private static @Nullable Library keptOut(String className) {
        if (Presets.listed().of(className) != null) {
            return null;
        }
        Library library = KnownLibraries.listed().of(className);
        return library != null && library.stepInstead() != null ? library : null;
    }

    /** Whether the filter agrees. */
    public boolean passesFilter(String className) {
        return isPlatform(className) || isNamed(className) || filter.test(className);
    }

    /** Whether the filter agrees to a class that stands above one that is let in, for its fields. */
    public boolean passesAsSuperclass(String className) {
        return isPlatform(className) || isNamed(className) || superclassFilter.test(className);
    }

    /** The answer of {@link #allows}, with the rule that decided. */
    public PolicyDecision verdict(String className) {
        if (isPlatform(className) || isNamed(className) || SystemPackages.holds(className)) {
            return platformVerdict(className);
        }
        ClassPattern denial = denied.match(className);
        if (denial != null) {
            return PolicyDecision.refused("it is denied by deny=" + denial);
        }
        if (!filter.test(className)) {
            return PolicyDecision.refused("the filter of the marshaller says no");
        }
        ClassPattern named = allowed.match(className);
        String reason = named == null ? own.reason(className) : "it is named by allow=" + named;
        return reason == null ? PolicyDecision.refused(obstacle(className)) : PolicyDecision.allowed(reason);
    }

    private PolicyDecision platformVerdict(String className) {
        if (isOnRequest(className)) {
            return allows(className)
                    ? PolicyDecision.allowed("it is named by allow=" + EscapedNames.of(className))
                    : PolicyDecision.refused("this class of the JDK must be named, and not denied");
        }
        return allows(className)
                ? PolicyDecision.allowed("it is a known type of the JDK")
                : PolicyDecision.refused("this class of the JDK is not supported yet");
    }

    private String obstacle(String className) {
        String obstacle = own.obstacle(className);
        return obstacle == null ? "nothing allows it" : obstacle;
    }

    /** The rule that a class broke which is not allowed, or the one of an array's elements. */
    public String brokenRule(String arrayOrClass) {
        String className = StreamNames.named(arrayOrClass);
        if (!isRegistrable(className)) {
            return rule(className);
        }
        if (denied.contains(className)) {
            return named("The type policy denies the class: class=", className);
        }
        if (!isPlatform(className) && !filter.test(className)) {
            return named("The filter of the type policy refuses the class: class=", className);
        }
        String obstacle = own.obstacle(className);
        return obstacle == null ? rule(className) : rule(className) + " (" + obstacle + ")";
    }

    /** The step that would allow a class that is not allowed, or the one of an array's elements. */
    public String nextStep(String arrayOrClass) {
        String className = StreamNames.named(arrayOrClass);
        ClassPattern denial = denied.match(className);
        if (denial != null) {
            return "take " + denial + " out of deny= in gridwire.properties, or out of Marshaller.builder().deny(…)";
        }
        boolean filtered = !isPlatform(className) && !filter.test(className);
        return filtered
                ? "let it in by the filter given to Marshaller.builder().filter(…), which in a grid is the grid's own"
                : remedy(className);
    }

    /** Whether a user may register the class: one of the JDK's only if it is allowed on request. */
    public static boolean isRegistrable(String className) {
        return !isPlatform(className) && !SystemPackages.holds(className) || isOnRequest(className);
    }

    /** Whether a user may allow the package: one that is not the JDK's. */
    static boolean isAllowable(String packageName) {
        return !isPlatform(packageName + ".") && !SystemPackages.contains(packageName);
    }

    private static boolean isOnRequest(String className) {
        return PlatformPolicy.isOnRequest(className);
    }

    /** Whether it is a type of the JDK that goes by its name, having no number: a supertype, an enum or a throwable. */
    public static boolean isNamed(String className) {
        return (isPlatform(className) || className.startsWith(EXTENSIONS)) && PlatformPolicy.isNamed(className);
    }

    /** Whether the class is the JDK's. */
    public static boolean isPlatform(String className) {
        return ClassModel.isPlatformName(className);
    }

    /** The rule that a class broke which is not allowed. */
    public static String rule(String arrayOrClass) {
        String className = StreamNames.named(arrayOrClass);
        return isRegistrable(className)
                ? named("The type policy does not allow the class: class=", className)
                : named("The class of the JDK is not supported yet: class=", className);
    }

    private static String named(String words, String className) {
        return EscapedNames.append(new StringBuilder(words), className).toString();
    }

    /** The step that would allow it. */
    public static String remedy(String arrayOrClass) {
        String className = StreamNames.named(arrayOrClass);
        if (!isRegistrable(className)) {
            return PlatformSteps.of(className);
        }
        Library library = keptOut(className);
        if (library != null) {
            return library.step() == null ? keepOut(library) : library.step();
        }
        String preset = Presets.listed().of(className);
        if (preset != null) {
            return "allow it with Marshaller.builder().allowLibrary(\"" + preset + "\"), or by the line allow-library=" + preset
                    + " in gridwire.properties";
        }
        return step(className);
    }

    /** Said of what is dangerous only. */
    private static String keepOut(Library library) {
        String article = library.reason().startsWith("a ") ? "" : "a ";
        return "keep it out: " + library.prefix() + " is " + article + library.reason() + "; " + library.stepInstead();
    }

    private static String step(String className) {
        String packageName = BinaryNames.packageOf(className);
        boolean packaged = !isPlatform(className) && SourceNames.of(packageName) != null;
        String literal = SourceNames.of(className);
        // In one piece: names out of payloads may be long.
        StringBuilder step = new StringBuilder(STEP_CHARACTERS + 3 * className.length()).append("allow it ");
        if (literal != null || packaged) {
            step.append("with Marshaller.builder()");
            if (literal != null) {
                step.append(".register(").append(literal).append(".class)").append(packaged ? " or " : "");
            }
            if (packaged) {
                step.append(".allowPackage(\"").append(packageName).append("\")");
            }
            step.append(", or ");
        }
        step.append("by the line allow=");
        return EscapedNames.append(step, className).append(" in gridwire.properties").toString();
    }
}
