const KEY = 'process.env.__NEXT_HAS_REWRITES';

/** A plugin of webpack. `definitions`: the values that replace names in the sources, which only some plugins have. */
type Plugin = { readonly definitions?: Record<string, unknown> };

/**
 * Defines for the browser's build that there are no rewrites. Ours lead to calls, never to pages (next.config.js). If
 * Next.js knew of any, its router would include the code to follow them, and would render every static page a second
 * time after hydration, because a rewrite might have added a query. Throws when Next.js no longer defines the name.
 */
export function withoutRewrites(plugins: readonly Plugin[]): void {
  const definitions = plugins.map((plugin) => plugin.definitions).find((given) => given && KEY in given);
  if (!definitions) throw new Error(`Next.js no longer defines ${KEY}: see what its client does with rewrites now`);
  definitions[KEY] = 'false';
}
