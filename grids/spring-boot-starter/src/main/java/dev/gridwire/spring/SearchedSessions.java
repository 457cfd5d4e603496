// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import java.util.function.UnaryOperator;
import org.aopalliance.intercept.MethodInterceptor;
import org.jspecify.annotations.Nullable;
import org.springframework.aop.framework.ProxyFactory;

/** A repository of sessions whose results pass a check first: a proxy of the repository's class. */
final class SearchedSessions {

    private SearchedSessions() {}

    /** Returns a proxy that finds nothing where the repository or the check throws {@link NoSession}. */
    static Object of(Object repository, UnaryOperator<@Nullable Object> check) {
        ProxyFactory proxies = new ProxyFactory(repository);
        proxies.setProxyTargetClass(true);
        proxies.addAdvice((MethodInterceptor) call -> {
            try {
                return check.apply(call.proceed());
            } catch (NoSession e) {
                return null;
            }
        });
        return proxies.getProxy(repository.getClass().getClassLoader());
    }
}
