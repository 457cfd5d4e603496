// SPDX-License-Identifier: Apache-2.0
package com.acme.cellar;

import org.infinispan.spring.remote.session.configuration.EnableInfinispanRemoteHttpSession;
import org.springframework.context.annotation.Configuration;

/** A client of a server. */
@Configuration(proxyBeanMethods = false)
@EnableInfinispanRemoteHttpSession
public class ClientCellar {}
