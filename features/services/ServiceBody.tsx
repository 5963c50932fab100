import styles from './ServiceBody.module.scss';
import { FormIsland } from '@/components/forms/FormIsland';
import { CallToAction, type SpottedLink } from '@/components/marketing/CallToAction';
import { FactTable } from '@/components/marketing/FactTable';
import { IncludedList } from '@/components/marketing/IncludedList';
import { LinkRows, type LinkRow } from '@/components/marketing/LinkRows';
import { PageHero } from '@/components/marketing/PageHero';
import { PlanCards, type PlanCardProps } from '@/components/marketing/PlanCards';
import { Promises } from '@/components/marketing/Promises';
import { QuestionList } from '@/components/marketing/QuestionList';
import { SectionHead } from '@/components/marketing/SectionHead';
import { StepsStrip } from '@/components/marketing/StepsStrip';
import { Story, type StoryProps } from '@/components/marketing/Story';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { TicketStub } from '@/components/ui/TicketStub';
import { ReviewStrip } from '@/features/reviews/ReviewStrip';
import checklistStyles from './Checklist.module.scss';
import choicesStyles from './Choices.module.scss';
import enquiryStyles from './Enquiry.module.scss';
import linksStyles from './Links.module.scss';
import serviceTicketStyles from './ServiceTicket.module.scss';
import sizesStyles from './Sizes.module.scss';
import type { ComponentProps } from 'react';
import type { FormId } from '@/components/forms/forms';

function SectionOf({ section }: { readonly section: Section }) {
  switch (section.kind) {
    case 'steps':
      return <StepsStrip {...section} />;
    case 'included':
      return <IncludedList {...section} />;
    case 'choices':
      return <Choices {...section} />;
    case 'story':
      return <Story {...section} />;
    case 'table':
      return <FactTable {...section} />;
    case 'sizes':
      return <Sizes {...section} />;
    case 'checklist':
      return <Checklist {...section} />;
    case 'promises':
      return (
        <div className={styles.band}>
          <Promises {...section} />
        </div>
      );
    case 'enquiry':
      return <Enquiry {...section} />;
    case 'links':
      return <Links {...section} />;
  }
}

/** The props of sections below the first screen: they are laid out when the visitor comes near, or the page is idle. */
const LATER = { className: styles.later, 'data-later': true } as const;

export function ServiceBody({ hero, ticket, sections, reviews, questions, closing, related }: ServiceBodyProps) {
  return (
    <>
      <PageHero {...hero}>
        <ServiceTicket {...ticket} />
      </PageHero>
      <div className={styles.sections}>
        {sections.map((section, index) => (
          <div key={section.title} {...(index > 0 && LATER)}>
            <SectionOf section={section} />
          </div>
        ))}
      </div>
      <div {...LATER}>
        <ReviewStrip {...reviews} />
      </div>
      <div className={styles.end} data-later>
        <QuestionList {...questions} />
        <CallToAction {...closing} />
        <Links title="Related services" links={related} />
      </div>
    </>
  );
}

function ServiceTicket({ points, lead, price, per, note, action }: Ticket) {
  return (
    <div className={serviceTicketStyles.root}>
      <ul className={serviceTicketStyles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
      <TicketStub
        lead={lead}
        price={price}
        note={note}
        per={per}
        action={
          <ButtonLink href={action.href} kind="dark" size="l" iconAfter="arrow-right" data-spot={action.spot}>
            {action.label}
          </ButtonLink>
        }
      />
    </div>
  );
}

function Choices({ id, title, lead, choices, note }: ChoicesProps) {
  return (
    <section id={id} className={choicesStyles.root}>
      <SectionHead title={title} lead={lead} />
      <PlanCards cards={choices} />
      {note ? <p className={choicesStyles.note}>{note}</p> : null}
    </section>
  );
}

/** Renders units at one scale, each with a link into its quote. On narrow screens the row scrolls. */
function Sizes({ id, title, lead, sizes, action }: SizesProps) {
  return (
    <section id={id} className={sizesStyles.root}>
      <SectionHead title={title} lead={lead} />
      <ul className={sizesStyles.sizes}>
        {sizes.map(({ title: size, like, price, drawing, link }) => (
          <li key={size} className={sizesStyles.size}>
            <div className={sizesStyles.unit}>
              <Drawing {...drawing} alt="" />
            </div>
            <h3 className={sizesStyles.name}>
              <AppLink href={link.href} className={sizesStyles.cover} data-spot={link.spot}>
                {size}
              </AppLink>
            </h3>
            <p className={sizesStyles.like}>{like}</p>
            <p className={sizesStyles.price}>{price}</p>
          </li>
        ))}
      </ul>
      {action ? (
        <ButtonLink href={action.href} kind="outline" data-spot={action.spot}>
          {action.label}
        </ButtonLink>
      ) : null}
    </section>
  );
}

function Checklist({ id, title, lead, groups }: ChecklistProps) {
  return (
    <section id={id} className={checklistStyles.root}>
      <SectionHead title={title} lead={lead} />
      <ul className={checklistStyles.groups}>
        {groups.map(({ title: group, points, drawing, isRefused = false }) => (
          <li key={group} className={checklistStyles.group}>
            {drawing ? <Drawing {...drawing} alt="" /> : null}
            <h3>{group}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Icon name={isRefused ? 'minus' : 'check'} />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the enquiry for a service without an online price. */
function Enquiry({ id, title, text, asks, form, answers, drawing, phone, phoneHref, email }: EnquiryProps) {
  return (
    <section id={id} className={enquiryStyles.root}>
      <div className={enquiryStyles.panel}>
        <div className={enquiryStyles.about}>
          <h2>{title}</h2>
          <p className={enquiryStyles.text}>{text}</p>
          <h3 className={enquiryStyles.atHand}>Have this to hand</h3>
          <ol className={enquiryStyles.asks}>
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ol>
          <p className={enquiryStyles.ways}>
            Or ring <a href={phoneHref}>{phone}</a>, or write to <a href={`mailto:${email}`}>{email}</a>.
          </p>
          <div className={enquiryStyles.art}>
            <Drawing {...drawing} alt="" />
          </div>
        </div>
        <div className={enquiryStyles.card}>
          <FormIsland form={form} answers={answers} />
        </div>
      </div>
    </section>
  );
}

function Links({ id, title, lead, links }: LinksProps) {
  return (
    <section id={id} className={linksStyles.root}>
      <SectionHead title={title} lead={lead} />
      <LinkRows links={links} />
    </section>
  );
}

type Headed = { readonly id?: string | undefined; readonly title: string; readonly lead?: string | undefined };

export type Ticket = {
  readonly points: readonly string[];
  readonly lead?: string | undefined;
  readonly price: string;
  readonly per?: string | undefined;
  readonly note: string;
  readonly action: SpottedLink;
};

export type ChoicesProps = Headed & {
  readonly choices: readonly PlanCardProps[];
  readonly note?: string | undefined;
};

export type SizesProps = Headed & {
  readonly sizes: readonly {
    readonly title: string;
    readonly like: string;
    readonly price: string;
    readonly drawing: Picture;
    readonly link: SpottedLink;
  }[];
  readonly action?: SpottedLink | undefined;
};

export type ChecklistProps = Headed & {
  readonly groups: readonly {
    readonly title: string;
    readonly points: readonly string[];
    readonly drawing?: Picture | undefined;
    readonly isRefused?: boolean | undefined;
  }[];
};

export type EnquiryProps = Headed & {
  readonly text: string;
  readonly asks: readonly string[];
  readonly form: FormId;
  /** The known answers by the form's field names. */
  readonly answers?: Readonly<Record<string, string>>;
  readonly drawing: Picture;
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
};

export type LinksProps = Headed & { readonly links: readonly LinkRow[] };

/** The sections of a page, between its head and its questions. */
export type Section =
  | ({ readonly kind: 'steps' } & ComponentProps<typeof StepsStrip>)
  | ({ readonly kind: 'included' } & ComponentProps<typeof IncludedList>)
  | ({ readonly kind: 'choices' } & ChoicesProps)
  | ({ readonly kind: 'story' } & StoryProps)
  | ({ readonly kind: 'table' } & ComponentProps<typeof FactTable>)
  | ({ readonly kind: 'sizes' } & SizesProps)
  | ({ readonly kind: 'checklist' } & ChecklistProps)
  | ({ readonly kind: 'promises' } & ComponentProps<typeof Promises> & { readonly title: string })
  | ({ readonly kind: 'enquiry' } & EnquiryProps)
  | ({ readonly kind: 'links' } & LinksProps);

export type ServiceBodyProps = {
  readonly hero: Omit<ComponentProps<typeof PageHero>, 'children'>;
  readonly ticket: Ticket;
  readonly sections: readonly Section[];
  readonly reviews: ComponentProps<typeof ReviewStrip>;
  readonly questions: ComponentProps<typeof QuestionList>;
  readonly closing: ComponentProps<typeof CallToAction>;
  readonly related: readonly LinkRow[];
};
