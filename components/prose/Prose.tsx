import styles from './Prose.module.scss';

/** Renders long text. `html` comes from the site's own Markdown (lib/server/content/markdown), which is sanitised. */
export function Prose({ html }: { readonly html: string }) {
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
