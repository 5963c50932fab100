import type { ComponentProps } from 'react';
import type { AreaMap } from '@/components/marketing/BoroughMap';
import type { CallToAction, SpottedLink } from '@/components/marketing/CallToAction';
import type { FactTable } from '@/components/marketing/FactTable';
import type { Question } from '@/components/marketing/QuestionList';
import type { ReviewStrip } from '@/features/reviews/ReviewStrip';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { MovingSpace, StorageSpace, StorageTerm } from '@/lib/domain/order-types';

type Option = { readonly value: string; readonly label: string };

export type AreaFormContent = {
  readonly action: string;
  readonly title: string;
  readonly district: { readonly label: string; readonly options: readonly string[]; readonly initial: string };
  readonly choice: {
    readonly label: string;
    readonly options: readonly Option[];
    readonly initial: string;
    readonly hint?: string;
  };
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly button: string;
};

export type LocalContent = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly districts: readonly string[];
  readonly districtsText: string;
  readonly neighbourhoods: readonly string[];
};

export type ParkingContent = {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly note: string | null;
  readonly link: { readonly label: string; readonly href: string };
  readonly own: string;
};

export type ExampleContent = {
  readonly title: string;
  readonly stops: readonly { readonly where: string; readonly how: string }[];
  readonly lines: readonly {
    readonly key: string;
    readonly label: string;
    readonly detail: string | null;
    readonly amount: string;
  }[];
  readonly total: { readonly label: string; readonly amount: string };
  readonly note?: string;
};

export type SlotsContent = {
  /** The link into the flow, with the known answers as query. */
  readonly href: string;
  readonly district: string;
  readonly lead: string;
} & (
  | { readonly service: 'MOVING'; readonly plan: MovingSpace; readonly term: null }
  | { readonly service: 'STORAGE_COLLECTION'; readonly plan: StorageSpace; readonly term: StorageTerm }
);

export type NearContent = {
  readonly title: string;
  readonly text: string;
  readonly current: string;
  readonly neighbours: readonly { readonly name: string; readonly href: string; readonly detail: string }[];
  /** The link to the same borough's page for the other product. */
  readonly other: { readonly label: string; readonly href: string };
};

export type AreaContent = {
  readonly trail: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  readonly drawing: Picture;
  readonly form: AreaFormContent;
  readonly local: LocalContent;
  readonly parking: ParkingContent;
  readonly example: ExampleContent;
  readonly table: ComponentProps<typeof FactTable>;
  readonly slots: SlotsContent;
  readonly near: NearContent;
  readonly map: AreaMap;
  readonly questions: readonly Question[];
  readonly reviews: Omit<ComponentProps<typeof ReviewStrip>, 'title'>;
  readonly call: ComponentProps<typeof CallToAction>;
  readonly phone: string;
  readonly phoneHref: string;
};

export type AreaIndexContent = {
  readonly trail: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  readonly action: SpottedLink;
  readonly map: AreaMap;
  readonly regions: readonly {
    readonly id: string;
    readonly title: string;
    readonly areas: readonly {
      readonly name: string;
      readonly href: string;
      readonly districts: string;
      readonly detail: string;
    }[];
  }[];
  readonly call: ComponentProps<typeof CallToAction>;
};
