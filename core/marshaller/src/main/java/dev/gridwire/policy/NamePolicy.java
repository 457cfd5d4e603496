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
 * Decides by name alone which classes payloads may contain, and explains why. Immutable.
 *
 * @param allowed classes that are allowed because they were named
 * @param own classes that are allowed although they were not named
 * @param denied classes that are denied, whatever else allows them; only those JDK classes that must be named can be denied
 * @param filter must also accept a class; it is not asked about JDK classes
 * @param superclassFilter must accept the superclasses of an allowed class
 * @param place where the application makes its settings, for messages
 */
public record NamePolicy(
        PatternSet allowed, NameRule own, PatternSet denied, Predicate<String> filter, Predicate<String> superclassFilter,
        SettingPlace place) {

    /** Only part of these packages belongs to the JDK. */
    private static final String EXTENSIONS = "javax.";
    /** The length of a remedy without the class's name. */
    private static final int STEP_CHARACTERS = 150;
    private static final String URL = "java.net.URL";
    /** Its claims are a map in which the issuer is a URL. */
    private static final String TOKEN = "org.springframework.security.oauth2.core.oidc.OidcIdToken";
    private static final Predicate<String> NO_FILTER = className -> true;

    /** Makes a policy whose filter treats superclasses like other classes. */
    public NamePolicy(PatternSet allowed, NameRule own, PatternSet denied, Predicate<String> filter) {
        this(allowed, own, denied, filter, SettingPlace.FILE);
    }

    /** Makes the same for an application that makes its settings in a certain place. */
    public NamePolicy(
            PatternSet allowed, NameRule own, PatternSet denied, Predicate<String> filter, SettingPlace place) {
        this(allowed, own, denied, filter, filter, place);
    }

    /** Makes a policy that allows classes by name, and packages without their subpackages. */
    public NamePolicy(Set<String> names, Set<String> packages) {
        this(PatternSet.of(names, packages), NameRule.NONE, PatternSet.NONE, NO_FILTER);
    }

    /** Returns the binary names of single classes that are allowed and not denied. */
    public Set<String> names() {
        Set<String> names = new HashSet<>();
        for (String each : allowed.classes()) {
            if (allows(each)) {
                names.add(each);
            }
        }
        return names;
    }

    /** Returns whether payloads may contain the class. Never loads the class. */
    public boolean allows(String className) {
        if (isPlatform(className)) {
            return PlatformPolicy.allows(className)
                    || isOnRequest(className) && allowed.contains(className) && !denied.contains(className);
        }
        // A tree or an organisation, such as com.sun, also covers JDK packages.
        return isNamed(className)
                || (allowed.contains(className) || own.contains(className))
                        && admits(className)
                        && !SystemPackages.holds(className);
    }

    /**
     * Returns whether a stream of Java serialization may name the class, for filters of such streams. It may name the classes
     * that {@link #allows} accepts, arrays of them, and the classes that the JDK writes in place of accepted JDK types.
     *
     * @param className in the form of {@link Class#getName}, such as {@code [Ljava.lang.String;}
     */
    public boolean allowsInStream(String className) {
        String element = StreamNames.element(className);
        return element == null || StreamNames.contains(element) || allows(element);
    }

    /**
     * Returns whether payloads may contain the class in places where nothing hashes or compares its objects while they are read.
     * Beyond the classes that {@link #allows} accepts, this is {@code java.net.URL} if tokens of Spring Security are allowed,
     * which hold their issuer as a URL.
     */
    public boolean allowsAsValue(String className) {
        return allows(className) || className.equals(URL) && !denied.contains(URL) && allows(TOKEN);
    }

    /**
     * Returns whether nothing denies the class if a slot that declares it vouches for it. The class must not be denied, the
     * filter must accept it, and it must be named if that is required.
     */
    public boolean admits(String className) {
        return isPlatform(className)
                || isNamed(className)
                || !denied.contains(className)
                        && filter.test(className)
                        && (allowed.contains(className) || !own.keepsOut(className));
    }

    /** Returns whether {@code allow=} can be recommended for the class: nothing denies it, and the line would help. */
    public boolean canBeAllowed(String className) {
        return isRegistrable(className) && !denied.contains(className) && passesFilter(className) && keptOut(className) == null;
    }

    /**
     * Returns the library of a class that should not be allowed; null for other classes, and for those of the library that were
     * reviewed for a preset.
     */
    private static @Nullable Library keptOut(String className) {
        if (Presets.listed().of(className) != null) {
            return null;
        }
        Library library = KnownLibraries.listed().of(className);
        return library != null && library.stepInstead() != null ? library : null;
    }

    /** Returns whether the filter accepts the class. */
    public boolean passesFilter(String className) {
        return isPlatform(className) || isNamed(className) || filter.test(className);
    }

    /** Returns whether the filter accepts a superclass of an allowed class, for the sake of its fields. */
    public boolean passesAsSuperclass(String className) {
        return isPlatform(className) || isNamed(className) || superclassFilter.test(className);
    }

    /** Returns the answer of {@link #allows}, with the rule that decided. */
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

    /** Returns the rule that a refused class, or an array's element class, breaks. */
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

    /** Returns the step that would allow a refused class, or an array's element class. */
    public String nextStep(String arrayOrClass) {
        String className = StreamNames.named(arrayOrClass);
        ClassPattern denial = denied.match(className);
        if (denial != null) {
            return "take " + denial + " out of " + place.setting("deny=") + ", or out of Marshaller.builder().deny(…)";
        }
        boolean filtered = !isPlatform(className) && !filter.test(className);
        return filtered
                ? "let it in by the filter given to Marshaller.builder().filter(…), which in a grid is the grid's own"
                : remedy(className, place);
    }

    /** Returns whether a user may register the class. JDK classes qualify only if they are allowed on request. */
    public static boolean isRegistrable(String className) {
        return !isPlatform(className) && !SystemPackages.holds(className) || isOnRequest(className);
    }

    /** Returns whether a user may allow the package, because it is not the JDK's. */
    static boolean isAllowable(String packageName) {
        return !isPlatform(packageName + ".") && !SystemPackages.contains(packageName);
    }

    private static boolean isOnRequest(String className) {
        return PlatformPolicy.isOnRequest(className);
    }

    /** Returns whether it is a JDK type without a number, so that the bytes name it: a supertype, an enum or a throwable. */
    public static boolean isNamed(String className) {
        return (isPlatform(className) || className.startsWith(EXTENSIONS)) && PlatformPolicy.isNamed(className);
    }

    /** Returns whether the class belongs to the JDK. */
    public static boolean isPlatform(String className) {
        return ClassModel.isPlatformName(className);
    }

    /** Returns the rule that a refused class breaks. */
    public static String rule(String arrayOrClass) {
        String className = StreamNames.named(arrayOrClass);
        return isRegistrable(className)
                ? named("The type policy does not allow the class: class=", className)
                : named("The class of the JDK is not supported yet: class=", className);
    }

    private static String named(String words, String className) {
        return EscapedNames.append(new StringBuilder(words), className).toString();
    }

    /** Returns the step that would allow the class, with a setting in {@code gridwire.properties}. */
    public static String remedy(String arrayOrClass) {
        return remedy(arrayOrClass, SettingPlace.FILE);
    }

    /** Returns the step that would allow the class. */
    public static String remedy(String arrayOrClass, SettingPlace place) {
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
            return "allow it with Marshaller.builder().allowLibrary(\"" + preset + "\"), or by "
                    + place.line("allow-library=" + preset);
        }
        return step(className, place);
    }

    /** Returns an advice to keep the class out; used only for dangerous classes. */
    private static String keepOut(Library library) {
        String article = library.reason().startsWith("a ") ? "" : "a ";
        return "keep it out: " + library.prefix() + " is " + article + library.reason() + "; " + library.stepInstead();
    }

    private static String step(String className, SettingPlace place) {
        String packageName = BinaryNames.packageOf(className);
        boolean packaged = !isPlatform(className) && SourceNames.of(packageName) != null;
        String literal = SourceNames.of(className);
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
        return place.append(step.append("by "), "allow", className).toString();
    }
}
