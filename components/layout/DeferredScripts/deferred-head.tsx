import { Head } from 'next/document';
import { Children, isValidElement, type ReactNode } from 'react';
import { DEFERRED_SCRIPTS_ID, type DeferredScripts } from '@/lib/deferred-scripts/loader';
import { JsonElement } from '../JsonElement';

type Files = Parameters<Head['getScripts']>[0];

const sourcesOf = (scripts: ReactNode): readonly string[] =>
  Children.toArray(scripts)
    .filter((script) => isValidElement<{ readonly src: string }>(script))
    .map(({ props }) => props.src);

/**
 * Returns a subclass of Next.js's Head that inlines the style sheets and replaces the script tags by a list and an
 * inline script, `loader`, which loads them once the page is painted and idle, or at the first interaction (decision
 * 54). In development the subclass behaves like Head.
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
