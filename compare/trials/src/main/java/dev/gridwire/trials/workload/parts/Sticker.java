// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

/** A text to stick on something. */
public final class Sticker extends Part {

    private static final long serialVersionUID = 1L;

    private final String text;
    private final int copies;

    /** Creates a sticker; keeps the arguments. */
    public Sticker(int number, String text, int copies) {
        super(number);
        this.text = text;
        this.copies = copies;
    }

    public String text() {
        return text;
    }

    public int copies() {
        return copies;
    }
}
