// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.Encoding;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.codegen.target.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** What generated code needs of Gridwire's classes, and what companions in the jars of users need for ever. */
class CompanionLinkageTest {

    private static final Path LISTING = Path.of("src/api/companions.txt");
    private static final String SUBJECTS = "dev.gridwire.zoo";
    private static final String REVISION = "revision ";

    /** A companion that was built before must find what it calls, or bear a name that is not asked for. */
    @Test
    void theListingIsWhatCompanionsOfThisRevisionCall() throws IOException {
        String listing = listing(CompanionName.REVISION, Linkage.of(EmittedKinds.companions(), SUBJECTS));
        String committed = Files.exists(LISTING) ? Files.readString(LISTING) : "";
        boolean sameRevision = committed.startsWith(REVISION + CompanionName.REVISION + "\n");
        String remedy = sameRevision
                ? "companions call other members than those that users have: raise CompanionName.REVISION, then renew the listing"
                : "renew it with -Dgolden.regenerate=true -Dtest=CompanionLinkageTest";
        if (Boolean.getBoolean("golden.regenerate") && !sameRevision) {
            Files.writeString(LISTING, listing);
            Assumptions.abort("written: " + LISTING);
        }
        assertThat(listing).as(remedy).isEqualTo(committed);
    }

    private static String listing(int revision, Set<String> lines) {
        return REVISION + revision + "\n" + String.join("\n", lines) + "\n";
    }

    @Test
    void allThatGeneratedCodeNeedsIsThereForOtherPackages() {
        Set<String> lines = all();
        assertThat(lines).hasSizeGreaterThan(50);
        assertThat(lines.stream().flatMap(line -> Linkage.fault(line).map(fault -> line + ": " + fault).stream())).isEmpty();
    }

    @Test
    void membersThatAreNotThereAreFound() {
        String body = "dev/gridwire/fused/FusedBody";
        String make = ".make(Ljava/lang/reflect/Constructor;)";
        assertThat(Linkage.fault("static " + body + make + "Ljava/lang/Object;")).isEmpty();
        assertThat(Linkage.fault("virtual " + body + make + "Ljava/lang/Object;")).contains("static or not");
        assertThat(Linkage.fault("static " + body + make + "I")).contains("no such member");
        assertThat(Linkage.fault("names " + body + "s")).contains("no such class");
        assertThat(Linkage.fault("overrides " + body + make + "Ljava/lang/Object;")).isEmpty();
        assertThat(Linkage.fault("overrides dev/gridwire/fused/FusedReadingBody.write(Ldev/gridwire/fused/FusedWriter;[BI"
                + "Ljava/lang/Object;)I")).contains("final");
    }

    /** The module of a user's class sees no other packages. */
    @Test
    void allOfItIsInThePackagesThatAreExportedToIt() {
        Set<String> packages = all().stream()
                .map(line -> line.substring(line.indexOf(' ') + 1).replaceFirst("\\..*", ""))
                .map(owner -> owner.substring(0, owner.lastIndexOf('/')).replace('/', '.'))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(packages).containsExactlyInAnyOrderElementsOf(CalledPackages.NAMES);
    }

    @Test
    void theClassesHaveSlotsOfEveryKindAndObjectsMadeInEveryWay() {
        assertThat(EmittedKinds.layouts().stream().flatMap(layout -> layout.slots().stream()).map(Slot::kind))
                .contains(SlotKind.values());
        assertThat(EmittedKinds.layouts().stream().map(Layout::construction).map(Construction::way)).contains(
                Construction.Way.OWN_CONSTRUCTOR, Construction.Way.SUPERCLASS_CONSTRUCTOR,
                Construction.Way.CANONICAL_CONSTRUCTOR);
    }

    @Test
    void eachCallOfTheTablesIsAmongThem() {
        Set<String> called = all().stream()
                .map(line -> line.substring(line.indexOf(' ') + 1))
                .collect(Collectors.toSet());
        for (Target target : List.of(NativeTarget.TARGET, NativeTarget.CANONICAL)) {
            List<String> calls = target.encodings().values().stream()
                    .flatMap(CompanionLinkageTest::calls)
                    .map(call -> call.owner() + "." + call.name() + call.descriptor())
                    .toList();
            assertThat(called).as(target.name()).containsAll(calls);
        }
    }

    private static Stream<Call> calls(Encoding encoding) {
        return encoding instanceof Encoding.Packed packed ? Stream.of(packed.put(), packed.read()) : Stream.of();
    }

    private static Set<String> all() {
        return Stream.of(EmittedKinds.companions(), EmittedKinds.hidden())
                .flatMap(Collection::stream)
                .collect(Collectors.collectingAndThen(Collectors.toList(), files -> Linkage.of(files, SUBJECTS)));
    }
}
