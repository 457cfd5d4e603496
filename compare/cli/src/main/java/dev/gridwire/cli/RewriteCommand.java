// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.hazelcast.rewrite.Direction;
import dev.gridwire.hazelcast.rewrite.MapRewrite;
import dev.gridwire.hazelcast.rewrite.RemoteRewrite;
import dev.gridwire.hazelcast.rewrite.RewriteReport;
import dev.gridwire.hazelcast.rewrite.StoredFormat;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gridwire rewrite}. */
@Command(
        name = "rewrite",
        abbreviateSynopsis = true,
        description = {
            "Rewrites the values of a map in the format of new values.",
            "Each value is rewritten in place, in the format that members give to new values.",
            "The map stays in use. Members need gridwire-hazelcast and the classes of the values; this command needs neither.",
            "You can stop the command and run it again."
        })
final class RewriteCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "MAP", description = "The map's name.")
    private String map = "";

    @Mixin
    private ClusterOptions cluster;

    @Option(names = "--dry-run", description = "Only count the values by their format.")
    private boolean dryRun;

    @Option(names = "--back", description = "Rewrite values of Gridwire, on members with hazelcast.write=false.")
    private boolean back;

    @Option(names = "--rate", converter = AtLeastOne.class, paramLabel = "VALUES",
            description = "At most this many values a second; otherwise as fast as the members can.")
    private int rate = Integer.MAX_VALUE;

    @Override
    public Integer call() throws IOException {
        RewriteReport report = RemoteRewrite.run(cluster.address(), map, this::settings);
        print(report);
        return report.problems().isEmpty() ? spec.exitCodeOnSuccess() : spec.exitCodeOnExecutionException();
    }

    private MapRewrite settings(MapRewrite rewrite) {
        MapRewrite directed = rewrite
                .direction(direction())
                .valuesPerSecond(rate)
                .onProgress(new RewriteLines(spec.commandLine().getOut())::show);
        return dryRun ? directed.dryRun() : directed;
    }

    private Direction direction() {
        return back ? Direction.BACK : Direction.TO_GRIDWIRE;
    }

    private void print(RewriteReport report) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf("%-12s %12s %12s %12s%n", "format", dryRun ? "values" : "before", dryRun ? "to rewrite" : "after", "keys");
        for (StoredFormat format : StoredFormat.values()) {
            printFormat(report, format);
        }
        out.printf(Locale.ROOT, "%s: %,d%n", dryRun ? "would be written anew" : "written anew", report.rewritten());
        if (!dryRun && report.remaining() > 0) {
            out.printf(Locale.ROOT, "left: %,d; mend what stands below, and run it again%n", report.remaining());
        } else if (!dryRun && !report.isComplete()) {
            out.println("Interrupted: run it again for the rest.");
        }
        warnOfKeys(report);
        warnOfRest(report);
        report.problems().forEach(problem -> spec.commandLine().getErr().println("not written anew: " + problem));
        out.flush();
    }

    private void printFormat(RewriteReport report, StoredFormat format) {
        long before = report.before().getOrDefault(format, 0L);
        long after = dryRun && !direction().takes(format) ? 0 : report.after().getOrDefault(format, 0L);
        long keys = report.keys().getOrDefault(format, 0L);
        if (before + after + keys > 0) {
            String name = format.name().toLowerCase(Locale.ROOT).replace('_', ' ');
            spec.commandLine().getOut().printf(Locale.ROOT, "%-12s %,12d %,12d %,12d%n", name, before, after, keys);
        }
    }

    /** Warns of values in the old format: the members decide which format they write. */
    private void warnOfRest(RewriteReport report) {
        StoredFormat format = back ? StoredFormat.GRIDWIRE : StoredFormat.JAVA;
        if (!dryRun && report.problems().isEmpty() && report.after().containsKey(format)) {
            spec.commandLine().getErr().println("Values were written anew in the format that they had, since members write it: "
                    + (back ? "restart them with hazelcast.write=false first." : "give them gridwire-hazelcast-auto first.")
                    + " See docs/adopting-on-a-live-cluster.md.");
        }
    }

    /** Warns of keys, because they are compared as bytes. */
    private void warnOfKeys(RewriteReport report) {
        PrintWriter err = spec.commandLine().getErr();
        if (Stream.of(StoredFormat.JAVA, StoredFormat.COMPACT, StoredFormat.HOLDS_JAVA).anyMatch(report.keys()::containsKey)) {
            err.println("Keys of the application's own classes that Gridwire did not write are not found by who writes with it:"
                    + " see docs/adopting-on-a-live-cluster.md.");
        }
        if (report.keys().containsKey(StoredFormat.GRIDWIRE)) {
            err.println("Keys of the application's own classes are compared as bytes: name their classes after canonical= in"
                    + " gridwire.properties of all members and clients, see docs/canonical.md.");
        }
    }
}
