import type { ComponentProps } from 'react';
import { CallToAction } from '@/components/marketing/CallToAction';
import { FactTable } from '@/components/marketing/FactTable';
import { PageHero } from '@/components/marketing/PageHero';
import { PointList, type PointListProps } from '@/components/marketing/PointList';
import { StepsStrip } from '@/components/marketing/StepsStrip';
import { Story, type StoryProps } from '@/components/marketing/Story';
import { AskPanel, type AskPanelProps } from './AskPanel';
import { FactSheet, type FactSheetProps } from './FactSheet';
import { Ways, type WaysProps } from './Ways';
import styles from './CompanyBody.module.scss';

export type CompanySection =
  | ({ readonly kind: 'story' } & StoryProps)
  | ({ readonly kind: 'points' } & PointListProps)
  | ({ readonly kind: 'steps' } & ComponentProps<typeof StepsStrip>)
  | ({ readonly kind: 'prices' } & ComponentProps<typeof FactTable>)
  | ({ readonly kind: 'facts' } & FactSheetProps)
  | ({ readonly kind: 'ways' } & WaysProps)
  | ({ readonly kind: 'ask' } & AskPanelProps)
  | ({ readonly kind: 'action' } & ComponentProps<typeof CallToAction>);

export type CompanyBodyProps = {
  readonly hero: Omit<ComponentProps<typeof PageHero>, 'children'>;
  readonly sections: readonly CompanySection[];
};

/** Renders a page about the company, section by section in the order of its content. Static markup. */
export function CompanyBody({ hero, sections }: CompanyBodyProps) {
  return (
    <>
      <PageHero {...hero} />
      <div className={styles.sections}>
        {sections.map((section, place) => (
          <Section key={`${section.kind}-${place}`} {...section} />
        ))}
      </div>
    </>
  );
}

function Section(section: CompanySection) {
  switch (section.kind) {
    case 'story':
      return <Story {...section} />;
    case 'points':
      return <PointList {...section} />;
    case 'steps':
      return <StepsStrip {...section} />;
    case 'prices':
      return <FactTable {...section} />;
    case 'facts':
      return <FactSheet {...section} />;
    case 'ways':
      return <Ways {...section} />;
    case 'ask':
      return <AskPanel {...section} />;
    case 'action':
      return <CallToAction {...section} />;
  }
}
