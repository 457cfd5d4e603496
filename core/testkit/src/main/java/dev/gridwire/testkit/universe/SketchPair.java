// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import dev.gridwire.testkit.compile.Compiler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Two states of some random classes, compiled. */
public record SketchPair(long seed, Sketch older, Sketch newer, List<String> changes, Map<String, byte[]> oldFiles,
        Map<String, byte[]> newFiles) {

    /** Makes pairs, one for each seed from the first on. */
    public static List<SketchPair> make(long firstSeed, int count) {
        Map<String, String> oldSources = new LinkedHashMap<>();
        Map<String, String> newSources = new LinkedHashMap<>();
        List<SketchPair> pairs = new ArrayList<>();
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Sketches sketches = new Sketches(random.split(), Variety.EVOLVING);
            Sketch older = sketches.make();
            Evolver evolver = new Evolver(random.split(), sketches);
            Sketch newer = evolver.evolve(older);
            String name = packageName(seed);
            oldSources.putAll(SketchSource.of(older, name));
            newSources.putAll(SketchSource.of(newer, name));
            pairs.add(new SketchPair(seed, older, newer, evolver.done(), new HashMap<>(), new HashMap<>()));
        }
        share(Compiler.compile(oldSources), pairs, firstSeed, false);
        share(Compiler.compile(newSources), pairs, firstSeed, true);
        return pairs;
    }

    private static void share(Map<String, byte[]> classFiles, List<SketchPair> pairs, long firstSeed, boolean isNew) {
        classFiles.forEach((name, bytes) -> {
            long seed = Long.parseLong(name.substring(name.indexOf(".s") + 2, name.lastIndexOf('.')).replace('_', '-'));
            SketchPair pair = pairs.get((int) (seed - firstSeed));
            (isNew ? pair.newFiles : pair.oldFiles).put(name, bytes);
        });
    }

    /** Returns the package of a seed's classes. */
    public static String packageName(long seed) {
        return "sketched.s" + Long.toString(seed).replace('-', '_');
    }

    /** Returns one of the two states. */
    public Sketch state(boolean isNew) {
        return isNew ? newer : older;
    }

    /** Returns the class files of one state, by binary name. */
    public Map<String, byte[]> files(boolean isNew) {
        return isNew ? newFiles : oldFiles;
    }

    @Override
    public String toString() {
        return "seed=" + seed + ", changes=" + changes;
    }
}
