// SPDX-License-Identifier: Apache-2.0
import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerOptions;
import java.nio.file.Path;

/** Puts companions beside the classes of a folder. */
public class Enhance {

    public static void main(String[] arguments) throws Exception {
        Enhancer.standard().enhance(EnhancerOptions.of(ClassPlace.inPlace(Path.of(arguments[0]), "first:use")));
    }
}
