// SPDX-License-Identifier: Apache-2.0
/** Proves that classes survive serialization. It serves Gridwire's own modules and is not part of the API. */
module dev.gridwire.proof {
    requires static org.jspecify;
    requires org.objectweb.asm;
}
