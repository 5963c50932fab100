import type { ReactNode } from 'react';
import { TitleDrawing } from '@/components/marketing/TitleDrawing';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { Note } from '@/components/ui/Note';
import styles from './ListPage.module.scss';

type ListPageProps = {
  readonly title: string;
  readonly job?: string;
  readonly lead: string;
  readonly notice?: string;
  readonly aside?: ReactNode;
  readonly drawing?: Picture;
  readonly children?: ReactNode;
};

export function ListPage({ title, job, lead, notice, aside, drawing, children }: ListPageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        {job ? <p className={styles.job}>{job}</p> : null}
        <h1 className={styles.title}>{title}</h1>
        {notice ? <Note role="status">{notice}</Note> : null}
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {!aside && drawing ? (
        <div className={styles.drawing}>
          <TitleDrawing {...drawing} />
        </div>
      ) : null}
    </div>
  );
}
