// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import com.acme.shop.Lossy;
import com.acme.shop.Sound;
import dev.gridwire.Marshaller;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** The annotation, run by JUnit as users' tests are. */
class RoundTripsTest {

    static class OnAMethod {

        @RoundTrips({Sound.Order.class, Lossy.Hooked.class, Sound.Customer.class})
        void comesBack() {}
    }

    static class OfTwoWithOneName {

        record Line(int amount) {}

        @RoundTrips({Sound.Order.class, Sound.Line.class, Line.class})
        void comesBack() {}
    }

    @RoundTrips(value = {Sound.Line.class, Lossy.Session.class}, count = 7, seed = 3)
    static class OnAClass {

        @Test
        void other() {}
    }

    @RoundTrips(value = Lossy.Session.class, transientFields = false)
    static class WithoutTransientFields {

        @Test
        void other() {}
    }

    static class Builder implements Supplier<Marshaller> {

        @Override
        public Marshaller get() {
            return Marshaller.builder().register(Sound.Card.class).build();
        }
    }

    static class ByCode {

        @RoundTrips(value = {Sound.Card.class, Sound.Transfer.class}, marshaller = Builder.class)
        void comesBack() {}
    }

    private static List<String> names(EngineExecutionResults results) {
        return results.testEvents().started().stream().map(each -> each.getTestDescriptor().getDisplayName()).toList();
    }

    private static EngineExecutionResults run(Class<?> test) {
        return EngineTestKit.engine("junit-jupiter").selectors(selectClass(test)).execute();
    }

    private static List<String> failures(EngineExecutionResults results) {
        return results.allEvents().failed().stream().map(RoundTripsTest::message).toList();
    }

    private static String message(Event event) {
        TestExecutionResult result = event.getRequiredPayload(TestExecutionResult.class);
        return String.valueOf(result.getThrowable().orElseThrow().getMessage());
    }

    @Test
    void aMethodIsATestForEachClass() {
        EngineExecutionResults results = run(OnAMethod.class);
        results.testEvents().assertStatistics(counts -> counts.started(3).succeeded(2).failed(1));
        assertThat(names(results)).containsExactly("Order", "Hooked", "Customer");
        assertThat(failures(results)).singleElement().asString().startsWith("com.acme.shop.Lossy$Hooked, value 1 of 100");
    }

    @Test
    void classesWithOneSimpleNameAreToldApart() {
        assertThat(names(run(OfTwoWithOneName.class))).containsExactly(
                "Order", Sound.Line.class.getName(), OfTwoWithOneName.Line.class.getName());
    }

    @Test
    void aClassIsCheckedBeforeItsTests() {
        EngineExecutionResults results = run(OnAClass.class);
        results.testEvents().assertStatistics(counts -> counts.started(0));
        assertThat(failures(results)).singleElement().asString()
                .startsWith("com.acme.shop.Lossy$Session, value 1 of 7").contains("The field is transient")
                .endsWith("Repeat it with @RoundTrips(value = Session.class, seed = 3L, count = 1).");
    }

    @Test
    void transientFieldsMayBeIgnored() {
        run(WithoutTransientFields.class).testEvents().assertStatistics(counts -> counts.succeeded(1).failed(0));
    }

    @Test
    void aMarshallerMayBeMadeByCode() {
        EngineExecutionResults results = run(ByCode.class);
        results.testEvents().assertStatistics(counts -> counts.succeeded(1).failed(1));
        assertThat(failures(results)).singleElement().asString()
                .startsWith("com.acme.shop.Sound$Transfer, value 1 of 100, at first use, cannot be written:")
                .contains(".register(com.acme.shop.Sound.Transfer.class)");
    }
}
