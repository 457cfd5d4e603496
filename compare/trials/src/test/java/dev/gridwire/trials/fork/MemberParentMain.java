// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.util.concurrent.CountDownLatch;

/** A JVM that starts a member, says which process it is, and waits to be killed. */
final class MemberParentMain {

    private MemberParentMain() {}

    public static void main(String[] args) throws InterruptedException {
        MemberFork member = MemberFork.start(new Forks(128), 0);
        long pid = ProcessHandle.current().children().findFirst().orElseThrow().pid();
        System.out.append(pid + " " + member.address() + "\n").flush();
        new CountDownLatch(1).await();
    }
}
