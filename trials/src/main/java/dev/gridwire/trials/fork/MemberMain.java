// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.trials.place.LoopbackMember;
import java.util.concurrent.CountDownLatch;

/**
 * The main class of the fork on the other side of {@link dev.gridwire.trials.place.Place#CLIENT}: a member that holds bytes.
 */
final class MemberMain {

    private MemberMain() {}

    public static void main(String[] args) {
        Channel channel = Channel.open();
        int exit = Breakage.report(channel, () -> {
            MemberRequest request = channel.request(MemberRequest.class);
            HazelcastInstance member = LoopbackMember.start(request.port(), new SerializationConfig());
            channel.send(new ForkEvent.Listening(LoopbackMember.address(member)));
            new CountDownLatch(1).await(); // until the parent's end
        });
        Runtime.getRuntime().halt(exit);
    }
}
