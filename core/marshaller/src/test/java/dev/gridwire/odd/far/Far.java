// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.odd.far;

import java.io.Serializable;

public class Far implements Serializable {
    private static final long serialVersionUID = 1L;
    private final Unseen unseen = new Unseen();
    private final Unseen[] more = {unseen, null};
    Unseen shared = unseen;
    private long number = 1;
    int packaged = 2;
    protected double kept = 3;
    public char open = 'o';
    private String text = "private";
    String packagedText = "packaged";
    protected String keptText = "protected";
    public String openText = "public";
    private Far self;

    protected void close(int change) {
        unseen.chain(change);
        number += change;
        text = text + change;
        self = this;
        more[1] = shared;
    }
}
