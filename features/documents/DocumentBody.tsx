import type { Section } from '@/components/prose/Contents';
import { Prose, ProseLayout } from '@/components/prose/ProseLayout';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { Note } from '@/components/ui/Note';
import styles from './DocumentBody.module.scss';

export type DocumentBodyProps = {
  readonly trail: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  readonly updated: { readonly date: string; readonly text: string };
  readonly isSample: boolean;
  readonly sections: readonly Section[];
  readonly html: string;
};

export function DocumentBody({ trail, title, lead, updated, isSample, sections, html }: DocumentBodyProps) {
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.content}>
          <Breadcrumb trail={trail} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.date}>
            Last changed on <time dateTime={updated.date}>{updated.text}</time>
          </p>
          {isSample ? (
            <Note className={styles.sample}>
              <strong>Sample text.</strong> It describes how this site works, but the company has not approved it yet.
            </Note>
          ) : null}
        </div>
      </header>
      <ProseLayout sections={sections}>
        <Prose html={html} />
      </ProseLayout>
    </article>
  );
}
