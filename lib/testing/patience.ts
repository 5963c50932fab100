/**
 * Milliseconds after which a test counts as hung, including its databases, servers and processes. On a busy machine a
 * test is slow without being wrong.
 */
jest.setTimeout(240_000);
