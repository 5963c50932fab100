/**
 * Milliseconds after which a test counts as hung, its databases, servers and processes included: on a machine that is busy
 * with other things a test is slow, not wrong.
 */
jest.setTimeout(240_000);
