// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import static dev.gridwire.junit.GridwireAssertions.assertPolicyAllows;
import static dev.gridwire.junit.GridwireAssertions.assertRoundTrips;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Lossy;
import com.acme.shop.Sound;
import java.net.URL;
import java.util.List;
import org.assertj.core.data.Index;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_PROPERTIES)
class PolicyCheckTest {

    record Basket(List<Box> boxes, URL page) {}

    static class Box {

        private List<Offset<Integer>> offsets = List.of();
        private Index[] places = {};

        int size() {
            return offsets.size() + places.length;
        }
    }

    @Test
    void ownClassesNeedNoLine() {
        assertThatCode(() -> assertPolicyAllows(Sound.Order.class, Sound.Customer[].class, int.class)).doesNotThrowAnyException();
    }

    @Test
    void allLinesThatAModelNeedsAreListed() {
        assertThatThrownBy(() -> assertPolicyAllows(Basket.class, Lossy.Measured.class))
                .isInstanceOf(AssertionError.class)
                .hasMessage("The type policy refuses classes that the declared types need. Add to gridwire.properties:\n"
                        + "allow=java.net.URL, \\\n"
                        + "    org.assertj.core.data.Offset\n"
                        + "Why: java.net.URL, which " + Basket.class.getName()
                        + " declares: this class of the JDK must be named, and not denied\n"
                        + "Why: org.assertj.core.data.Offset, which com.acme.shop.Lossy$Measured declares:"
                        + " it is a library's: org.assertj, library");
    }

    static class Job {

        private final List<Thread> threads = List.of();
        private final transient Thread own = Thread.currentThread();

        int size() {
            return threads.size() + own.getName().length();
        }
    }

    @Test
    void anUnsupportedClassOfTheJdkIsNamedWithItsPlace() {
        assertThatThrownBy(() -> assertPolicyAllows(Job.class)).hasMessage(
                "The class of the JDK is not supported yet: class=java.lang.Thread, which " + Job.class.getName()
                        + " declares; store one of the documented JDK types in its place, or declare the field that holds it"
                        + " transient");
    }

    @Test
    void aClassOfTheTestedClassesOrganisationIsAskedAbout() {
        String hint = "Is it your own class? A test does not know your main class, whose organisation's classes are allowed."
                + " If so, name it: main-class=… in gridwire.properties";
        assertThatThrownBy(() -> assertPolicyAllows(Offset.class)).hasMessageEndingWith("\n" + hint);
        assertThatThrownBy(() -> assertRoundTrips(Offset.offset(1))).hasMessageEndingWith("\n  " + hint);
        System.setProperty("gridwire.main-class", "org.assertj.core.Main");
        try {
            assertThatCode(() -> assertPolicyAllows(Offset.class)).doesNotThrowAnyException();
        } finally {
            System.clearProperty("gridwire.main-class");
        }
    }

    @Test
    void theLinesAreEnough() {
        System.setProperty("gridwire.allow", "java.net.URL, org.assertj.core.data.Offset");
        try {
            assertThatCode(() -> assertPolicyAllows(Basket.class, Lossy.Measured.class)).doesNotThrowAnyException();
        } finally {
            System.clearProperty("gridwire.allow");
        }
    }

    @Test
    void aDeniedClassIsNamedWithTheLineThatDeniesIt() {
        System.setProperty("gridwire.deny", "com.acme.shop.Sound$Purchase");
        try {
            assertThatThrownBy(() -> assertPolicyAllows(Sound.Customer.class)).hasMessage(
                    "Do not allow this declared class: com.acme.shop.Sound$Purchase, which com.acme.shop.Sound$Customer"
                            + " declares; take com.acme.shop.Sound$Purchase out of deny= in"
                            + " gridwire.properties, or out of Marshaller.builder().deny(…)");
        } finally {
            System.clearProperty("gridwire.deny");
        }
    }

    @Test
    void aPolicyIsAskedAboutAClass() {
        assertThatThrownBy(() -> assertPolicyAllows()).isInstanceOf(IllegalArgumentException.class);
    }
}
