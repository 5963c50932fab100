import type { ReactNode } from 'react';
import { TitleDrawing } from '@/components/marketing/TitleDrawing';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { Note } from '@/components/ui/Note';
import styles from './ListPage.module.scss';

type ListPageProps = {
  readonly title: string;
  /** What it is about, above the title. */
  readonly job?: string;
  readonly lead: string;
  /** What became of what was asked; '' for nothing. */
  readonly said?: string;
  /** In a second column where there is room for one. */
  readonly aside?: ReactNode;
  /** In place of an aside, where there is room. */
  readonly drawing?: Picture;
  readonly children?: ReactNode;
};

/** A page of a shared list or of the shares of an order: how it begins, and its columns. */
export function ListPage({ title, job, lead, said, aside, drawing, children }: ListPageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        {job ? <p className={styles.job}>{job}</p> : null}
        <h1 className={styles.title}>{title}</h1>
        {said ? <Note role="status">{said}</Note> : null}
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
