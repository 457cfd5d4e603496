// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.ClassNames;
import java.util.Set;

/**
 * Lists the classes of pipelines and SQL plans: Jet's own stages, suppliers, functions and expressions, and the classes of its
 * lambdas that users' pipelines contain. They are safe where jobs are allowed: anyone who can submit a job runs code on the
 * members anyway, and Jet reads most of a job by Java serialization, whichever serializers exist. Elsewhere these classes stay
 * refused, because their functions open files and call methods by name. Connectors to files, JDBC, JMS and the like are
 * missing: a user must allow those by name.
 */
final class HazelcastPlans {

    private static final Set<String> PACKAGES = Set.of(
            "com.hazelcast.jet",
            "com.hazelcast.jet.accumulator",
            "com.hazelcast.jet.aggregate",
            "com.hazelcast.jet.core",
            "com.hazelcast.jet.core.function",
            "com.hazelcast.jet.core.processor",
            "com.hazelcast.jet.datamodel",
            "com.hazelcast.jet.function",
            "com.hazelcast.jet.impl.aggregate",
            "com.hazelcast.jet.impl.pipeline",
            "com.hazelcast.jet.impl.pipeline.test",
            "com.hazelcast.jet.impl.pipeline.transform",
            "com.hazelcast.jet.impl.processor",
            "com.hazelcast.jet.impl.util",
            "com.hazelcast.jet.pipeline",
            "com.hazelcast.jet.pipeline.test",
            "com.hazelcast.jet.retry.impl",
            "com.hazelcast.jet.sql.impl",
            "com.hazelcast.jet.sql.impl.aggregate",
            "com.hazelcast.jet.sql.impl.connector",
            "com.hazelcast.jet.sql.impl.connector.generator",
            "com.hazelcast.jet.sql.impl.connector.keyvalue",
            "com.hazelcast.jet.sql.impl.connector.map",
            "com.hazelcast.jet.sql.impl.expression",
            "com.hazelcast.jet.sql.impl.expression.json",
            "com.hazelcast.jet.sql.impl.inject",
            "com.hazelcast.jet.sql.impl.opt",
            "com.hazelcast.jet.sql.impl.opt.metadata",
            "com.hazelcast.jet.sql.impl.opt.physical",
            "com.hazelcast.jet.sql.impl.processors",
            "com.hazelcast.jet.sql.impl.validate.types",
            "com.hazelcast.security.impl.function",
            "com.hazelcast.security.permission",
            "com.hazelcast.sql.impl",
            "com.hazelcast.sql.impl.exec.scan",
            "com.hazelcast.sql.impl.exec.scan.index",
            "com.hazelcast.sql.impl.expression",
            "com.hazelcast.sql.impl.expression.datetime",
            "com.hazelcast.sql.impl.expression.math",
            "com.hazelcast.sql.impl.expression.predicate",
            "com.hazelcast.sql.impl.expression.service",
            "com.hazelcast.sql.impl.expression.string",
            "com.hazelcast.sql.impl.extract",
            "com.hazelcast.sql.impl.row",
            "com.hazelcast.sql.impl.schema.type",
            "com.hazelcast.sql.impl.type",
            "com.hazelcast.sql.impl.type.converter");

    /**
     * The connectors to maps, caches, lists and observables, with those to their journals; the sort keys of SQL; and the
     * classes that list jobs and create processors in their class loaders. {@link JobResources} handles the URLs of a job's
     * files and classes.
     */
    private static final String LISTS = """
            com.hazelcast.cache.impl.journal: CacheEventJournalFunctions$CacheEventNewValueProjection
                CacheEventJournalFunctions$CacheEventToEntryProjection
                CacheEventJournalFunctions$CacheEventToJournalEntryProjection CacheEventJournalFunctions$CachePutEventsPredicate
            com.hazelcast.jet.impl: JobAndSqlSummary MasterJobContext SqlSummary
            com.hazelcast.jet.impl.connector: AbstractHazelcastConnectorSupplier$1 AbstractUpdateMapP$ApplyValuesEntryProcessor
                HazelcastReaders HazelcastReaders$1 HazelcastReaders$2 HazelcastReaders$3
                HazelcastReaders$LocalCacheReaderFunction HazelcastReaders$LocalMapQueryReaderFunction
                HazelcastReaders$LocalMapReaderFunction HazelcastReaders$RemoteCacheReaderFunction
                HazelcastReaders$RemoteMapQueryReaderFunction HazelcastReaders$RemoteMapReaderFunction HazelcastWriters
                HazelcastWriters$1 HazelcastWriters$WriteCachePSupplier HazelcastWriters$WriteListPSupplier
                ProcessorFunctionConnectorSupplier ReadMapOrCacheP ReadMapOrCacheP$LocalProcessorMetaSupplier
                ReadMapOrCacheP$LocalProcessorSupplier ReadMapOrCacheP$RemoteProcessorSupplier
                StreamEventJournalP$ClusterMetaSupplier StreamEventJournalP$ClusterProcessorSupplier UpdateMapP
                UpdateMapWithEntryProcessorP WriteBufferedP WriteMapP$Supplier WriteObservableP$Supplier
            com.hazelcast.map.impl.journal: MapEventJournalFunctions$MapEventNewValueProjection
                MapEventJournalFunctions$MapEventToEntryProjection MapEventJournalFunctions$MapEventToJournalEntryProjection
                MapEventJournalFunctions$MapPutEventsPredicate
            com.hazelcast.shaded.org.apache.calcite.rel: RelFieldCollation$Direction RelFieldCollation$NullDirection
            """;

    private static final Set<String> NAMES = ClassNames.read(LISTS);

    private HazelcastPlans() {}

    static MarshallerBuilder allow(MarshallerBuilder builder) {
        PACKAGES.forEach(builder::allowPackage);
        return builder.allowNamed(NAMES);
    }
}
