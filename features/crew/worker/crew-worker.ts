/**
 * Service worker of /crew, for offline use. It caches the page with all its files (lib/tooling/crew-worker.mjs), so
 * that builds never mix. It caches no API answers, because the page stores the data itself.
 */
type WorkerScope = {
  readonly clients: { claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: string, listen: (event: WorkerEvent) => void) => void;
};
type WorkerEvent = {
  readonly request: Request;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly respondWith: (answer: Promise<Response>) => void;
};

/** Injected by the build. */
declare const CREW_FILES: readonly string[];
declare const CREW_BUILD: string;

const PAGE = '/crew';
const PREFIX = 'crew-';
const NAME = PREFIX + CREW_BUILD;
const worker = globalThis as unknown as WorkerScope;

const keepAll = async (): Promise<void> => {
  await (await caches.open(NAME)).addAll([PAGE, ...CREW_FILES]);
  await worker.skipWaiting();
};

const deleteOtherCaches = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
};

const kept = async (request: Request, path: string): Promise<Response> =>
  (await (await caches.open(NAME)).match(path)) ?? fetch(request);

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname === PAGE || CREW_FILES.includes(pathname)) event.respondWith(kept(request, pathname));
});

export {};
