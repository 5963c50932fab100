import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { SpottedLink } from './CallToAction';
import { TitleDrawing } from './TitleDrawing';
import styles from './PageHero.module.scss';

type PageHeroProps = {
  readonly trail: readonly Crumb[];
  readonly title: ReactNode;
  readonly lead: string;
  readonly drawing?: Picture | undefined;
  /** The main action of the page. */
  readonly action?: SpottedLink | undefined;
  /** A quieter link beside the action. */
  readonly other?: SpottedLink | undefined;
  readonly children?: ReactNode;
};

/** Renders the top of a page other than the home page: the breadcrumb, the only h1, its main action, and a drawing. */
export function PageHero({ trail, title, lead, drawing, action, other, children }: PageHeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <div className={styles.trail}>
          <Breadcrumb trail={trail} />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {action ? (
            <p className={styles.actions}>
              <ButtonLink href={action.href} size="l" iconAfter="arrow-right" data-spot={action.spot}>
                {action.label}
              </ButtonLink>
              {other ? (
                <AppLink href={other.href} data-spot={other.spot}>
                  {other.label}
                </AppLink>
              ) : null}
            </p>
          ) : null}
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
