import type { ComponentProps, ReactNode } from 'react';
import { Hero } from '../Hero/Hero';
import { NothingHidden } from '../NothingHidden/NothingHidden';
import { Plans } from '../Plans/Plans';
import { Steps } from '../Steps/Steps';

export type HomeBodyProps = {
  readonly hero: Omit<ComponentProps<typeof Hero>, 'children'>;
  readonly steps: ComponentProps<typeof Steps>['steps'];
  readonly plans: ComponentProps<typeof Plans>;
  readonly nothingHidden: ComponentProps<typeof NothingHidden>;
  /** The price widget. */
  readonly children: ReactNode;
};

/** The home page between header and footer. Markup only: nothing in it needs code, but for the widget. */
export function HomeBody({ hero, steps, plans, nothingHidden, children }: HomeBodyProps) {
  return (
    <>
      <Hero {...hero}>{children}</Hero>
      <Steps title="Booked in four steps, without a phone call" steps={steps} />
      <Plans {...plans} />
      <NothingHidden {...nothingHidden} />
    </>
  );
}
