import type { ComponentProps, ReactNode } from 'react';
import { Areas } from '../Areas/Areas';
import { Audiences } from '../Audiences/Audiences';
import { Facts } from '../Facts/Facts';
import { Hero } from '../Hero/Hero';
import { NothingHidden } from '../NothingHidden/NothingHidden';
import { Plans } from '../Plans/Plans';
import { Questions } from '../Questions/Questions';
import { Reviews } from '../Reviews/Reviews';
import { Services } from '../Services/Services';
import { Steps } from '../Steps/Steps';
import { StoragePicker } from '../StoragePicker/StoragePicker';
import styles from './HomeBody.module.scss';

export type HomeBodyProps = {
  readonly hero: Omit<ComponentProps<typeof Hero>, 'children'>;
  readonly facts: ComponentProps<typeof Facts>['facts'];
  readonly services: ComponentProps<typeof Services>;
  readonly steps: ComponentProps<typeof Steps>['steps'];
  readonly storage: ComponentProps<typeof StoragePicker>;
  readonly plans: ComponentProps<typeof Plans>;
  readonly reviews: ComponentProps<typeof Reviews>;
  readonly nothingHidden: ComponentProps<typeof NothingHidden>;
  readonly areas: ComponentProps<typeof Areas>;
  readonly audiences: ComponentProps<typeof Audiences>['audiences'];
  readonly questions: ComponentProps<typeof Questions>;
  /** The price widget. */
  readonly children: ReactNode;
};

/** The home page between header and footer. Markup only: nothing in it needs code, but for the widget. */
export function HomeBody({ children, ...parts }: HomeBodyProps) {
  return (
    <div className={styles.root}>
      <Hero {...parts.hero}>{children}</Hero>
      <Facts facts={parts.facts} />
      <Services {...parts.services} />
      <Steps title="Booked in four steps, without a phone call" steps={parts.steps} />
      <StoragePicker {...parts.storage} />
      <Plans {...parts.plans} />
      <Reviews {...parts.reviews} />
      <NothingHidden {...parts.nothingHidden} />
      <Areas {...parts.areas} />
      <Audiences audiences={parts.audiences} />
      <Questions {...parts.questions} />
    </div>
  );
}
