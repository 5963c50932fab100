import type { ComponentProps } from 'react';
import { CallToAction } from '@/components/marketing/CallToAction';
import { FactTable } from '@/components/marketing/FactTable';
import { PageHero } from '@/components/marketing/PageHero';
import { PointList } from '@/components/marketing/PointList';
import { emptyForm } from './form-model';
import { AccessCheckForm } from './AccessCheckForm';
import styles from './AccessCheckBody.module.scss';

export type AccessCheckBodyProps = {
  readonly hero: Omit<ComponentProps<typeof PageHero>, 'children'>;
  readonly points: ComponentProps<typeof PointList>;
  readonly homes: ComponentProps<typeof FactTable>;
  readonly sources: {
    readonly title: string;
    readonly lead: string;
    readonly links: readonly {
      readonly href: string;
      readonly label: string;
      readonly says: string;
      readonly read: string;
    }[];
  };
  readonly action: ComponentProps<typeof CallToAction>;
};

export function AccessCheckBody({ hero, points, homes, sources, action }: AccessCheckBodyProps) {
  return (
    <>
      <PageHero {...hero}>
        <AccessCheckForm {...emptyForm()} />
      </PageHero>
      <div className={styles.sections}>
        <PointList {...points} />
        <FactTable {...homes} />
        <section className={styles.sources}>
          <h2>{sources.title}</h2>
          <p>{sources.lead}</p>
          <ul>
            {sources.links.map(({ href, label, says, read }) => (
              <li key={href}>
                <a href={href} rel="external">
                  {label}
                </a>
                <span>{says}</span>
                <small>{read}</small>
              </li>
            ))}
          </ul>
        </section>
        <CallToAction {...action} />
      </div>
    </>
  );
}
