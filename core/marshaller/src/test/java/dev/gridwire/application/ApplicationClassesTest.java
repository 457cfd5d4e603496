// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All loaders here fail if a class is loaded. */
class ApplicationClassesTest {

    private static final Map<String, byte[]> SHOP = Site.plain("com.acme.shop.Main", "com.acme.shop.Order");
    private static final String CARRIER = "org.apache.commons.collections.functors.InvokerTransformer";
    private static final Map<String, byte[]> LIBRARIES = Site.plain(CARRIER, "net.stranger.Gadget");

    @TempDir
    private Path folder;

    private static ApplicationClasses own(ClassLoader loader, String mainClass) {
        return ApplicationClasses.of(loader, Application.of(new MainClass(mainClass, "the command line")));
    }

    @Test
    void classesInFoldersAreOwnWhateverTheirPackage() throws IOException {
        Path classes = Site.folder(folder.resolve("classes"), Site.plain("net.stranger.Own", "Unnamed"));
        Path jar = Site.jar(folder.resolve("lib.jar"), LIBRARIES);
        ApplicationClasses own = own(Site.Unloadable.of(classes, jar), "com.acme.Main");
        assertThat(own.reason("net.stranger.Own")).isEqualTo("it is an own class: in the folder " + classes);
        assertThat(own.contains("Unnamed")).isTrue();
        assertThat(own.contains("net.stranger.Gadget")).isFalse();
        assertThat(own.contains("net.stranger.Nothing")).isFalse();
    }

    @Test
    void librariesInFoldersAreNot() throws IOException {
        ApplicationClasses own = own(Site.Unloadable.of(Site.folder(folder, LIBRARIES)), "com.acme.Main");
        assertThat(own.contains("net.stranger.Gadget")).isTrue();
        assertThat(own.contains(CARRIER)).isFalse();
        assertThat(own.obstacle(CARRIER)).startsWith("it is a library's: org.apache.commons, carrier of gadget chains");
    }

    /** As samples of Hazelcast's do. */
    @Test
    void belowAGridsOwnPrefixThePlaceDecidesButInTheGridsPackages() throws IOException {
        Path classes = Site.folder(folder.resolve("classes"), Site.plain("com.hazelcast.guide.Order", "com.hazelcast.core.Own"));
        Path app = Site.jar(folder.resolve("app.jar"), Site.plain("com.hazelcast.samples.Main", "com.hazelcast.samples.map.Car"));
        Path grid = Site.jar(folder.resolve("grid.jar"), Site.plain("com.hazelcast.map.IMap", "com.hazelcast.news.Added"));
        ApplicationClasses own = own(Site.Unloadable.of(classes, app, grid), "com.hazelcast.samples.Main");
        assertThat(own.reason("com.hazelcast.guide.Order")).isEqualTo("it is an own class: in the folder " + classes);
        assertThat(own.reason("com.hazelcast.samples.map.Car")).isEqualTo("it is an own class: below com.hazelcast.samples");
        assertThat(own.contains("com.hazelcast.core.Own")).isFalse();
        assertThat(own.obstacle("com.hazelcast.core.Own")).isEqualTo("it is a library's: com.hazelcast.core, grid");
        assertThat(own.contains("com.hazelcast.map.IMap")).isFalse();
        assertThat(own.contains("com.hazelcast.news.Added")).isFalse();
    }

    @Test
    void aFolderThatLibrariesWereUnpackedIntoIsNot() throws IOException {
        Site.folder(folder, Site.together(LIBRARIES, SHOP));
        Site.folder(folder, Map.of("META-INF/maven/a/b/pom.xml", new byte[0], "META-INF/maven/c/d/pom.xml", new byte[0]));
        ApplicationClasses own = own(Site.Unloadable.of(folder), "com.acme.shop.Main");
        assertThat(own.contains("net.stranger.Gadget")).isFalse();
        assertThat(own.reason("com.acme.shop.Order")).isEqualTo("it is an own class: below com.acme");
    }

    @Test
    void classesInTheMainClassesJarAreOwn() throws IOException {
        Path app = Site.jar(folder.resolve("app.jar"), Site.plain("Main", "shop.Order"));
        Path lib = Site.jar(folder.resolve("lib.jar"), Site.plain("tools.Thing", "Lonely"));
        ApplicationClasses own = own(Site.Unloadable.of(app, lib), "Main");
        assertThat(own.reason("shop.Order")).isEqualTo("it is an own class: in the main class's jar " + app);
        assertThat(own.contains("Main")).isTrue();
        assertThat(own.contains("tools.Thing")).isFalse();
        assertThat(own.contains("Lonely")).isFalse();
        assertThat(own.describe()).contains("those in " + app).doesNotContain("those below");
    }

    @Test
    void ofAnUberJarOnlyThoseBelowTheOrganisationAre() throws IOException {
        Map<String, byte[]> all = Site.together(Site.together(SHOP, LIBRARIES), Site.plain("Unnamed"));
        Path app = Site.jar(folder.resolve("app.jar"), all);
        ApplicationClasses own = own(Site.Unloadable.of(app), "com.acme.shop.Main");
        assertThat(own.contains("com.acme.shop.Order")).isTrue();
        assertThat(own.contains("com.acme.other.Elsewhere")).isTrue();
        assertThat(own.contains("Unnamed")).isFalse();
        assertThat(own.contains("net.stranger.Gadget")).isFalse();
        assertThat(own.contains(CARRIER)).isFalse();
        assertThat(own.describe()).contains("(not those in " + app + ", an uber jar: it holds ").contains("those below com.acme");
    }

    @Test
    void classesOfASpringBootArchiveAreOwn() throws IOException {
        Path app = Site.jar(folder.resolve("app.jar"), Site.below("BOOT-INF/classes/", Site.together(SHOP, LIBRARIES)));
        URL classes = URI.create("jar:" + Site.url(app) + "!/BOOT-INF/classes/").toURL();
        ApplicationClasses own = own(new Site.Unloadable(classes), "shop.Main");
        assertThat(own.reason("com.acme.shop.Order")).isEqualTo("it is an own class: in " + classes);
        assertThat(own.contains(CARRIER)).isFalse();
    }

    @Test
    void withoutAMainClassOnlyFoldersCountAndTheLineToWriteIsSaid() throws IOException {
        Path classes = Site.folder(folder.resolve("classes"), Site.plain("com.acme.web.Page"));
        Path jar = Site.jar(folder.resolve("app.jar"), SHOP);
        ApplicationClasses own = own(Site.Unloadable.of(classes, jar), "org.apache.catalina.startup.Bootstrap");
        assertThat(own.contains("com.acme.web.Page")).isTrue();
        assertThat(own.contains("com.acme.shop.Order")).isFalse();
        assertThat(own.contains("org.apache.catalina.Server")).isFalse();
        assertThat(own.describe()).isEqualTo("The main class org.apache.catalina.startup.Bootstrap starts what others wrote. Own"
                + " classes are those in folders; libraries are not. If others are needed, write main-class=… or allow=… in"
                + " gridwire.properties");
        assertThat(own.obstacle("com.acme.shop.Order")).contains("no main class says what else is the application's own");
    }

    @Test
    void aMainClassBelowALibrarysPrefixHasItsOrganisation() throws IOException {
        Path jar = Site.jar(folder.resolve("app.jar"), Site.plain("org.hibernate.shop.Main"));
        ApplicationClasses own = own(Site.Unloadable.of(jar), "org.hibernate.shop.Main");
        assertThat(own.contains("org.hibernate.shop.Order")).isTrue();
        assertThat(own.contains("org.hibernate.engine.spi.TypedValue")).isFalse();
        assertThat(own.contains("org.hibernate.shop.shaded.org.yaml.Yaml")).isFalse();
    }

    @ParameterizedTest
    @MethodSource("dev.gridwire.application.Gadgets#names")
    void noCarrierIsOwnWhereverItLies(String carrier) throws IOException {
        String copy = "com.acme.shaded." + carrier;
        byte[] bytes = {};
        Map<String, byte[]> files =
                Map.of(path(carrier), bytes, path(copy), bytes, path("com.acme.Main"), bytes, path("Main"), bytes);
        Path classes = Site.folder(folder.resolve("classes"), files);
        Path jar = Site.jar(folder.resolve("app.jar"), files);
        URL archive = URI.create("jar:" + Site.url(Site.jar(folder.resolve("boot.jar"),
                Site.below("BOOT-INF/classes/", files))) + "!/BOOT-INF/classes/").toURL();
        for (URL root : new URL[] {Site.url(classes), Site.url(jar), archive}) {
            for (String main : new String[] {"com.acme.Main", "Main", "gone.Main"}) {
                ApplicationClasses own = own(new Site.Unloadable(root), main);
                assertThat(own.isFound(carrier)).as("the control finds it").isTrue();
                assertThat(own.reason(carrier)).as("%s, main class %s", root, main).isNull();
                assertThat(own.reason(copy)).as("%s, main class %s", root, main).isNull();
            }
        }
    }

    private static String path(String className) {
        return className.replace('.', '/') + ".class";
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.lang.Thread", "java.util.Nothing", "jdk.internal.misc.Unsafe", "javax.swing.JFrame"})
    void namesOfTheJdkNeverAre(String name) {
        assertThat(own(ClassLoader.getPlatformClassLoader(), "java.lang.Main").contains(name)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "com.acme..Order", "com/acme/Order", "../com/acme/Order", "com.acme.", "", "net.other.Or\\der", "net.other.Or:der",
        "[La.X;"
    })
    void namesThatAreNoneAreNeverLookedUp(String name) {
        Set<String> asked = new HashSet<>();
        ClassLoader loader = new ClassLoader(null) {
            @Override
            public URL getResource(String path) {
                asked.add(path);
                return null;
            }
        };
        ApplicationClasses own = own(loader, "com.acme.Main");
        asked.clear();
        assertThat(own.contains(name)).isFalse();
        assertThat(own.contains("net.stranger.Gadget")).isFalse();
        assertThat(asked).containsExactly("net/stranger/Gadget.class");
    }

    @Test
    void theLoaderIsAskedOnceAboutAClassThatIsOwn() throws IOException {
        Site.folder(folder, SHOP);
        int[] asked = {0};
        ClassLoader loader = new ClassLoader(Site.Unloadable.of(folder)) {
            @Override
            public URL getResource(String path) {
                asked[0]++;
                return super.getResource(path);
            }
        };
        ApplicationClasses own = own(loader, "gone.Main");
        int before = asked[0];
        for (int i = 0; i < 3; i++) {
            assertThat(own.contains("com.acme.shop.Order")).isTrue();
        }
        assertThat(asked[0] - before).isEqualTo(1);
    }

    @Test
    void hostileNamesTakeNoMemory() throws Exception {
        ApplicationClasses own = own(Site.Unloadable.of(folder), "com.acme.Main");
        for (int i = 0; i < 20_000; i++) {
            assertThat(own.contains("com.acme.Hostile" + i)).isTrue();
            assertThat(own.contains("net.stranger.Hostile" + i)).isFalse();
        }
        Field kept = ApplicationClasses.class.getDeclaredField("kept");
        kept.setAccessible(true);
        assertThat((Map<?, ?>) kept.get(own)).hasSizeLessThanOrEqualTo(4_096);
    }

    @Test
    void surefireIsNoApplicationAndItsFoldersAreOwn() {
        ApplicationClasses own = ApplicationClasses.of(getClass().getClassLoader(), (String) null);
        assertThat(own.describe()).contains(" starts what others wrote. ");
        assertThat(own.reason(ApplicationClassesTest.class.getName())).contains("in the folder ").contains("test-classes");
        assertThat(own.contains("dev.gridwire.Marshaller")).isTrue();
        assertThat(own.contains("org.assertj.core.api.Assertions")).isFalse();
        assertThat(own.contains("net.bytebuddy.ByteBuddy")).isFalse();
    }

    @Test
    void aNamedMainClassCountsMoreThanTheLauncher() {
        ApplicationClasses own = ApplicationClasses.of(getClass().getClassLoader(), "com.acme.Main");
        assertThat(own.describe()).startsWith("The main class is com.acme.Main, by main-class. ");
        assertThat(own.contains("com.acme.Order")).isTrue();
    }
}
