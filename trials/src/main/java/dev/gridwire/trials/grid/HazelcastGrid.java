// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.LoopbackMember;
import dev.gridwire.trials.place.Place;
import java.net.BindException;
import java.util.List;

/** Hazelcast, which is measured where no other grid is named. */
public final class HazelcastGrid implements Grid {

    @Override
    public String id() {
        return Contestant.HAZELCAST;
    }

    @Override
    public String title() {
        return "Hazelcast";
    }

    @Override
    public List<Contestant> contestants() {
        return List.of(Contestant.values());
    }

    @Override
    public List<Contestant> usual() {
        return Contestant.usual();
    }

    @Override
    public List<Place> places() {
        return List.of(Place.values());
    }

    /** A member that holds bytes. */
    @Override
    public GridServer startServer(int port) throws BindException {
        try {
            return new GridServer(LoopbackMember.startForBytes(port), ProcessHandle.current().pid(), () -> { });
        } catch (RuntimeException e) {
            if (LoopbackMember.isPortTaken(e)) {
                throw (BindException) new BindException(e.getMessage()).initCause(e);
            }
            throw e;
        }
    }
}
