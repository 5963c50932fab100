/**
 * Milliseconds that a test of the backend may take, its databases, servers and processes included: on a machine that is
 * busy with other things it is slow, not wrong.
 */
jest.setTimeout(240_000);
