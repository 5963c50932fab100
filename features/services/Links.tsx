import { LinkRows } from '@/components/marketing/LinkRows';
import { SectionHead } from '@/components/marketing/SectionHead';
import type { LinksProps } from './types';
import styles from './Links.module.scss';

/** Renders a title with links to other services. */
export function Links({ id, title, lead, links }: LinksProps) {
  return (
    <section id={id} className={styles.root}>
      <SectionHead title={title} lead={lead} />
      <LinkRows links={links} />
    </section>
  );
}
