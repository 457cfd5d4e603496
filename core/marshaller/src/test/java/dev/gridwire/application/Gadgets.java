// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import java.util.List;

/** Names of classes in published chains of gadgets; of the JDK's, the ones outside of {@code java}. */
final class Gadgets {

    private static final List<String> NAMES = List.of(
            "bsh.XThis",
            "br.com.anteros.dbcp.AnterosDBCPConfig",
            "ch.qos.logback.core.db.DriverManagerConnectionSource",
            "clojure.lang.PersistentArrayMap",
            "com.alibaba.fastjson.JSONArray",
            "com.caucho.naming.QName",
            "com.fasterxml.jackson.databind.node.POJONode",
            "com.mchange.v2.c3p0.PoolBackedDataSource",
            "com.mchange.v2.c3p0.impl.PoolBackedDataSourceBase",
            "com.mysql.cj.jdbc.MysqlDataSource",
            "com.rometools.rome.feed.impl.ObjectBean",
            "com.sun.org.apache.xalan.internal.xsltc.trax.TemplatesImpl",
            "com.sun.rowset.JdbcRowSetImpl",
            "com.sun.syndication.feed.impl.ObjectBean",
            "com.tangosol.util.extractor.ReflectionExtractor",
            "com.vaadin.data.util.NestedMethodProperty",
            "com.zaxxer.hikari.HikariConfig",
            "groovy.util.Expando",
            "javassist.util.proxy.ProxyObjectInputStream",
            "javax.management.BadAttributeValueExpException",
            "javax.swing.UIDefaults",
            "net.sf.json.JSONObject",
            "ognl.OgnlContext",
            "oracle.toplink.internal.sessions.UnitOfWorkChangeSet",
            "org.apache.bcel.util.ClassLoader",
            "org.apache.click.control.Column$ColumnComparator",
            "org.apache.commons.beanutils.BeanComparator",
            "org.apache.commons.collections.functors.InvokerTransformer",
            "org.apache.commons.collections.map.LazyMap",
            "org.apache.commons.collections4.comparators.TransformingComparator",
            "org.apache.commons.fileupload.disk.DiskFileItem",
            "org.apache.log4j.receivers.db.JNDIConnectionSource",
            "org.apache.logging.log4j.core.net.JndiManager",
            "org.apache.myfaces.view.facelets.el.ValueExpressionMethodExpression",
            "org.apache.naming.ResourceRef",
            "org.apache.tomcat.dbcp.dbcp2.BasicDataSource",
            "org.apache.wicket.util.upload.DiskFileItem",
            "org.apache.xalan.xsltc.trax.TemplatesImpl",
            "org.aspectj.weaver.tools.cache.SimpleCache$StoreableCachingMap",
            "org.codehaus.groovy.runtime.ConvertedClosure",
            "org.hibernate.engine.spi.TypedValue",
            "org.hibernate.tuple.component.PojoComponentTuplizer",
            "org.jboss.interceptor.proxy.InterceptorMethodHandler",
            "org.jboss.weld.interceptor.proxy.InterceptorMethodHandler",
            "org.mozilla.javascript.NativeJavaObject",
            "org.postgresql.ds.PGSimpleDataSource",
            "org.python.core.PyFunction",
            "org.quartz.utils.JNDIConnectionProvider",
            "org.springframework.aop.framework.JdkDynamicAopProxy",
            "org.springframework.beans.factory.ObjectFactory",
            "org.springframework.core.SerializableTypeWrapper$MethodInvokeTypeProvider",
            "org.springframework.transaction.jta.JtaTransactionManager",
            "org.yaml.snakeyaml.Yaml",
            "weblogic.jms.common.StreamMessageImpl",
            "scala.Function0");

    private Gadgets() {}

    static List<String> names() {
        return NAMES;
    }
}
