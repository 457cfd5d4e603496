// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

import java.util.HashSet;
import java.util.Set;

/** The JDK's public enums, which go by name as a user's do. Of a module that is left out there are no objects. */
final class JdkEnums {

    private static final String NAMES = """
            java.lang: Character$UnicodeScript StackWalker$Option System$Logger$Level Thread$State
            java.lang.annotation: ElementType RetentionPolicy
            java.lang.management: MemoryType
            java.math: RoundingMode
            java.net: Authenticator$RequestorType Proxy$Type StandardProtocolFamily
            java.net.http: HttpClient$Redirect HttpClient$Version
            java.nio.file: AccessMode FileVisitOption FileVisitResult LinkOption StandardCopyOption StandardOpenOption
            java.nio.file.attribute: AclEntryFlag AclEntryPermission AclEntryType PosixFilePermission
            java.sql: ClientInfoStatus JDBCType PseudoColumnUsage RowIdLifetime
            java.text: Normalizer$Form NumberFormat$Style
            java.time: DayOfWeek Month
            java.time.chrono: HijrahEra IsoEra MinguoEra ThaiBuddhistEra
            java.time.format: FormatStyle ResolverStyle SignStyle TextStyle
            java.time.temporal: ChronoField ChronoUnit
            java.time.zone: ZoneOffsetTransitionRule$TimeDefinition
            java.util: Formatter$BigDecimalLayoutForm Locale$Category Locale$FilteringMode Locale$IsoCountryCode
            java.util.concurrent: TimeUnit
            java.util.stream: Collector$Characteristics
            """;

    private static final Set<String> ALL = all();

    private JdkEnums() {}

    static boolean contains(String className) {
        return ALL.contains(className);
    }

    private static Set<String> all() {
        Set<String> all = new HashSet<>();
        for (String line : NAMES.lines().toList()) {
            String packageName = line.substring(0, line.indexOf(':'));
            for (String simpleName : line.substring(line.indexOf(' ') + 1).split(" ")) {
                all.add(packageName + '.' + simpleName);
            }
        }
        return Set.copyOf(all);
    }
}
