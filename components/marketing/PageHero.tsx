import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { TitleDrawing } from './TitleDrawing';
import styles from './PageHero.module.scss';

type PageHeroProps = {
  readonly trail: readonly Crumb[];
  readonly title: ReactNode;
  readonly lead: string;
  readonly drawing?: Picture | undefined;
  readonly children?: ReactNode;
};

/** Renders the top of a page other than the home page: the breadcrumb, the only h1, and a drawing. */
export function PageHero({ trail, title, lead, drawing, children }: PageHeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <div className={styles.trail}>
          <Breadcrumb trail={trail} />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children ? <div className={styles.more}>{children}</div> : null}
        {drawing ? (
          <div className={styles.art}>
            <TitleDrawing {...drawing} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
