/** Inline scripts and their hashes for the Content-Security-Policy. */
import { createHash } from 'node:crypto';

/** Returns the texts of a page's inline scripts that a browser would run. */
export const executableScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="(?!text\/javascript|module)/.test(attributes))
    .map(([, , script = '']) => script);

/** Returns the name of a script in a policy: "sha256-…". */
export const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
