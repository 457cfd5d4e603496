// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.codegen.jdk.ThrowableState;
import java.util.HashSet;
import java.util.Set;

/**
 * Knows the JDK's throwables that have no more state than any throwable (message, cause, suppressed exceptions, stack trace), and
 * those whose state a {@link ThrowableState} describes. Others would lose their own fields, and are refused.
 */
final class JdkThrowables {

    private static final String NAMES = """
            java.beans: IntrospectionException
            java.io: CharConversionException EOFException FileNotFoundException IOError IOException InvalidObjectException
                NotActiveException NotSerializableException StreamCorruptedException SyncFailedException
                UTFDataFormatException UncheckedIOException UnsupportedEncodingException
            java.lang: AbstractMethodError ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException
                AssertionError BootstrapMethodError ClassCastException ClassCircularityError ClassFormatError
                ClassNotFoundException CloneNotSupportedException Error Exception ExceptionInInitializerError
                IllegalAccessError IllegalAccessException IllegalArgumentException IllegalCallerException
                IllegalMonitorStateException IllegalStateException IllegalThreadStateException
                IncompatibleClassChangeError IndexOutOfBoundsException InstantiationError InstantiationException
                InternalError InterruptedException LayerInstantiationException LinkageError MatchException
                NegativeArraySizeException NoClassDefFoundError NoSuchFieldError NoSuchFieldException NoSuchMethodError
                NoSuchMethodException NullPointerException NumberFormatException OutOfMemoryError
                ReflectiveOperationException RuntimeException SecurityException StackOverflowError
                StringIndexOutOfBoundsException ThreadDeath Throwable UnknownError UnsatisfiedLinkError
                UnsupportedClassVersionError UnsupportedOperationException VerifyError WrongThreadException
            java.lang.annotation: AnnotationFormatError
            java.lang.instrument: IllegalClassFormatException UnmodifiableClassException UnmodifiableModuleException
            java.lang.invoke: LambdaConversionException StringConcatException WrongMethodTypeException
            java.lang.module: FindException InvalidModuleDescriptorException ResolutionException
            java.lang.reflect: GenericSignatureFormatError InaccessibleObjectException MalformedParameterizedTypeException
                MalformedParametersException
            java.net: BindException ConnectException MalformedURLException NoRouteToHostException PortUnreachableException
                ProtocolException SocketException UnknownHostException UnknownServiceException
            java.net.http: HttpConnectTimeoutException HttpTimeoutException
            java.nio: BufferOverflowException BufferUnderflowException InvalidMarkException ReadOnlyBufferException
            java.nio.channels: AcceptPendingException AlreadyBoundException AlreadyConnectedException
                AsynchronousCloseException CancelledKeyException ClosedByInterruptException ClosedChannelException
                ClosedSelectorException ConnectionPendingException FileLockInterruptionException
                IllegalBlockingModeException IllegalChannelGroupException IllegalSelectorException
                InterruptedByTimeoutException NoConnectionPendingException NonReadableChannelException
                NonWritableChannelException NotYetBoundException NotYetConnectedException OverlappingFileLockException
                ReadPendingException ShutdownChannelGroupException UnresolvedAddressException
                UnsupportedAddressTypeException WritePendingException
            java.nio.charset: CharacterCodingException CoderMalfunctionError
            java.nio.file: ClosedDirectoryStreamException ClosedFileSystemException ClosedWatchServiceException
                FileSystemAlreadyExistsException FileSystemNotFoundException ProviderMismatchException
                ProviderNotFoundException ReadOnlyFileSystemException
            java.rmi: AlreadyBoundException NotBoundException
            java.rmi.server: ServerNotActiveException
            java.security: DigestException GeneralSecurityException InvalidAlgorithmParameterException InvalidKeyException
                InvalidParameterException KeyException KeyManagementException KeyStoreException NoSuchAlgorithmException
                NoSuchProviderException ProviderException SignatureException UnrecoverableEntryException
                UnrecoverableKeyException
            java.security.cert: CRLException CertPathBuilderException CertStoreException CertificateEncodingException
                CertificateException CertificateExpiredException CertificateNotYetValidException
                CertificateParsingException
            java.security.spec: InvalidKeySpecException InvalidParameterSpecException
            java.time: DateTimeException
            java.time.temporal: UnsupportedTemporalTypeException
            java.time.zone: ZoneRulesException
            java.util: ConcurrentModificationException EmptyStackException FormatterClosedException IllegalFormatException
                InputMismatchException NoSuchElementException ServiceConfigurationError TooManyListenersException
            java.util.concurrent: BrokenBarrierException CancellationException CompletionException ExecutionException
                RejectedExecutionException TimeoutException
            java.util.jar: JarException
            java.util.prefs: BackingStoreException InvalidPreferencesFormatException
            java.util.zip: DataFormatException ZipError ZipException
            javax.crypto: AEADBadTagException BadPaddingException DecapsulateException ExemptionMechanismException
                IllegalBlockSizeException NoSuchPaddingException ShortBufferException
            javax.management: AttributeNotFoundException InstanceAlreadyExistsException InstanceNotFoundException
                IntrospectionException InvalidAttributeValueException JMException JMRuntimeException
                ListenerNotFoundException MalformedObjectNameException NotCompliantMBeanException OperationsException
                ServiceNotFoundException
            javax.management.openmbean: InvalidKeyException InvalidOpenTypeException KeyAlreadyExistsException
                OpenDataException
            javax.net.ssl: SSLException SSLHandshakeException SSLKeyException SSLPeerUnverifiedException
                SSLProtocolException
            javax.security.auth: DestroyFailedException RefreshFailedException
            javax.security.auth.login: AccountException AccountExpiredException AccountLockedException
                AccountNotFoundException CredentialException CredentialExpiredException CredentialNotFoundException
                FailedLoginException LoginException
            javax.xml.catalog: CatalogException
            javax.xml.datatype: DatatypeConfigurationException
            javax.xml.parsers: ParserConfigurationException
            javax.xml.validation: SchemaFactoryConfigurationError
            """;

    private static final Set<String> ALL = all();

    private JdkThrowables() {}

    static boolean contains(String className) {
        return ALL.contains(className);
    }

    private static Set<String> all() {
        Set<String> all = new HashSet<>(ListedNames.read(NAMES));
        all.addAll(ThrowableState.classNames());
        return Set.copyOf(all);
    }
}
