import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Head } from 'next/document';
import { Children, isValidElement, type ReactNode } from 'react';
import { DEFERRED_SCRIPTS_ID, type DeferredScripts } from '@/lib/deferred-scripts/loader';

type Files = Parameters<Head['getScripts']>[0];

const sourcesOf = (scripts: ReactNode): readonly string[] =>
  Children.toArray(scripts)
    .filter((script) => isValidElement<{ readonly src: string }>(script))
    .map(({ props }) => props.src);

/**
 * Returns a Head that inlines the styles and lists the scripts for `loader`, which loads them once the page is painted
 * and idle, or at the first interaction (decision 54). In development it behaves like Next.js's Head.
 */
export const deferredHead = ({
  textOf,
  loader,
}: {
  readonly textOf: (file: string) => string;
  readonly loader: string;
}) =>
  class DeferredHead extends Head {
    override getPolyfillScripts() {
      return this.context.isDevelopment ? super.getPolyfillScripts() : [];
    }

    override getDynamicChunks(files: Files) {
      return this.context.isDevelopment ? super.getDynamicChunks(files) : [];
    }

    override getScripts(files: Files) {
      if (this.context.isDevelopment) return super.getScripts(files);
      const scripts: DeferredScripts = {
        old: sourcesOf(super.getPolyfillScripts()),
        all: [...sourcesOf(super.getDynamicChunks(files)), ...sourcesOf(super.getScripts(files))],
      };
      return [
        <JsonElement key="late" id={DEFERRED_SCRIPTS_ID} data={scripts} />,
        <script key="loader" dangerouslySetInnerHTML={{ __html: loader }} />,
      ];
    }

    override getCssLinks(files: Files) {
      if (this.context.isDevelopment) return super.getCssLinks(files);
      const { assetPrefix, cssAssetQueryString } = this.context;
      return files.allFiles
        .filter((file) => file.endsWith('.css'))
        .map((file) => {
          // Uses the attributes that Next.js's client gives to styles of later pages, so that it recognises these.
          const name = files.sharedFiles.includes(file)
            ? { 'data-n-g': '' }
            : { 'data-n-href': `${assetPrefix ?? ''}/_next/${file}${cssAssetQueryString}` };
          return <style key={file} {...name} dangerouslySetInnerHTML={{ __html: textOf(file) }} />;
        });
    }
  };

const known = new Map<string, string>();

const FONT_URL = /url\(["']?([^"')]+\.woff2)["']?\)/g;

/** Replaces the URLs of fonts with their bytes as data URLs. */
function withFonts(styles: string, fonts: readonly string[]): string {
  return styles.replace(FONT_URL, (url, address: string) => {
    if (!fonts.includes(address)) return url;
    return `url(data:font/woff2;base64,${readFileSync(path.join(process.cwd(), 'public', address), 'base64')})`;
  });
}

/**
 * Returns the text of a built style sheet ("static/css/4f1e506e.css") with `fonts` inlined. Throws if it is missing.
 */
export const builtStyles =
  (fonts: readonly string[]) =>
  (file: string): string => {
    let text = known.get(file);
    if (text === undefined) {
      const folder = path.join(process.cwd(), process.env.NEXT_DIST_DIR || '.next');
      // The site's own styles never contain `</`, and anything that did would end the style element.
      text = withFonts(readFileSync(path.join(folder, file), 'utf8').replaceAll('</', '<\\/'), fonts);
      known.set(file, text);
    }
    return text;
  };

export function JsonElement({ id, data }: { readonly id: string; readonly data: unknown }) {
  // `<` is escaped, so that no value can end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
