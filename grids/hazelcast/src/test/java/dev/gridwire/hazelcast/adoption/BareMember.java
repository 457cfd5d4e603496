// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption;

import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A member in a virtual machine whose class path has no Gridwire: joins, and when it is alone reads all values. */
final class BareMember {

    static final String JOINED = "joined";
    static final String WHOLE = "whole: ";

    private BareMember() {}

    /** Takes the cluster's name, its own port, and the other member's. */
    public static void main(String[] arguments) throws IOException {
        try {
            Class.forName("dev.gridwire.Marshaller");
            throw new IllegalStateException("Gridwire is on the class path");
        } catch (ClassNotFoundException e) {
            // As it is to be.
        }
        HazelcastInstance member = Hazelcast.newHazelcastInstance(
                Cluster.member(arguments[0], Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2])));
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        out.println(JOINED + " " + member.getCluster().getMembers().size());
        // The line says that the other member is gone.
        System.in.read();
        int whole = 0;
        for (Object id : member.getMap(Cluster.MAP).keySet()) {
            whole += ((Account) member.getMap(Cluster.MAP).get(id)).isWhole((Integer) id) ? 1 : 0;
        }
        for (Object id : member.getMap(Cluster.PARCELS).keySet()) {
            whole += ((Parcel) member.getMap(Cluster.PARCELS).get(id)).isWhole((Integer) id) ? 1 : 0;
        }
        for (Object id : member.getMap(Cluster.ENVELOPES).keySet()) {
            Object value = member.getMap(Cluster.ENVELOPES).get(id);
            Envelope envelope = (Envelope) (value instanceof List<?> list ? list.get(0) : value);
            whole += envelope.content().isWhole((Integer) id) ? 1 : 0;
        }
        out.println(WHOLE + whole);
        Runtime.getRuntime().halt(0);
    }
}
