// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gridwire.trials.hazelcast.place.Listening;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MemberForkTest implements LeavesNoProcess {

    private static final Forks FORKS = new Forks(128);
    private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

    @Test
    void memberListensOnAFreePortOfTheLoopbackAddressOnlyAndEndsWhenClosed() throws IOException {
        int port;
        try (MemberFork member = MemberFork.start(FORKS, 0)) {
            port = Listening.port(member.address());
            assertThat(port).isPositive();
            assertThat(children()).hasSize(1);
            Listening.assertOnLoopbackOnly(port);
        }
        assertThat(children()).isEmpty();
        new ServerSocket(port, 1, LOOPBACK).close();
    }

    @Test
    void takenPortIsAMatterOfTheOption() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, LOOPBACK)) {
            assertNamesTheOption(() -> MemberFork.start(FORKS, taken.getLocalPort()));
        }
    }

    @Test
    void takenPortIsRefusedBeforeAForkIsStarted() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, LOOPBACK)) {
            assertNamesTheOption(() -> MemberFork.demandFree(taken.getLocalPort()))
                    .hasMessageContaining(": " + taken.getLocalPort());
        }
    }

    @Test
    @Tag("full")
    void memberThatHasEndedIsAMatterOfHeap() {
        try (MemberFork member = MemberFork.start(FORKS, 0)) {
            assertThatCode(member::demandAlive).doesNotThrowAnyException();
            ProcessHandle process = children().findFirst().orElseThrow();
            process.destroyForcibly();
            process.onExit().join();
            ForkFailure failure = catchThrowableOfType(ForkFailure.class, member::demandAlive);
            assertThat(failure).hasMessageContaining("has ended").hasMessageContaining("--heap");
            assertThat(failure.isForTheUser()).isTrue();
        }
    }

    @Test
    void freePortAndAnyPortAreNotRefused() throws IOException {
        int port = freePort();
        assertThatCode(() -> MemberFork.demandFree(port)).doesNotThrowAnyException();
        assertThatCode(() -> MemberFork.demandFree(0)).doesNotThrowAnyException();
    }

    private static AbstractThrowableAssert<?, ForkFailure> assertNamesTheOption(ThrowingCallable start) {
        ForkFailure failure = catchThrowableOfType(ForkFailure.class, start);
        assertThat(failure)
                .hasMessageStartingWith("The port ")
                .hasMessageEndingWith("; choose another with --port, or leave it out for a free one.");
        assertThat(failure.isForTheUser()).isTrue();
        return assertThat(failure);
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, LOOPBACK)) {
            return free.getLocalPort();
        }
    }
}
