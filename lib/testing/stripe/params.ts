import { randomUUID } from 'node:crypto';

export const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** Reads "metadata[order]" and similar parameters. */
export const metadataIn = (params: URLSearchParams, group = 'metadata'): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([name, value]) => {
      const key = name.startsWith(`${group}[`) ? /\[(\w+)\]$/.exec(name)?.[1] : undefined;
      return key ? [[key, value]] : [];
    }),
  );

type Listed = { readonly id: string };

/** Returns one page of a list, according to "limit" and "starting_after". */
export function listOf(all: readonly Listed[], url: string, params: URLSearchParams) {
  const from = all.findIndex(({ id }) => id === params.get('starting_after')) + 1;
  const until = from + Number(params.get('limit') ?? 10);
  return { object: 'list', data: all.slice(from, until), has_more: until < all.length, url };
}
