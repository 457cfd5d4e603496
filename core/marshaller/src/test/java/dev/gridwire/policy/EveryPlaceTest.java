// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A name that is not allowed, wherever a payload can say one: refused, and no class loader is asked. */
@Tag("core")
class EveryPlaceTest {

    private static final String STRANGER = "dev.gridwire.strangers.Stranger";

    private final Watching loader = new Watching(STRANGER::equals, EveryPlaceTest.class.getClassLoader());
    private final Marshaller strict = builder().build();

    private MarshallerBuilder builder() {
        return Marshaller.builder().allowPackage("dev.gridwire.policy").classLoader(loader);
    }

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.POLICY, value = "A name that is not allowed is refused wherever a payload can say it, and no class"
            + " loader is asked for it")
    void aNameThatIsNotAllowedIsRefusedAndNotLookedFor(Place place) {
        byte[] payload = place.payload(STRANGER);
        assertThatThrownBy(() -> strict.unmarshal(payload))
                .isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("class=" + STRANGER);
        assertThat(loader.asked()).isEmpty();
    }

    /** So the payloads of the other test name the class where they say. */
    @ParameterizedTest
    @EnumSource
    void theSamePayloadLeadsToTheClassWhereItIsAllowed(Place place) {
        readAllowing(place.payload(STRANGER));
        assertThat(loader.asked()).containsExactly(STRANGER);
    }

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.POLICY, value = "A schema in a payload makes no class loader look for a name that is not allowed")
    void norDoesASchemaInThePayloadHaveItLookedFor(SchemaPlace place) {
        byte[] payload = place.payload(STRANGER);
        assertThatThrownBy(() -> strict.unmarshal(payload))
                .isInstanceOf(place.isRefusedByPolicy() ? RejectedTypeException.class : GridwireException.class);
        assertThat(loader.asked()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"SUPERCLASS", "FORMER_NAME", "DECLARED_VALUE"}, mode = EnumSource.Mode.EXCLUDE)
    void theSameSchemaLeadsToTheClassWhereItIsAllowed(SchemaPlace place) {
        readAllowing(place.payload(STRANGER));
        assertThat(loader.asked()).containsExactly(STRANGER);
    }

    @ParameterizedTest
    @EnumSource
    void aNameThatIsTooLongIsNotLookedForEvenWhereItsPackageIsAllowed(Place place) {
        String name = "dev.gridwire.policy." + "a".repeat(981);
        assertThatThrownBy(() -> strict.unmarshal(place.payload(name)))
                .isInstanceOf(GridwireException.class)
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(400));
        assertThat(loader.asked()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void aNameWithLineEndsMakesNoLinesInMessages(Place place) {
        assertThatThrownBy(() -> strict.unmarshal(place.payload("com.acme.A\nb\u001b[2J")))
                .isInstanceOf(GridwireException.class)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n", "\u001b"));
    }

    @Test
    void aSchemaThatSaysOfAClassWhatItIsNotIsRefusedByThatRule() {
        assertThatThrownBy(() -> strict.unmarshal(SchemaPlace.DECLARED_ENUM.payload("java.util.UUID")))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("field=held, kind=ENUM, class=java.util.UUID");
    }

    /** The bytes behind the name fit no object, so another rule is broken. */
    private void readAllowing(byte[] payload) {
        try {
            builder().allowNamed(List.of(STRANGER)).build().unmarshal(payload);
        } catch (GridwireException e) {
            assertThat(e).isNotInstanceOf(RejectedTypeException.class);
        }
    }

    /** Covers all that looks through the named classes: for former names, and for the sharing of objects. */
    @Test
    void aClassThatIsNamedAndDeniedIsNotLookedFor() {
        Marshaller marshaller = builder().allowNamed(List.of(STRANGER)).deny(STRANGER).build();
        assertThatThrownBy(() -> marshaller.unmarshal(SchemaPlace.FORMER_NAME.payload("com.acme.Before")))
                .isInstanceOf(GridwireException.class);
        assertThat(marshaller.marshal(new Carriers.Holder(new Carriers.Pair("a")))).isNotEmpty();
        assertThat(loader.asked()).isEmpty();
    }

    /** The texts of a lambda are compared with the texts in the class that holds it; the holder alone is looked for. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void textsOfALambdaAreNeverLookedFor(int at) {
        String[] texts = {"java.util.function.Supplier", Carriers.class.getName(), "()Ljava/lang/Object;"};
        texts[at] = at == 2 ? "(L" + STRANGER + ";)L" + STRANGER + ";" : STRANGER;
        byte[] payload = Named.payload(
                out -> Named.lambda(out, Carriers.class.getName(), texts[0], texts[1], texts[2]));
        assertThatThrownBy(() -> strict.unmarshal(payload))
                .isInstanceOf(GridwireException.class).hasMessageContaining("The class does not hold the lambda");
        assertThat(loader.asked()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "[Ldev.gridwire.policy.Carriers;", "dev/gridwire/policy/Carriers", "Ldev.gridwire.policy.Carriers;", "[I", "int",
        "dev.gridwire.policy.Carriers\u0000", "dev.gridwire.policy.", ".", "dev.gridwire.policy..strangers.Stranger",
        "dev.gridwire.policy.\u00e4\u4e2d", "java.util.function.", "java.util.function.Nothing"
    })
    void oddNamesAreRefusedInEachPlace(String name) {
        for (Place place : Place.values()) {
            boolean isPrimitive = place.name().startsWith("CLASS_LITERAL") && name.equals("int");
            if (!isPrimitive) {
                assertThatThrownBy(() -> strict.unmarshal(place.payload(name))).as(place.name())
                        .isInstanceOf(GridwireException.class);
            }
        }
    }
}
