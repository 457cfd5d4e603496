// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import static dev.gridwire.jdk.Recipe.number;
import static dev.gridwire.jdk.Recipe.parts;
import static dev.gridwire.jdk.Recipe.require;
import static dev.gridwire.jdk.Recipe.required;
import static dev.gridwire.jdk.Recipe.text;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.HiddenFields;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Point;
import java.awt.Rectangle;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeListenerProxy;
import java.beans.PropertyChangeSupport;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Takes apart and makes values of the module java.desktop. Those of java.awt load its native library, and are allowed only if
 * they are named.
 */
final class DesktopRecipes {

    private static final int COMPONENTS = 4;
    /** Bounds the listeners, because adding one copies those before it. */
    private static final int MOST_LISTENERS = 1_000;

    private DesktopRecipes() {}

    static Recipe of(JdkType type) {
        return switch (type) {
            case LISTENERS -> Recipe.of(value -> listeners((PropertyChangeSupport) value), DesktopRecipes::listeners);
            case COLOR -> Recipe.of(value -> color((Color) value), DesktopRecipes::color);
            case POINT -> Recipe.of(
                    value -> parts(((Point) value).x, ((Point) value).y),
                    parts -> new Point(number(parts[0]), number(parts[1])));
            case DIMENSION -> Recipe.of(
                    value -> parts(((Dimension) value).width, ((Dimension) value).height),
                    parts -> new Dimension(number(parts[0]), number(parts[1])));
            case RECTANGLE -> Recipe.of(
                    value -> rectangle((Rectangle) value),
                    parts -> new Rectangle(number(parts[0]), number(parts[1]), number(parts[2]), number(parts[3])));
            default -> Recipe.of(value -> font((Font) value), DesktopRecipes::font);
        };
    }

    private static @Nullable Object[] rectangle(Rectangle value) {
        return parts(value.x, value.y, value.width, value.height);
    }

    /**
     * Returns the bean, then property (or null) and listener in turn. As in Java serialization, only Serializable listeners are
     * included.
     */
    private static @Nullable Object[] listeners(PropertyChangeSupport value) {
        List<@Nullable Object> parts = new ArrayList<>();
        parts.add(required(HiddenFields.of(value).get("source")));
        for (PropertyChangeListener each : value.getPropertyChangeListeners()) {
            String property = each instanceof PropertyChangeListenerProxy proxy ? proxy.getPropertyName() : null;
            PropertyChangeListener listener = each instanceof PropertyChangeListenerProxy proxy ? proxy.getListener() : each;
            if (listener instanceof Serializable) {
                parts.add(property);
                parts.add(listener);
            }
        }
        Refusal.requireWithin("A bean has too many listeners", "listeners", parts.size() / 2, MOST_LISTENERS);
        return parts.toArray();
    }

    private static Object listeners(@Nullable Object[] parts) {
        require(parts.length % 2 == 1 && parts.length / 2 <= MOST_LISTENERS);
        PropertyChangeSupport made = new PropertyChangeSupport(required(parts[0]));
        for (int i = 1; i < parts.length; i += 2) {
            PropertyChangeListener listener = (PropertyChangeListener) required(parts[i + 1]);
            if (parts[i] == null) {
                made.addPropertyChangeListener(listener);
            } else {
                made.addPropertyChangeListener(text(parts[i]), listener);
            }
        }
        return made;
    }

    private static @Nullable Object[] color(Color value) {
        Map<String, @Nullable Object> fields = HiddenFields.of(value);
        if (fields.get("cs") != null) {
            throw Refusal.unsupported("Colours of a colour space are", value.getClass(), "store its components");
        }
        return fields.get("frgbvalue") == null ? parts(value.getRGB()) : parts((Object) value.getRGBComponents(null));
    }

    private static Object color(@Nullable Object[] parts) {
        require(parts.length == 1);
        if (parts[0] instanceof float[] components) {
            require(components.length == COMPONENTS);
            return new Color(components[0], components[1], components[2], components[3]);
        }
        return new Color(number(parts[0]), true);
    }

    private static @Nullable Object[] font(Font value) {
        @Nullable Object[] parts = parts(value.getName(), value.getStyle(), value.getSize2D());
        if (!font(parts).equals(value)) {
            throw Refusal.unsupported("Fonts with attributes are", value.getClass(), "store name, style and size");
        }
        return parts;
    }

    private static Object font(@Nullable Object[] parts) {
        return new Font(text(parts[0]), number(parts[1]), 1).deriveFont((Float) required(parts[2]));
    }
}
