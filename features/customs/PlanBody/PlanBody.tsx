import type { ComponentProps } from 'react';
import { FormIsland } from '@/components/forms/FormIsland/FormIsland';
import { PageHero } from '@/components/marketing/PageHero/PageHero';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';
import { Note } from '@/components/ui/Note/Note';
import { PlanForm } from '../PlanForm/PlanForm';
import type { PlanModel } from '../plan-model';
import { SourcedText } from '../SourcedText/SourcedText';
import { Timeline } from '../Timeline/Timeline';
import { Papers } from './Papers';
import { ReliefCard } from './ReliefCard';
import { Sources } from './Sources';
import { Things } from './Things';
import styles from './PlanBody.module.scss';

export type PlanBodyProps = PlanModel & { readonly trail: readonly Crumb[]; readonly notAdvice: string };

/** What a move has to pay, show and leave behind, day by day; the form again below it, or alone where it has errors. */
export function PlanBody({ trail, form, plan, notAdvice }: PlanBodyProps) {
  if (!plan) {
    return (
      <>
        <PageHero trail={trail} title="Plan your customs" lead="Some answers are missing, or cannot be right." />
        <div className={styles.content}>
          <ErrorSummary errors={Object.entries(form.errors).map(([fieldId, text]) => ({ fieldId, text }))} />
          <PlanForm {...form} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHero trail={trail} title={plan.title} lead={plan.lead} />
      <div className={styles.content}>
        <ReliefCard {...plan.relief} />
        <Note kind="info">
          {notAdvice} Ask{' '}
          {plan.authorities.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 ? ' or ' : ''}
              <a href={href} rel="external">
                {label}
              </a>
            </span>
          ))}
          .
        </Note>
        <section className={styles.section}>
          <h2>Your days</h2>
          <p className={styles.lead}>To keep them, print this page or save its address: your answers are in it.</p>
          <Timeline line={plan.line} days={plan.days} />
        </section>
        <Papers papers={plan.papers} />
        <Things things={plan.things} never={plan.never} />
        <p>
          <SourcedText {...plan.back} />
        </p>
        <Ask known={plan.known} />
        <Sources sources={plan.sources} />
        <section className={styles.again}>
          <h2>Change your answers</h2>
          <PlanForm {...form} />
        </section>
      </div>
    </>
  );
}

function Ask({ known }: { readonly known: ComponentProps<typeof FormIsland>['answers'] }) {
  return (
    <section className={styles.ask} id="ask">
      <div className={styles.section}>
        <h2>What would shipping cost?</h2>
        <p>
          What you have told the planner is filled in. You get one price for your list, before you agree to anything.
        </p>
      </div>
      <FormIsland form="shipping" answers={known} />
    </section>
  );
}
