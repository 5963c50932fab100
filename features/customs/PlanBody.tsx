import clsx from 'clsx';
import styles from './PlanBody.module.scss';
import type { ComponentProps } from 'react';
import { FormIsland } from '@/components/forms/FormIsland';
import { PageHero } from '@/components/marketing/PageHero';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note';
import { PlanForm } from './PlanForm';
import { SourcedText, Timeline } from './Timeline/Timeline';
import type { PaperModel, PlanModel, ReliefModel, SourceModel, Sourced, ThingModel } from './plan-model';

type ThingsProps = { readonly things: readonly ThingModel[]; readonly never: Sourced };

function Things({ things, never }: ThingsProps) {
  return (
    <section className={styles.section}>
      <h2>On your list</h2>
      {things.length > 0 ? (
        <ul className={styles.things}>
          {things.map(({ name, verdict, label, text, refs }) => (
            <li key={name} className={styles.thing}>
              <h3>{name}</h3>
              <p className={clsx(styles.label, verdict === 'free' && styles.isFree, verdict === 'no' && styles.isNo)}>
                {label}
              </p>
              <p>
                <SourcedText text={text} refs={refs} />
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <SourcedText {...never} />
      </p>
    </section>
  );
}

const ICONS: Readonly<Record<ReliefModel['verdict'], IconName>> = { yes: 'check', no: 'close', depends: 'info' };

function ReliefCard({ verdict, title, facts }: ReliefModel) {
  return (
    <section className={clsx(styles.relief, styles[verdict])}>
      <p className={styles.question}>Will your things come in free of duty?</p>
      <h2 className={styles.verdict}>
        <Icon name={ICONS[verdict]} />
        {title}
      </h2>
      <ul className={styles.facts}>
        {facts.map(({ text, refs }) => (
          <li key={text}>
            <SourcedText text={text} refs={refs} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sources({ sources }: { readonly sources: readonly SourceModel[] }) {
  return (
    <section className={styles.section}>
      <h2>Sources</h2>
      <p className={styles.lead}>
        We read copies of these pages. Where we could not get an authority’s own page, we say who reports it.
      </p>
      <ol className={styles.sources}>
        {sources.map(({ number, publisher, title, url, kind, age }) => (
          <li key={number} id={`source-${number}`}>
            <a href={url} rel="external">
              {publisher}: {title}
            </a>
            <span className={styles.age}>
              {kind}. {age}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Papers({ papers }: { readonly papers: readonly PaperModel[] }) {
  return (
    <section className={styles.section}>
      <h2>Papers</h2>
      <ul className={styles.cards}>
        {papers.map(({ name, from, by, text, refs }) => (
          <li key={name} className={styles.card}>
            <h3>{name}</h3>
            <p className={styles.by}>{by}</p>
            <p className={styles.from}>From: {from}</p>
            <p>
              <SourcedText text={text} refs={refs} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export type PlanBodyProps = PlanModel & { readonly trail: readonly Crumb[]; readonly notAdvice: string };

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
          <h2>Your dates</h2>
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
        <p>We have filled in your answers. You get one price for your list, before you agree to anything.</p>
      </div>
      <FormIsland form="shipping" answers={known} />
    </section>
  );
}
