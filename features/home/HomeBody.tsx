import type { ComponentProps, ReactNode } from 'react';
import { Promises } from '@/components/marketing/Promises';
import { QuestionList } from '@/components/marketing/QuestionList';
import { ReviewStrip } from '@/features/reviews/ReviewStrip';
import { StepsStrip } from '@/components/marketing/StepsStrip';
import { Areas } from './Areas';
import { Audiences } from './Audiences';
import { Facts } from './Facts';
import { Hero } from './Hero';
import { Plans } from './Plans';
import { Services } from './Services';
import { StoragePicker } from './StoragePicker/StoragePicker';
import styles from './HomeBody.module.scss';

export type HomeBodyProps = {
  readonly hero: Omit<ComponentProps<typeof Hero>, 'children'>;
  readonly facts: ComponentProps<typeof Facts>['facts'];
  readonly services: ComponentProps<typeof Services>;
  readonly steps: ComponentProps<typeof StepsStrip>['steps'];
  readonly storage: ComponentProps<typeof StoragePicker>;
  readonly plans: ComponentProps<typeof Plans>;
  readonly reviews: Omit<ComponentProps<typeof ReviewStrip>, 'title'>;
  readonly nothingHidden: Omit<ComponentProps<typeof Promises>, 'title'>;
  readonly areas: ComponentProps<typeof Areas>;
  readonly audiences: ComponentProps<typeof Audiences>['audiences'];
  readonly questions: Omit<ComponentProps<typeof QuestionList>, 'title' | 'name'>;
  /** The price widget. */
  readonly children: ReactNode;
};

const NOTHING_HIDDEN = (
  <>
    Nothing
    <br />
    hidden.
  </>
);

/** Renders the home page between header and footer. Static markup except for the widget. */
export function HomeBody({ children, ...parts }: HomeBodyProps) {
  return (
    <div className={styles.root}>
      <Hero {...parts.hero}>{children}</Hero>
      <Facts facts={parts.facts} />
      <Services {...parts.services} />
      <StepsStrip title="Booked in four steps, without a phone call" steps={parts.steps} />
      <StoragePicker {...parts.storage} />
      <Plans {...parts.plans} />
      <ReviewStrip title={<>What our customers&nbsp;say</>} {...parts.reviews} />
      <Promises title={NOTHING_HIDDEN} isTitleShort {...parts.nothingHidden} />
      <Areas {...parts.areas} />
      <Audiences audiences={parts.audiences} />
      <QuestionList title="Common questions" name="home-questions" {...parts.questions} />
    </div>
  );
}
