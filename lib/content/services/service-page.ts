import type { BUSINESS_NEEDS, SHIPPING_COUNTRIES, STUDENT_NEEDS } from '@/lib/domain/enquiries/choices';
import type { Pence } from '@/lib/domain/money';
import type { StorageTerm } from '@/lib/domain/vocabulary';
import type { ReviewCategory } from '@/lib/domain/reviews/review';
import type { Drawing } from '../drawings';

/**
 * What a page under /services says. One file of this folder is one page; pages.ts lists them. Numbers in words and
 * prices come from the rules that charge them (lib/domain/pricing), never from a keyboard.
 */
export type ServicePage = {
  /** Path below /services: "moving", "shipping/portugal"; "" for the index itself. */
  readonly slug: string;
  /** Its name in lists of services. */
  readonly label: string;
  /** One line beside the name in lists of services. */
  readonly summary: string;
  /** Of the browser's tab and search results; the company's name is added. At most 34 characters. */
  readonly title: string;
  /** Of search results: 70 to 160 characters. */
  readonly description: string;
  readonly h1: string;
  readonly lead: string;
  /** Large, at the top, and small in lists of services. */
  readonly drawing: Drawing;
  /** Three short facts above the price. */
  readonly points: readonly string[];
  readonly price: ServicePrice;
  readonly action: Action;
  /** Between the top and the questions, in this order. Exactly one each of "steps" and "included". */
  readonly sections: readonly ServiceSection[];
  readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
  readonly reviews: ReviewCategory;
  /** Said above the last way into the quote. */
  readonly closing: { readonly title: string; readonly text: string };
  /** Slugs of three or six other services. */
  readonly related: readonly string[];
};

export type ServicePrice =
  | {
      readonly kind: 'from' | 'fixed';
      readonly amount: Pence;
      /** It is the price of a week of storage on this term: its trips are said wherever it stands (LAW-1). */
      readonly weekOn?: StorageTerm;
      /** What the price is for, and that VAT is in it. */
      readonly note: string;
    }
  /** No price before somebody has seen the job. */
  | { readonly kind: 'request'; readonly title: string; readonly note: string };

/**
 * A way on. Where it leads into a quote, with all that is known in its query, its clicks are reported with a spot made
 * of the page's slug and the place on the page.
 */
export type Action = { readonly label: string; readonly href: string };

export type ServiceSection =
  | StepsSection
  | IncludedSection
  | ChoicesSection
  | StorySection
  | TableSection
  | SizesSection
  | ChecklistSection
  | PromisesSection
  | EnquirySection
  | LinksSection;

type Headed = {
  /** Its anchor. */
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
};

/** How it works, in four steps along the tape. */
export type StepsSection = Headed & {
  readonly kind: 'steps';
  readonly steps: readonly { readonly title: string; readonly text: string; readonly drawing: Drawing }[];
};

/** What the price includes, and what it does not: each of those with what to do instead. */
export type IncludedSection = Headed & {
  readonly kind: 'included';
  readonly included: readonly string[];
  readonly excluded: readonly { readonly what: string; readonly instead: string }[];
};

/** Two to four things to choose from, each with its price and its way into the quote. */
export type ChoicesSection = Headed & {
  readonly kind: 'choices';
  readonly choices: readonly {
    readonly title: string;
    readonly price: Pence;
    readonly isFrom?: boolean;
    /** It is the price of a week of storage on this term. */
    readonly weekOn?: StorageTerm;
    readonly points: readonly string[];
    readonly drawing: Drawing;
    readonly action: Action;
  }[];
  readonly note?: string;
};

/** A few paragraphs beside a large drawing. */
export type StorySection = Headed & {
  readonly kind: 'story';
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly drawing: Drawing;
  /** Where the drawing stands on wide screens. */
  readonly side: 'left' | 'right';
  readonly ground: 'plain' | 'quiet' | 'panel';
  readonly action?: Action;
};

/** Rows under columns; the first cell names its row, the others are amounts. */
export type TableSection = Headed & {
  readonly kind: 'table';
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly detail?: string;
    readonly cells: readonly string[];
    readonly drawing?: Drawing;
    /** The sum of the rows above it. */
    readonly isTotal?: boolean;
  }[];
  readonly note?: string;
};

/** Units of storage side by side, drawn to one scale, each leading into its quote. */
export type SizesSection = Headed & {
  readonly kind: 'sizes';
  readonly sizes: readonly {
    readonly title: string;
    /** What it is about as large as. */
    readonly like: string;
    /** "£21.90 a week". */
    readonly price: string;
    readonly href: string;
    readonly drawing: Drawing;
  }[];
  readonly action?: Action;
};

/** What is done, place by place. */
export type ChecklistSection = Headed & {
  readonly kind: 'checklist';
  readonly groups: readonly {
    readonly title: string;
    readonly points: readonly string[];
    readonly drawing?: Drawing;
    /** A list of what is not done or taken. */
    readonly isRefused?: boolean;
  }[];
};

/** What is promised and on what conditions, on ink. */
export type PromisesSection = Headed & {
  readonly kind: 'promises';
  readonly drawing: Drawing;
  readonly pledges: readonly { readonly title: string; readonly text: string }[];
};

/** The place where somebody asks us: what to say, and how to reach us. */
export type EnquirySection = Headed & {
  readonly kind: 'enquiry';
  readonly text: string;
  /** What we need to know to answer with a price. */
  readonly asks: readonly string[];
  /** The form of this name (components/forms/forms.ts). */
  readonly form: 'materials' | 'disposal' | 'shipping' | 'student' | 'business';
  /** What the page knows already, so that nobody has to choose it again. */
  readonly answers?: {
    readonly country?: keyof typeof SHIPPING_COUNTRIES;
    readonly need?: keyof typeof BUSINESS_NEEDS | keyof typeof STUDENT_NEEDS;
  };
  readonly drawing: Drawing;
};

/** Other pages under /services, by slug: what an index leads to. */
export type LinksSection = Headed & { readonly kind: 'links'; readonly slugs: readonly string[] };
