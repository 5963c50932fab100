import type { BUSINESS_NEEDS, SHIPPING_COUNTRIES, STUDENT_NEEDS } from '@/lib/domain/enquiries/choices';
import type { Pence } from '@/lib/domain/money';
import type { StorageTerm } from '@/lib/domain/order-types';
import type { ReviewCategory } from '@/lib/domain/reviews/review';
import type { Drawing } from '../drawings';

/**
 * The content of a page under /services. One file of this folder is one page, and pages.ts lists them. Numbers and
 * prices come from the rules that charge them (lib/domain/pricing) and are never typed.
 */
export type ServicePage = {
  /** The path below /services: "moving", "shipping/portugal". "" for the index itself. */
  readonly slug: string;
  /** Its name in lists of services. */
  readonly label: string;
  /** One line beside the name in lists of services. */
  readonly summary: string;
  /** The title in browser tabs and search results, before the company's name. At most 34 characters. */
  readonly title: string;
  /** The description in search results: 70 to 160 characters. */
  readonly description: string;
  readonly h1: string;
  readonly lead: string;
  /** The drawing: large at the top of the page, small in lists of services. */
  readonly drawing: Drawing;
  /** Three short facts above the price. */
  readonly points: readonly string[];
  readonly price: ServicePrice;
  readonly action: Action;
  /** The sections between the top and the questions, in this order. Exactly one each of "steps" and "included". */
  readonly sections: readonly ServiceSection[];
  readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
  readonly reviews: ReviewCategory;
  /** The text above the last link into the quote. */
  readonly closing: { readonly title: string; readonly text: string };
  /** Slugs of three or six other services. */
  readonly related: readonly string[];
};

export type ServicePrice =
  | {
      readonly kind: 'from' | 'fixed';
      readonly amount: Pence;
      /** The term when the price is for a week of storage: its trips are named wherever it stands (LAW-1). */
      readonly weekOn?: StorageTerm;
      /** The subject of the price, and that it includes VAT. */
      readonly note: string;
    }
  /** A price by request only: somebody has to see the job first. */
  | { readonly kind: 'request'; readonly title: string; readonly note: string };

/**
 * A call to action. A link into a quote carries all known answers in its query, and its clicks are reported with a spot
 * made of the page's slug and the place on the page.
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
  /** The section's anchor. */
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
};

/** How the service works, in four steps. */
export type StepsSection = Headed & {
  readonly kind: 'steps';
  readonly steps: readonly { readonly title: string; readonly text: string; readonly drawing: Drawing }[];
};

/** The contents of the price, and the exclusions, each with an alternative. */
export type IncludedSection = Headed & {
  readonly kind: 'included';
  readonly included: readonly string[];
  readonly excluded: readonly { readonly what: string; readonly instead: string }[];
};

/** Two to four options, each with its price and its link into the quote. */
export type ChoicesSection = Headed & {
  readonly kind: 'choices';
  readonly choices: readonly {
    readonly title: string;
    readonly price: Pence;
    readonly isFrom?: boolean;
    /** The term when the price is for a week of storage. */
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

/** A table. The first cell names its row, the others are amounts. */
export type TableSection = Headed & {
  readonly kind: 'table';
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly detail?: string;
    readonly cells: readonly string[];
    readonly drawing?: Drawing;
    /** Whether the row is the sum of the rows above it. */
    readonly isTotal?: boolean;
  }[];
  readonly note?: string;
};

/** Storage units side by side, drawn to one scale, each linked to its quote. */
export type SizesSection = Headed & {
  readonly kind: 'sizes';
  readonly sizes: readonly {
    readonly title: string;
    /** An everyday space of about the same size. */
    readonly like: string;
    /** "£21.90 a week". */
    readonly price: string;
    readonly href: string;
    readonly drawing: Drawing;
  }[];
  readonly action?: Action;
};

/** The tasks of a service, place by place. */
export type ChecklistSection = Headed & {
  readonly kind: 'checklist';
  readonly groups: readonly {
    readonly title: string;
    readonly points: readonly string[];
    readonly drawing?: Drawing;
    /** Whether the list names exclusions. */
    readonly isRefused?: boolean;
  }[];
};

/** The guarantees and their conditions, on a dark background. */
export type PromisesSection = Headed & {
  readonly kind: 'promises';
  readonly drawing: Drawing;
  readonly pledges: readonly { readonly title: string; readonly text: string }[];
};

/** The section with a form: the details we need and our contacts. */
export type EnquirySection = Headed & {
  readonly kind: 'enquiry';
  readonly text: string;
  /** The details that we need to quote a price. */
  readonly asks: readonly string[];
  /** The name of a form (components/forms/forms.ts). */
  readonly form: 'materials' | 'disposal' | 'shipping' | 'student' | 'business';
  /** The answers that follow from the page and are filled in already. */
  readonly answers?: {
    readonly country?: keyof typeof SHIPPING_COUNTRIES;
    readonly need?: keyof typeof BUSINESS_NEEDS | keyof typeof STUDENT_NEEDS;
  };
  readonly drawing: Drawing;
};

/** The links of an index to other pages under /services, by slug. */
export type LinksSection = Headed & { readonly kind: 'links'; readonly slugs: readonly string[] };
