// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import dev.gridwire.annotations.NonNull;
import java.io.Serializable;
import java.util.Date;

/** Fields that are promised never to be null, and one that is not. */
@SuppressWarnings("unused")
public class Promised implements Serializable {
    private static final long serialVersionUID = 1;

    @NonNull
    private final Integer box;

    @NonNull
    private final Date date;

    private final Long free;

    public Promised(Integer box, Date date) {
        this.box = box;
        this.date = date;
        this.free = null;
    }
}
