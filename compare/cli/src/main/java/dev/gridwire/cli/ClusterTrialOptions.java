// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.hazelcast.cluster.ClusterSettings;
import dev.gridwire.trials.hazelcast.cluster.ExternalCluster;
import dev.gridwire.trials.hazelcast.cluster.Load;
import dev.gridwire.trials.place.Place;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options of {@code --where cluster}: the cluster and its load. */
final class ClusterTrialOptions {

    private static final List<String> NAMES = List.of(
            "--cluster-members", "--backups", "--clients", "--threads", "--entries", "--seconds", "--rate", "--kill", "--members",
            "--cluster-name", "--client-config");
    private static final int LONGEST_WARMUP_SECONDS = 3;

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--cluster-members", converter = AtLeastOne.class, paramLabel = "COUNT", defaultValue = "3",
            description = "Members to start on this machine. Default: ${DEFAULT-VALUE}.")
    private int members;

    @Option(names = "--backups", paramLabel = "COUNT", defaultValue = "1",
            description = "Synchronous backups of each entry. Default: ${DEFAULT-VALUE}.")
    private int backups;

    @Option(names = "--clients", converter = AtLeastOne.class, paramLabel = "COUNT", defaultValue = "2",
            description = "Clients, each in a separate JVM. Default: ${DEFAULT-VALUE}.")
    private int clients;

    @Option(names = "--threads", converter = AtLeastOne.class, paramLabel = "COUNT", defaultValue = "4",
            description = "Threads of each client. Default: ${DEFAULT-VALUE}.")
    private int threads;

    @Option(names = "--entries", converter = AtLeastOne.class, paramLabel = "COUNT", defaultValue = "20000",
            description = "Entries of the map; a fortieth for the large samples. Default: ${DEFAULT-VALUE}.")
    private int entries;

    @Option(names = "--seconds", converter = AtLeastOne.class, paramLabel = "SECONDS", defaultValue = "3",
            description = "How long each of four figures is measured: throughput and latency, of set and get. Default: "
                    + "${DEFAULT-VALUE}.")
    private int seconds;

    @Option(names = "--rate", converter = AtLeastOne.class, paramLabel = "PER-SECOND",
            description = "Operations a second at which latency is measured. Default: half of what the first contestant "
                    + "reaches.")
    private @Nullable Integer rate;

    @Option(names = "--kill",
            description = "Kill each member and start it again, under load, and look for lost entries.")
    private boolean kill;

    @Option(names = "--members", split = ",", paramLabel = "HOST:PORT,…",
            description = "Use these running members instead of starting some.")
    private List<String> external = List.of();

    @Option(names = "--cluster-name", paramLabel = "NAME",
            description = "The name of the cluster of --members. Default: the file's, or dev.")
    private @Nullable String clusterName;

    @Option(names = "--client-config", paramLabel = "FILE",
            description = "A client's configuration, XML or YAML, for running members: TLS, credentials, "
                    + "addresses.")
    private @Nullable String clientConfig;

    /**
     * Returns the requested settings.
     *
     * @throws ParameterException if options contradict each other, or would have no effect
     */
    ClusterSettings settings(Selection chosen, OptionalInt heapMegabytes) {
        demandUse(chosen.places().contains(Place.CLUSTER));
        ClusterSettings usual = ClusterSettings.usual();
        ExternalCluster others = external.isEmpty() && clientConfig == null
                ? null
                : new ExternalCluster(external, clusterName, clientConfig);
        demandOwnMembers(others);
        Load load = new Load(
                clients, heapMegabytes.orElse(usual.load().clientHeapMegabytes()), threads, entries,
                Math.min(LONGEST_WARMUP_SECONDS, seconds), seconds, rate);
        return new ClusterSettings(
                members, heapMegabytes.orElse(usual.memberHeapMegabytes()), backups, others, load, kill);
    }

    private void demandUse(boolean used) {
        for (String name : NAMES) {
            if (!used && isGiven(name)) {
                throw wrong(name + " needs the cluster: add --where cluster.");
            }
        }
        external.forEach(this::demandAddress);
    }

    private void demandOwnMembers(@Nullable ExternalCluster others) {
        if (others == null && clusterName != null) {
            throw wrong("--cluster-name names a cluster that runs already: name its members with --members.");
        }
        if (others != null && (kill || isGiven("--cluster-members"))) {
            throw wrong((kill ? "--kill" : "--cluster-members") + " needs members that are started here:"
                    + " leave it out, or " + (external.isEmpty() ? "--client-config" : "--members") + '.');
        }
        if (others == null && (backups < 0 || backups >= members)) {
            throw wrong("Each backup needs a separate member, besides the entry's: --backups=" + backups + ", --cluster-members="
                    + members + '.');
        }
        if (kill && backups == 0) {
            throw wrong("--kill without a backup loses entries: leave out --backups 0.");
        }
    }

    private void demandAddress(String address) {
        if (!address.matches("\\S+:[0-9]{1,5}")) {
            throw wrong("'" + address + "' in --members is not HOST:PORT.");
        }
    }

    private boolean isGiven(String option) {
        return spec.commandLine().getParseResult().hasMatchedOption(option);
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
