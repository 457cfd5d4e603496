// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.zoo;

import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Remembers the bean that last reported a change to it. */
public final class Listener implements PropertyChangeListener, Serializable {

    private static final long serialVersionUID = 1;

    /** The bean; null before any change. */
    public @Nullable Object last;

    @Override
    public void propertyChange(PropertyChangeEvent event) {
        last = event.getSource();
    }
}
