// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.BinaryNames;
import java.util.List;

/** Recognises main classes that belong to no application, because they start applications, tests or servers. */
final class Launchers {

    /**
     * The launchers of Spring Boot archives, before Boot 3.2 and since. The archive's manifest names the application's main
     * class.
     */
    private static final List<String> ARCHIVES =
            List.of("org.springframework.boot.loader", "org.springframework.boot.loader.launch");

    private static final List<String> STARTERS = List.of("JarLauncher", "PropertiesLauncher", "WarLauncher");

    /** Packages whose main classes run other people's code. */
    private static final List<String> PREFIXES = List.of(
            // Tests, benchmarks and builds.
            "org.apache.maven", "org.codehaus.plexus", "org.codehaus.mojo", "org.gradle", "worker.org.gradle", "com.intellij",
            "org.jetbrains", "org.eclipse.jdt", "org.eclipse.equinox", "org.eclipse.m2e", "org.netbeans",
            "com.microsoft.java.test", "org.junit", "junit", "org.testng", "org.openjdk.jmh", "org.openjdk.jcstress",
            "org.pitest", "io.cucumber", "io.gatling", "org.scalatest", "sbt", "xsbt", "xsbti", "org.apache.tools.ant",
            "com.google.testing", "com.code_intelligence",
            // Languages.
            "scala", "groovy", "org.codehaus.groovy", "org.jetbrains.kotlin", "kotlin", "clojure", "org.jruby", "org.python",
            // Bare members of grids, and jobs on clusters.
            "com.hazelcast.client", "com.hazelcast.commandline", "com.hazelcast.console", "com.hazelcast.core",
            "com.hazelcast.instance", "com.hazelcast.internal", "com.hazelcast.jet", "com.hazelcast.simulator",
            "com.hazelcast.test", "com.hazelcast.webmonitor", "org.apache.ignite", "org.infinispan", "org.jboss", "com.tangosol",
            "org.apache.geode",
            "org.apache.spark", "org.apache.flink", "org.apache.hadoop", "org.apache.kafka", "org.apache.storm", "com.amazonaws",
            // Application servers and containers.
            "org.apache.catalina", "org.apache.tomee", "org.apache.openejb", "org.apache.commons.daemon", "org.eclipse.jetty",
            "org.mortbay.jetty", "org.wildfly", "weblogic", "com.ibm", "io.openliberty", "org.glassfish", "com.sun",
            "fish.payara", "com.caucho", "org.apache.felix", "org.apache.karaf", "org.apache.geronimo", "oracle",
            "io.quarkus.bootstrap", "org.springframework.boot.loader",
            "org.tanukisoftware", "winstone", "com.exe4j", "com.install4j");

    private Launchers() {}

    /** Returns whether the class starts a Spring Boot archive. */
    static boolean isOfArchive(String className) {
        String simpleName = className.substring(className.lastIndexOf('.') + 1);
        return ARCHIVES.contains(BinaryNames.packageOf(className)) && STARTERS.contains(simpleName);
    }

    /** Returns whether the class belongs to no application. */
    static boolean contains(String className) {
        if (NamePolicy.isPlatform(className)) {
            return true;
        }
        for (String prefix : PREFIXES) {
            if (BinaryNames.isBelow(className, prefix)) {
                return true;
            }
        }
        return false;
    }
}
