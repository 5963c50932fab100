import type { ComponentProps } from 'react';
import { FormIsland } from '@/components/forms/FormIsland';
import type { FormId } from '@/components/forms/forms';
import { CallToAction } from '@/components/marketing/CallToAction';
import { FactTable } from '@/components/marketing/FactTable';
import { PageHero } from '@/components/marketing/PageHero';
import { PointList, type PointListProps } from '@/components/marketing/PointList';
import { SectionHead } from '@/components/marketing/SectionHead';
import { StepsStrip } from '@/components/marketing/StepsStrip';
import { Story, type StoryProps } from '@/components/marketing/Story';
import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import askPanelStyles from './AskPanel.module.scss';
import factSheetStyles from './FactSheet.module.scss';
import waysStyles from './Ways.module.scss';
import styles from './CompanyBody.module.scss';

type CompanySection =
  | ({ readonly kind: 'story' } & StoryProps)
  | ({ readonly kind: 'points' } & PointListProps)
  | ({ readonly kind: 'steps' } & ComponentProps<typeof StepsStrip>)
  | ({ readonly kind: 'prices' } & ComponentProps<typeof FactTable>)
  | ({ readonly kind: 'facts' } & FactSheetProps)
  | ({ readonly kind: 'ways' } & WaysProps)
  | ({ readonly kind: 'ask' } & AskPanelProps)
  | ({ readonly kind: 'action' } & ComponentProps<typeof CallToAction>);

type CompanyBodyProps = {
  readonly hero: Omit<ComponentProps<typeof PageHero>, 'children'>;
  readonly sections: readonly CompanySection[];
};

/** Renders a page about the company, section by section. Static markup. */
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

type FactSheetProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
};

function FactSheet({ title, lead, facts }: FactSheetProps) {
  return (
    <section className={factSheetStyles.root}>
      <SectionHead title={title} lead={lead} />
      <dl className={factSheetStyles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type WaysProps = {
  readonly ways: readonly {
    readonly icon: IconName;
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly href: string;
  }[];
};

function Ways({ ways }: WaysProps) {
  return (
    <section className={waysStyles.root} aria-label="Ways to reach us">
      <ul className={waysStyles.ways}>
        {ways.map(({ icon, title, text, label, href }) => (
          <li key={title}>
            <Icon name={icon} className={waysStyles.icon} />
            <h2>{title}</h2>
            <p>{text}</p>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AskPanelProps = {
  readonly title: string;
  readonly text: string;
  /** The facts to include, so that one answer is enough. */
  readonly points: readonly string[];
  readonly form: FormId;
  readonly mailHref: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneHref: string;
};

function AskPanel({ title, text, points, form, mailHref, email, phone, phoneHref }: AskPanelProps) {
  return (
    <section id="ask" className={askPanelStyles.root}>
      <div className={askPanelStyles.panel}>
        <div className={askPanelStyles.about}>
          <h2>{title}</h2>
          <p className={askPanelStyles.text}>{text}</p>
          <ul className={askPanelStyles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          <p className={askPanelStyles.ways}>
            Or ring <a href={phoneHref}>{phone}</a>, or write to <a href={mailHref}>{email}</a>.
          </p>
        </div>
        <div className={askPanelStyles.card}>
          <FormIsland form={form} />
        </div>
      </div>
    </section>
  );
}
