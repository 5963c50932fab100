/** Inline scripts, as the Content-Security-Policy knows them. */
import { createHash } from 'node:crypto';

/** The texts of the inline scripts in a page that would be run. */
export const executableScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="(?!text\/javascript|module)/.test(attributes))
    .map(([, , script = '']) => script);

/** As a policy names a script: "sha256-…". */
export const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
