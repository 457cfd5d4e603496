// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.CodecFactory;
import dev.gridwire.trials.contestant.Strength;
import dev.gridwire.trials.contestant.TraitText;
import dev.gridwire.trials.contestant.Work;
import dev.gridwire.trials.result.Traits;
import dev.gridwire.trials.workload.Workload;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** Collects the facts about one contestant; the defaults fit a library with nothing to say. */
final class DescriptorBuilder {

    private static final String NO_COLOUR = "#9c4f96";

    private final String id;
    private final String title;
    private final String description;
    private final GridMechanism mechanism;
    private String colour = NO_COLOUR;
    private CodeOrigin origin = CodeOrigin.LIBRARY;
    private Work work = Work.ONCE;
    private Traits traits = new Traits("", TraitText.SAME, TraitText.WHOLE, TraitText.COPIES);
    private Participation participation = Participation.IN_ALL;
    private boolean otherGrid;
    private final Set<Strength> strengths = EnumSet.noneOf(Strength.class);
    private Optional<Function<Workload<?>, Codec>> codec = Optional.empty();
    private Optional<Class<? extends CodecFactory>> firstUse = Optional.empty();
    private final List<EvolutionSetup> evolution = new ArrayList<>();
    private Optional<Supplier<Class<? extends Exception>>> documented = Optional.empty();
    private Snippet snippet = types -> null;

    DescriptorBuilder(String id, String title, String description, GridMechanism mechanism) {
        this.id = id;
        this.title = title;
        this.description = description;
        this.mechanism = mechanism;
    }

    DescriptorBuilder colour(String css) {
        colour = css;
        return this;
    }

    DescriptorBuilder code(CodeOrigin from, Work asked) {
        origin = from;
        work = asked;
        return this;
    }

    /** Traits in words: the code that is written, changes of a class, queries, identity. */
    DescriptorBuilder traits(String code, String changes, String queries, String identity) {
        traits = new Traits(code, changes, queries, identity);
        return this;
    }

    DescriptorBuilder only(Participation runs) {
        participation = runs;
        return this;
    }

    DescriptorBuilder ofOtherGrid() {
        otherGrid = true;
        return this;
    }

    DescriptorBuilder strong(Strength strength) {
        strengths.add(strength);
        return this;
    }

    /** Its codec with no grid between. */
    DescriptorBuilder codec(Function<Workload<?>, Codec> opening) {
        codec = Optional.of(opening);
        return this;
    }

    DescriptorBuilder firstUse(Class<? extends CodecFactory> factory) {
        firstUse = Optional.of(factory);
        return this;
    }

    DescriptorBuilder evolution(EvolutionSetup setup) {
        evolution.add(setup);
        return this;
    }

    DescriptorBuilder documented(Supplier<Class<? extends Exception>> exception) {
        documented = Optional.of(exception);
        return this;
    }

    DescriptorBuilder snippet(Snippet lines) {
        snippet = lines;
        return this;
    }

    Descriptor build() {
        return new Descriptor(id, title, description, colour, origin, work, traits, participation, otherGrid, strengths,
                mechanism, codec, firstUse, evolution, documented, snippet);
    }
}
