// SPDX-License-Identifier: Apache-2.0
package com.acme.depot;

import java.nio.file.Path;
import java.util.List;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.apache.ignite.spi.discovery.tcp.TcpDiscoverySpi;
import org.apache.ignite.spi.discovery.tcp.ipfinder.vm.TcpDiscoveryVmIpFinder;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** An application with a node of Ignite. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration(excludeName = {
        "org.springframework.boot.autoconfigure.hazelcast.HazelcastAutoConfiguration",
        "org.springframework.boot.hazelcast.autoconfigure.HazelcastAutoConfiguration"
})
public class DepotShop {

    @Bean
    IgniteConfiguration igniteConfiguration() {
        return new IgniteConfiguration()
                .setLocalHost("127.0.0.1")
                .setMetricsLogFrequency(0)
                .setWorkDirectory(Path.of("target/ignite").toAbsolutePath().toString())
                .setDiscoverySpi(new TcpDiscoverySpi().setLocalAddress("127.0.0.1").setLocalPort(48_560)
                        .setIpFinder(new TcpDiscoveryVmIpFinder().setAddresses(List.of("127.0.0.1:48560"))));
    }
}
