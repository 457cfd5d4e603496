// SPDX-License-Identifier: Apache-2.0
/** Optional hints for the enhancer and the marshaller, needed only to compile. */
module dev.gridwire.annotations {
    requires static org.jspecify;

    exports dev.gridwire.annotations;
}
