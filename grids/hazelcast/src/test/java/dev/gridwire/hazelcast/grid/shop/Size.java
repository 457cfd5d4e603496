// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid.shop;

/** Some constants have a body, and so a class of their own. */
public enum Size {
    SMALL,
    MEDIUM {
        @Override
        public boolean isHeavy() {
            return true;
        }
    },
    LARGE {
        @Override
        public boolean isHeavy() {
            return true;
        }
    };

    public boolean isHeavy() {
        return false;
    }
}
