// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.aggregation.Aggregator;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Lists the entries whose values cannot be rewritten, with the reasons. The member reads and serializes each value and stores
 * nothing. The result is an array of texts, which every client can read, even without the classes of the keys.
 */
final class ProblemFinder implements Aggregator<Map.Entry<Object, Object>, String[]>, HazelcastInstanceAware {

    private static final long serialVersionUID = 2L;

    private final Direction direction;
    private final int typeId;
    private final boolean isDry;
    private transient @Nullable RewriteTrial trial;
    @SuppressWarnings("serial") // an ArrayList
    private final List<String> problems = new ArrayList<>();

    private ProblemFinder(Direction direction, int typeId, boolean isDry) {
        this.direction = direction;
        this.typeId = typeId;
        this.isDry = isDry;
    }

    /** Creates one for all members. Sets the instance here, because Hazelcast does not set it on the calling member. */
    static ProblemFinder on(HazelcastInstance grid, RewriteSettings settings) {
        ProblemFinder finder = new ProblemFinder(settings.direction(), settings.typeId(), settings.isDry());
        finder.setHazelcastInstance(grid);
        return finder;
    }

    @Override
    public void setHazelcastInstance(HazelcastInstance hazelcastInstance) {
        trial = new RewriteTrial(hazelcastInstance, direction, typeId);
    }

    @Override
    public void accumulate(Map.Entry<Object, Object> entry) {
        RewriteTrial known = trial;
        if (known == null || problems.size() >= RewriteReport.MOST_PROBLEMS) {
            return;
        }
        String problem = Stored.problem(entry, known::planning);
        if (problem == null && !isDry) {
            problem = Stored.problem(entry, known::writing);
        }
        if (problem != null) {
            problems.add(problem);
        }
    }

    @Override
    public void combine(@SuppressWarnings("rawtypes") Aggregator other) {
        problems.addAll(((ProblemFinder) other).problems);
    }

    @Override
    public String[] aggregate() {
        return problems.toArray(new String[0]);
    }
}
