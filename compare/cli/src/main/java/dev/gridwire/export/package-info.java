// SPDX-License-Identifier: Apache-2.0
/**
 * Which JSON or Avro schema describes the values of a class in other systems, and what is lost there?
 *
 * <pre>
 *  class files -&gt; SchemaExport -&gt; ExportedSchema -+-&gt; JsonSchema
 *                                                 +-&gt; AvroSchema
 * </pre>
 * The answers come from class files alone: no user's class is loaded.
 */
@NullMarked
package dev.gridwire.export;

import org.jspecify.annotations.NullMarked;
