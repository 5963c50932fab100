import type { ComponentProps } from 'react';
import { CallToAction } from '@/components/marketing/CallToAction';
import { FactTable } from '@/components/marketing/FactTable';
import { PageHero } from '@/components/marketing/PageHero';
import { PointList } from '@/components/marketing/PointList';
import { Note } from '@/components/ui/Note';
import { PlanForm } from './PlanForm';
import type { PlanFormModel } from './plan-model';
import styles from './PlannerBody.module.scss';

export type PlannerBodyProps = {
  readonly hero: Omit<ComponentProps<typeof PageHero>, 'children'>;
  readonly form: PlanFormModel;
  readonly notAdvice: string;
  readonly points: ComponentProps<typeof PointList>;
  readonly rules: ComponentProps<typeof FactTable>;
  readonly action: ComponentProps<typeof CallToAction>;
};

export function PlannerBody({ hero, form, notAdvice, points, rules, action }: PlannerBodyProps) {
  return (
    <>
      <PageHero {...hero} />
      <div className={styles.form}>
        <PlanForm {...form} />
        <Note kind="quiet">{notAdvice}</Note>
      </div>
      <div className={styles.sections}>
        <PointList {...points} />
        <FactTable {...rules} />
        <CallToAction {...action} />
      </div>
    </>
  );
}
