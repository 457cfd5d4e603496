// SPDX-License-Identifier: Apache-2.0
/**
 * Rewrites plain Serializable classes after the compiler. Build plugins, the command and the agent call it from class paths, so
 * it exports nothing.
 */
module dev.gridwire.enhancer {
    requires dev.gridwire.codegen;
    requires java.sql;
    requires org.objectweb.asm.commons;
    requires org.objectweb.asm.util;
    requires static org.jspecify;

    uses dev.gridwire.enhancer.form.ClassForm;

    provides dev.gridwire.enhancer.form.ClassForm with
            dev.gridwire.enhancer.form.companion.NativeForm,
            dev.gridwire.enhancer.form.compact.CompactForm,
            dev.gridwire.enhancer.form.portable.PortableForm,
            dev.gridwire.enhancer.form.stream.DataSerializableForm,
            dev.gridwire.enhancer.form.stream.ExternalizableForm,
            dev.gridwire.enhancer.form.stream.IdentifiedForm;
}
