import { randomUUID } from 'node:crypto';

export const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** Reads "metadata[order]" and its like. */
export const metadataIn = (params: URLSearchParams, group = 'metadata'): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([name, value]) => {
      const key = name.startsWith(`${group}[`) ? /\[(\w+)\]$/.exec(name)?.[1] : undefined;
      return key ? [[key, value]] : [];
    }),
  );

export const listOf = <T>(data: readonly T[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });
