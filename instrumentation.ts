/** Called by Next.js once, before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startBackend } = await import('@/lib/server/start');
  await startBackend();
}

/** Called by Next.js with what a page or a call threw while it was answered. Of the request only the route is told. */
export async function onRequestError(
  error: unknown,
  _request: unknown,
  { routePath }: { readonly routePath: string },
): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { report } = await import('@/lib/server/platform/observability/report');
  report(error, { route: routePath });
}
