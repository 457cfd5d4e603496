// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.fork.UserFailure;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;

/** Says why no member took a client, as far as a socket can tell. */
final class ConnectionDiagnosis {

    private static final int DEFAULT_PORT = 5701;
    private static final int PATIENCE_MILLIS = 3_000;

    private ConnectionDiagnosis() {}

    /**
     * Refuses addresses at which nothing listens; a client would try for a while.
     *
     * @param members empty where a file says it, in ways that only the client knows
     */
    static void demandAny(List<String> members) {
        if (!members.isEmpty() && members.stream().noneMatch(ConnectionDiagnosis::listens)) {
            throw new UserFailure(noneAnswers(members));
        }
    }

    private static String noneAnswers(List<String> members) {
        return "No member answers: members=" + members
                + "; see that they run and that the port is open, or give other addresses with --members.";
    }

    static String words(List<String> members, String clusterName) {
        for (String member : members) {
            if (listens(member)) {
                return "Something listens at " + member + ", but takes no client of this cluster name: clusterName=" + clusterName
                        + "; give another with --cluster-name, or credentials and TLS with --client-config, and see that it is"
                        + " a member of Hazelcast 5.";
            }
        }
        return noneAnswers(members);
    }

    private static boolean listens(String member) {
        int colon = member.lastIndexOf(':');
        String host = colon < 0 ? member : member.substring(0, colon);
        try (Socket socket = new Socket()) {
            int port = colon < 0 ? DEFAULT_PORT : Integer.parseInt(member.substring(colon + 1));
            socket.connect(new InetSocketAddress(host, port), PATIENCE_MILLIS);
            return true;
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }
}
