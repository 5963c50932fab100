/** Called by Next.js once, before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // With another backend (NEXT_PUBLIC_API_ORIGIN) the embedded one answers nothing, so it does not start.
  if (process.env.NEXT_PUBLIC_API_ORIGIN) return;
  const { startBackend } = await import('@/lib/server/start');
  await startBackend();
}
