const TIMEOUT_MS = 10_000;

/**
 * Posts a JSON text to a remote service. Throws unless the service answers 2xx within 10 seconds. The error names only
 * host and status, because webhook addresses are secret.
 */
export async function postJson(url: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const cause = error instanceof Error ? error.name : 'unknown error';
    throw new Error(`${new URL(url).host} could not be reached (${cause})`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
}
