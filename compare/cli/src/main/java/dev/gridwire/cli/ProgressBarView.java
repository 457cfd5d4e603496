// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Progress;
import java.util.Objects;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** Shows progress as a bar with the time left. */
final class ProgressBarView implements Progress {

    private @Nullable ProgressBar bar;

    @Override
    public void begin(int steps) {
        bar = new ProgressBarBuilder()
                .setTaskName("Comparing")
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.COLORFUL_UNICODE_BLOCK)
                .setMaxRenderedLength(Terminal.columns())
                .build();
    }

    @Override
    public void fork(String contestant, String place) {
        Objects.requireNonNull(bar).setExtraMessage(place + ", " + contestant);
    }

    @Override
    public void step(int count) {
        Objects.requireNonNull(bar).stepBy(count);
    }

    @Override
    public void remaining(int steps) {
        ProgressBar shown = Objects.requireNonNull(bar);
        shown.maxHint(shown.getCurrent() + steps);
    }

    @Override
    public void end() {
        Objects.requireNonNull(bar).close();
    }
}
