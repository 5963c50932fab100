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
 * Next.js's head, with the page's style sheets in it as text, and with a list of its scripts instead of elements that ask
 * for them: the loader does, after the paint (lib/decisions/0054-scripts-after-the-paint.md). In development everything
 * is as Next.js has it. `textOf` gives a style sheet, `loader` is the text of that script.
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
          // As Next.js's own client names the styles of the pages that it shows later, so that it knows these.
          const name = files.sharedFiles.includes(file)
            ? { 'data-n-g': '' }
            : { 'data-n-href': `${assetPrefix ?? ''}/_next/${file}${cssAssetQueryString}` };
          return <style key={file} {...name} dangerouslySetInnerHTML={{ __html: textOf(file) }} />;
        });
    }
  };
