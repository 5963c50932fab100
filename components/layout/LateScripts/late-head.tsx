import { Head } from 'next/document';
import { Children, isValidElement, type ReactNode } from 'react';
import { LATE_SCRIPTS_ID, type LateScripts } from '@/lib/late-scripts/loader';
import { JsonElement } from '../JsonElement';

type Files = Parameters<Head['getScripts']>[0];

const sourcesOf = (scripts: ReactNode): readonly string[] =>
  Children.toArray(scripts)
    .filter((script) => isValidElement<{ readonly src: string }>(script))
    .map(({ props }) => props.src);

/**
 * Returns Next.js's Head with inlined style sheets (`textOf`) and a list of scripts that `loader` fetches after the
 * paint (lib/decisions/0054-scripts-after-the-paint.md). In development it changes nothing.
 */
export const lateHead = ({ textOf, loader }: { readonly textOf: (file: string) => string; readonly loader: string }) =>
  class LateHead extends Head {
    override getPolyfillScripts() {
      return this.context.isDevelopment ? super.getPolyfillScripts() : [];
    }

    override getDynamicChunks(files: Files) {
      return this.context.isDevelopment ? super.getDynamicChunks(files) : [];
    }

    override getScripts(files: Files) {
      if (this.context.isDevelopment) return super.getScripts(files);
      const scripts: LateScripts = {
        old: sourcesOf(super.getPolyfillScripts()),
        all: [...sourcesOf(super.getDynamicChunks(files)), ...sourcesOf(super.getScripts(files))],
      };
      return [
        <JsonElement key="late" id={LATE_SCRIPTS_ID} data={scripts} />,
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
