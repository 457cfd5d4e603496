// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import com.hazelcast.instance.BuildInfoProvider;
import com.hazelcast.version.MemberVersion;
import dev.gridwire.trials.fork.UserFailure;
import java.util.List;

/** The members that this client can talk to: Hazelcast promises it within a major version. */
final class ClientVersions {

    private ClientVersions() {}

    /**
     * Refuses members of another major version.
     *
     * @throws UserFailure if one is
     */
    static void demandKnown(List<MemberVersion> members) {
        MemberVersion own = MemberVersion.of(BuildInfoProvider.getBuildInfo().getVersion());
        for (MemberVersion member : members) {
            if (member.getMajor() != own.getMajor()) {
                throw new UserFailure("The members are of another major version of Hazelcast: members=" + member + ", client="
                        + own + "; use members of version " + own.getMajor() + ", such as ./gridwire member starts.");
            }
        }
    }
}
