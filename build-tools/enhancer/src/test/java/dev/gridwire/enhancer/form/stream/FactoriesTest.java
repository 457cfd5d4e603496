// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.nio.serialization.DataSerializableFactory;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.IsolatedLoader;
import dev.gridwire.enhancer.form.OutputFile;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FactoriesTest {

    private static final String FACTORY = ContractTest.ZOO + ".GridwireFactory" + Formation.FACTORY_ID;

    private static Formation formation() {
        return Formation.of(new IdentifiedForm(), FormSettings.DEFAULT, ContractTest.ZOO, Set.of());
    }

    private static Object roundTrip(IsolatedLoader loader, SerializationConfig config) {
        InternalSerializationService service =
                new DefaultSerializationServiceBuilder().setConfig(config).setClassLoader(loader).build();
        Object tree = Formation.samples(loader, ContractTest.ZOO + ".Samples").get("full large leaf");
        return service.toObject(service.<Data>toData(tree));
    }

    @Test
    void memberFindsTheFactoryByItself() {
        IsolatedLoader loader = formation().loader();
        Object leaf = roundTrip(loader, new SerializationConfig());
        assertThat(leaf.getClass().getClassLoader()).isSameAs(loader);
        assertThat(leaf.getClass().getSimpleName()).isEqualTo("LargeLeaf");
    }

    @Test
    void factoryThatIsRegisteredByHandAsWellIsTheSame() throws ReflectiveOperationException {
        IsolatedLoader loader = formation().loader();
        SerializationConfig config = new SerializationConfig();
        Object returned = loader.loadClass(FACTORY).getMethod("register", SerializationConfig.class).invoke(null, config);
        assertThat(returned).isSameAs(config);
        assertThat(roundTrip(loader, config)).isNotNull();
    }

    @Test
    void classIdThatIsUnknownGivesNull() throws ReflectiveOperationException {
        DataSerializableFactory factory = (DataSerializableFactory)
                formation().loader().loadClass(FACTORY).getConstructor().newInstance();
        assertThat(factory.create(1_000_000)).isNull();
        assertThat(factory).isEqualTo(factory.getClass().getConstructor().newInstance()).isNotEqualTo("a factory");
        assertThat(factory).hasSameHashCodeAs(factory.getClass().getConstructor().newInstance());
    }

    @Test
    void eachFactoryIdHasAFactoryInThePackageOfItsFirstClass() {
        List<OutputFile> files = new IdentifiedForm().closing(List.of(
                new ClassIds("a.One", 1, 1, 0), new ClassIds("a.b.Two", 1, 2, 0), new ClassIds("c.Three", -7, 1, 0)));
        assertThat(files).extracting(OutputFile::path).containsExactlyInAnyOrder(
                "a/$Gridwire$Instances$1.class", "a/b/$Gridwire$Instances$1.class", "a/GridwireFactory1.class",
                "a/GridwireHook1.class", "c/$Gridwire$Instances$N7.class", "c/GridwireFactoryN7.class", "c/GridwireHookN7.class",
                "META-INF/services/com.hazelcast.DataSerializerHook");
        assertThat(new String(files.get(files.size() - 1).bytes(), StandardCharsets.UTF_8))
                .isEqualTo("a.GridwireHook1\nc.GridwireHookN7\n");
        assertThat(new IdentifiedForm().closing(List.of())).isEmpty();
        assertThat(new ExternalizableForm().closing(List.of(ClassIds.none("a.One")))).isEmpty();
    }

    @Test
    void objectsOfSeveralPackagesAreMadeByOneFactory() throws ReflectiveOperationException {
        Formation zoo = formation();
        List<ClassIds> ids = List.of(new ClassIds(ContractTest.ZOO + ".Families$Leaf", 9, 1, 0));
        Map<String, byte[]> files = new java.util.TreeMap<>(zoo.files);
        String other = "dev.gridwire.enhancer.form.stream.refused";
        files.putAll(Formation.of(new IdentifiedForm(), FormSettings.DEFAULT, other, Set.of()).files);
        List<ClassIds> both = new java.util.ArrayList<>(ids);
        both.add(new ClassIds(other + ".Refused$Named", 9, 700, 0));
        for (OutputFile file : new IdentifiedForm().closing(both)) {
            files.put(file.path().replace(".class", "").replace('/', '.'), file.bytes());
        }
        DataSerializableFactory factory = (DataSerializableFactory)
                new IsolatedLoader(files).loadClass(ContractTest.ZOO + ".GridwireFactory9").getConstructor().newInstance();
        assertThat(factory.create(1).getClass().getSimpleName()).isEqualTo("Leaf");
        assertThat(factory.create(700).getClass().getSimpleName()).isEqualTo("Named");
        assertThat(factory.create(2)).isNull();
    }
}
