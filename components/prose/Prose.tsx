import styles from './Prose.module.scss';

/** Long text. `html` comes from our own Markdown (lib/server/content/markdown), which lets nothing else through. */
export function Prose({ html }: { readonly html: string }) {
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
