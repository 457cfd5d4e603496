// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassOriginTest {

    private static final String PATH = "com/acme/Order.class";

    @ParameterizedTest
    @CsvSource({
        "FOLDER, file:/shop/target/classes/",
        "ARCHIVE_CLASSES, file:/server/webapps/shop/WEB-INF/classes/",
        "JAR, jar:file:/shop/app.jar!/",
        "ARCHIVE_CLASSES, jar:file:/shop/app.jar!/BOOT-INF/classes!/",
        "ARCHIVE_CLASSES, jar:nested:/shop/app.jar/!BOOT-INF/classes/!/",
        "ARCHIVE_CLASSES, jar:file:/shop/app.war!/WEB-INF/classes!/",
        "ARCHIVE_CLASSES, jar:nested:/shop/app.war/!WEB-INF/classes/!/",
        "ARCHIVE_CLASSES, vfs:/content/shop.war/WEB-INF/classes/",
        "OTHER, jar:file:/shop/app.jar!/BOOT-INF/lib/other.jar!/",
        "OTHER, jar:nested:/shop/app.jar/!BOOT-INF/lib/other.jar!/",
        "OTHER, vfs:/content/shop.war/WEB-INF/lib/other.jar/",
        "OTHER, jrt:/the.shop/"
    })
    void aRootIsKnownByItsForm(ClassOrigin.Kind kind, String root) {
        assertThat(ClassOrigin.of(root + PATH, PATH)).isEqualTo(new ClassOrigin(kind, root));
    }

    @Test
    void classesForANewerJdkLieWhereTheOthersDo() {
        assertThat(ClassOrigin.of("jar:file:/shop/app.jar!/META-INF/versions/21/" + PATH, PATH))
                .isEqualTo(new ClassOrigin(ClassOrigin.Kind.JAR, "jar:file:/shop/app.jar!/"));
    }

    @Test
    void escapesOfUrlsAreTakenOffToo() {
        ClassOrigin place = ClassOrigin.of("file:/my%20shop/com/acme/%c3%84nderung.class", "com/acme/\u00c4nderung.class");
        assertThat(place).isEqualTo(new ClassOrigin(ClassOrigin.Kind.FOLDER, "file:/my%20shop/"));
        assertThat(place.file()).isEqualTo(Path.of("/my shop"));
        assertThat(place.shown()).isEqualTo("/my shop");
    }

    @Test
    void aPackageNamedLikeAFolderOfArchivesIsNone() {
        String path = "BOOT-INF/classes/com/acme/Order.class";
        assertThat(ClassOrigin.of("jar:file:/lib.jar!/" + path, path).kind()).isEqualTo(ClassOrigin.Kind.JAR);
    }

    @Test
    void aFileIsFoundByTheLoaderOrNot() {
        ClassLoader loader = getClass().getClassLoader();
        assertThat(ClassOrigin.of(ClassOriginTest.class.getName(), loader).kind()).isEqualTo(ClassOrigin.Kind.FOLDER);
        assertThat(ClassOrigin.of(Test.class.getName(), loader).kind()).isEqualTo(ClassOrigin.Kind.JAR);
        assertThat(ClassOrigin.of("com.acme.Nothing", loader)).isNull();
    }
}
