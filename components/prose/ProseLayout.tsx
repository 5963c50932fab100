import type { ReactNode } from 'react';
import { Contents, type Section } from './Contents';
import proseStyles from './Prose.module.scss';
import styles from './ProseLayout.module.scss';

type ProseLayoutProps = {
  readonly sections: readonly Section[];
  readonly children: ReactNode;
};

/** Renders a long text with its table of contents: beside it in view on wide screens, above it on narrow ones. */
export function ProseLayout({ sections, children }: ProseLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.contents}>
        <Contents sections={sections} />
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

/** Renders long text. `html` comes from the site's own Markdown (lib/server/modules/content/markdown.ts), which is sanitised. */
export function Prose({ html }: { readonly html: string }) {
  return <div className={proseStyles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
