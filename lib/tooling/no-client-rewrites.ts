const KEY = 'process.env.__NEXT_HAS_REWRITES';

/** Of webpack's: what a name in the sources stands for; only some plugins define any. */
type Plugin = { readonly definitions?: Record<string, unknown> };

/**
 * Tells the browser's build that there are no rewrites. Ours lead to calls, never to pages (next.config.js); where Next.js
 * knows of any, its router carries the code to follow them, and renders every static page a second time once it is there,
 * because a rewrite might have given it a query. Throws when Next.js no longer asks in this way.
 */
export function withoutRewrites(plugins: readonly Plugin[]): void {
  const definitions = plugins.map((plugin) => plugin.definitions).find((given) => given && KEY in given);
  if (!definitions) throw new Error(`Next.js no longer defines ${KEY}: see what its client does with rewrites now`);
  definitions[KEY] = 'false';
}
