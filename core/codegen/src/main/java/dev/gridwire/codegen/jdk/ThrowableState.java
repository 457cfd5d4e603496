// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.jdk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Describes JDK throwables with more state than other throwables. Public methods return that state, and one constructor or public
 * fields take it.
 *
 * @param arguments the parameters of a public constructor, with the methods that return their values, such as
 *     {@code String:getKey}
 * @param fields public fields that are set after the constructor, such as {@code int=size}
 * @param ownsCause whether one of the arguments is the cause, which cannot be set
 */
public record ThrowableState(List<Argument> arguments, List<Argument> fields, boolean ownsCause) {

    private static final Map<String, Class<?>> TYPES = Map.of(
            "String", String.class,
            "CharSequence", CharSequence.class,
            "Throwable", Throwable.class,
            "Class", Class.class,
            "boolean", boolean.class,
            "int", int.class,
            "char", char.class,
            "long[]", long[].class);

    private static final String TABLE = """
            java.io.InterruptedIOException String:getMessage int=bytesTransferred
            java.lang.TypeNotPresentException String:typeName Throwable:getCause
            java.lang.reflect.InvocationTargetException Throwable:getTargetException String:getMessage
            java.lang.reflect.UndeclaredThrowableException Throwable:getUndeclaredThrowable String:getMessage
            java.net.HttpRetryException String:getReason int:responseCode String:getLocation
            java.net.SocketTimeoutException String:getMessage int=bytesTransferred
            java.net.URISyntaxException String:getInput String:getReason int:getIndex
            java.nio.charset.IllegalCharsetNameException String:getCharsetName
            java.nio.charset.MalformedInputException int:getInputLength
            java.nio.charset.UnmappableCharacterException int:getInputLength
            java.nio.charset.UnsupportedCharsetException String:getCharsetName
            java.nio.file.AccessDeniedException String:getFile String:getOtherFile String:getReason
            java.nio.file.AtomicMoveNotSupportedException String:getFile String:getOtherFile String:getReason
            java.nio.file.DirectoryNotEmptyException String:getFile
            java.nio.file.FileAlreadyExistsException String:getFile String:getOtherFile String:getReason
            java.nio.file.FileSystemException String:getFile String:getOtherFile String:getReason
            java.nio.file.FileSystemLoopException String:getFile
            java.nio.file.InvalidPathException String:getInput String:getReason int:getIndex
            java.nio.file.NoSuchFileException String:getFile String:getOtherFile String:getReason
            java.nio.file.NotDirectoryException String:getFile
            java.nio.file.NotLinkException String:getFile String:getOtherFile String:getReason
            java.nio.file.attribute.UserPrincipalNotFoundException String:getName
            java.sql.BatchUpdateException String:getMessage String:getSQLState int:getErrorCode long[]:getLargeUpdateCounts \
            Throwable:getCause
            java.sql.DataTruncation int:getIndex boolean:getParameter boolean:getRead int:getDataSize int:getTransferSize
            java.sql.SQLException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLDataException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLFeatureNotSupportedException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLIntegrityConstraintViolationException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLInvalidAuthorizationSpecException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLNonTransientConnectionException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLNonTransientException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLRecoverableException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLSyntaxErrorException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLTimeoutException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLTransactionRollbackException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLTransientConnectionException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLTransientException String:getMessage String:getSQLState int:getErrorCode
            java.sql.SQLWarning String:getMessage String:getSQLState int:getErrorCode
            java.text.ParseException String:getMessage int:getErrorOffset
            java.time.format.DateTimeParseException String:getMessage CharSequence:getParsedString int:getErrorIndex
            java.util.DuplicateFormatFlagsException String:getFlags
            java.util.FormatFlagsConversionMismatchException String:getFlags char:getConversion
            java.util.IllegalFormatCodePointException int:getCodePoint
            java.util.IllegalFormatConversionException char:getConversion Class:getArgumentClass
            java.util.IllegalFormatFlagsException String:getFlags
            java.util.IllegalFormatPrecisionException int:getPrecision
            java.util.IllegalFormatWidthException int:getWidth
            java.util.MissingFormatArgumentException String:getFormatSpecifier
            java.util.MissingFormatWidthException String:getFormatSpecifier
            java.util.MissingResourceException String:getMessage String:getClassName String:getKey
            java.util.UnknownFormatConversionException String:getConversion
            java.util.UnknownFormatFlagsException String:getFlags
            java.util.regex.PatternSyntaxException String:getDescription String:getPattern int:getIndex
            """;

    private static final String SQL = "java.sql.";
    private static final Map<String, ThrowableState> ALL = all();

    /**
     * One argument of the constructor, or one field.
     *
     * @param type the parameter's type
     * @param getter the public method that returns it, or the field's name
     */
    public record Argument(Class<?> type, String getter) {}

    /** Returns the names of the classes. */
    public static Set<String> classNames() {
        return ALL.keySet();
    }

    /** Returns the state of a class; null if it has no more state than other throwables. */
    public static @Nullable ThrowableState ofClassName(String className) {
        return ALL.get(className);
    }

    /** Returns whether another exception of the same kind may follow it. */
    public static boolean isChained(String className) {
        return className.startsWith(SQL);
    }

    private static Map<String, ThrowableState> all() {
        Map<String, ThrowableState> all = new HashMap<>();
        TABLE.lines().forEach(line -> {
            String[] words = line.split(" ");
            all.put(words[0], of(List.of(words).subList(1, words.length)));
        });
        return Map.copyOf(all);
    }

    private static ThrowableState of(List<String> words) {
        List<Argument> arguments = arguments(words, ":");
        return new ThrowableState(
                arguments, arguments(words, "="), arguments.stream().anyMatch(each -> each.type() == Throwable.class));
    }

    private static List<Argument> arguments(List<String> words, String sign) {
        return words.stream().filter(word -> word.contains(sign)).map(word -> argument(word.split(sign))).toList();
    }

    private static Argument argument(String[] parts) {
        Class<?> type = TYPES.get(parts[0]);
        if (type == null) {
            throw new IllegalStateException("the table has no such type: " + parts[0]);
        }
        return new Argument(type, parts[1]);
    }
}
