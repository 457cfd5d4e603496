// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.arena;

import java.io.Serializable;
import java.util.List;

/** The root of jvm-serializers' media entry, which Fory's benchmark took over. */
@SuppressWarnings({"serial", "NullAway.Init"}) // the list is an ArrayList; values fill the fields
public class MediaContent implements Serializable {

    private static final long serialVersionUID = 1L;

    public Media media;
    public List<Image> images;
}
