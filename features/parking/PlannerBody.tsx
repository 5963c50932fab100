import type { ComponentProps } from 'react';
import { CallToAction } from '@/components/marketing/CallToAction';
import { FactTable } from '@/components/marketing/FactTable';
import { PageHero } from '@/components/marketing/PageHero';
import { PointList } from '@/components/marketing/PointList';
import { PlanForm } from './PlanForm';
import type { PlanFormModel } from './types';
import styles from './PlannerBody.module.scss';

export type PlannerBodyProps = {
  readonly hero: Omit<ComponentProps<typeof PageHero>, 'children'>;
  readonly form: PlanFormModel;
  readonly points: ComponentProps<typeof PointList>;
  readonly rules: ComponentProps<typeof FactTable>;
  readonly action: ComponentProps<typeof CallToAction>;
};

export function PlannerBody({ hero, form, points, rules, action }: PlannerBodyProps) {
  return (
    <>
      <PageHero {...hero}>
        <PlanForm {...form} />
      </PageHero>
      <div className={styles.sections}>
        <PointList {...points} />
        <FactTable {...rules} />
        <CallToAction {...action} />
      </div>
    </>
  );
}
