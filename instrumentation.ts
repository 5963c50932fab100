/** Called by Next.js once, before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startBackend } = await import('@/lib/server/start');
  await startBackend();
}
