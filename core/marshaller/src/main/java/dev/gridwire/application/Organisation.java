// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import dev.gridwire.registry.BinaryNames;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the package prefix of the people who wrote a class. */
public final class Organisation {

    /**
     * Second-level labels below a two-letter country label that belong to no organisation: uk.co, jp.ne; com.au is written
     * au.com.
     */
    private static final Set<String> SECOND_LEVELS = Set.of(
            "ac", "asn", "co", "com", "edu", "firm", "gen", "go", "gob", "gouv", "gov", "govt", "gv", "id", "ltd", "me", "mil",
            "ne", "net", "nhs", "nom", "or", "org", "plc", "sch");

    /** Pairs of labels that many organisations share: hosts of code or pages, and foundations. */
    private static final Set<String> SHARED = Set.of(
            "app.netlify", "app.vercel", "app.web", "com.appspot", "com.bitbucket", "com.blogspot", "com.fc2", "com.firebaseapp",
            "com.gitee", "com.github", "com.gitlab", "com.google", "com.googlecode", "com.hazelcast", "com.herokuapp",
            "com.sourceforge", "com.wordpress", "dev.pages", "io.bitbucket", "io.gitee", "io.github", "io.gitlab", "net.java",
            "net.sf", "net.sourceforge", "org.apache", "org.bitbucket", "org.codeberg", "org.codehaus", "org.eclipse",
            "org.github", "org.gnu", "org.hibernate", "org.jboss", "org.jvnet", "org.mozilla", "org.objectweb", "org.openjdk",
            "org.ow2", "org.sourceforge", "org.springframework", "page.codeberg", "ru.yandex");

    /** First labels that belong to no organisation, besides all two-letter labels. */
    private static final Set<String> TOP_LEVELS = Set.of(
            "app", "biz", "cloud", "com", "dev", "edu", "gov", "info", "int", "mil", "mobi", "name", "net", "online", "org",
            "page", "pro", "site", "software", "systems", "tech", "xyz");

    private Organisation() {}

    /**
     * Returns the prefix of a class: the first two labels of its package, or three if the first two are shared. A package with a
     * single label is its own prefix.
     *
     * @return null for the unnamed package, and for a package that is no longer than a shared prefix
     */
    public static @Nullable String prefixOf(String className) {
        String[] labels = BinaryNames.packageOf(className).split("\\.");
        if (labels[0].isEmpty()) {
            return null;
        }
        boolean topLevel = labels[0].length() == 2 || TOP_LEVELS.contains(labels[0]);
        if (labels.length == 1) {
            return topLevel ? null : labels[0];
        }
        if (!isShared(labels)) {
            return labels[0] + "." + labels[1];
        }
        return labels.length == 2 ? null : labels[0] + "." + labels[1] + "." + labels[2];
    }

    private static boolean isShared(String[] labels) {
        return labels[0].length() == 2 && SECOND_LEVELS.contains(labels[1]) || SHARED.contains(labels[0] + "." + labels[1]);
    }
}
