import type { ComponentProps } from 'react';
import type { FormId } from '@/components/forms/forms';
import type { CallToAction, SpottedLink } from '@/components/marketing/CallToAction';
import type { FactTable } from '@/components/marketing/FactTable';
import type { IncludedList } from '@/components/marketing/IncludedList';
import type { LinkRow } from '@/components/marketing/LinkRows';
import type { PageHero } from '@/components/marketing/PageHero';
import type { PlanCardProps } from '@/components/marketing/PlanCards';
import type { Promises } from '@/components/marketing/Promises';
import type { QuestionList } from '@/components/marketing/QuestionList';
import type { ReviewStrip } from '@/features/reviews/ReviewStrip';
import type { StepsStrip } from '@/components/marketing/StepsStrip';
import type { StoryProps } from '@/components/marketing/Story';
import type { Picture } from '@/components/ui/Drawing/Drawing';

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
