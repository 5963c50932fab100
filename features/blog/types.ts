import type { LinkRow } from '@/components/marketing/LinkRows';
import type { PriceLineProps, SpottedLink } from '@/components/marketing/CallToAction';
import type { Section } from '@/components/prose/Contents';
import type { Picture } from '@/components/ui/Drawing/Drawing';

export type ArticleCard = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly reading: string;
  readonly topics: readonly string[];
  readonly drawing: Picture;
};

export type Source = { readonly name: string; readonly url: string };

export type ArticleContent = Omit<ArticleCard, 'path'> & {
  readonly author: string;
  /** The date as ISO text and as it is shown: "2026-11-20", "20 November 2026". */
  readonly published: Day;
  /** Null when nothing has changed since publication. */
  readonly updated: Day | null;
  readonly sections: readonly Section[];
  readonly html: string;
  readonly sources: readonly Source[];
  readonly services: readonly LinkRow[];
  readonly related: readonly ArticleCard[];
  readonly next: NextStep;
};

export type Day = { readonly date: string; readonly text: string };

export type NextStep = {
  readonly title: string;
  readonly text: string;
  readonly drawing: Picture;
  readonly price?: PriceLineProps | undefined;
  readonly action: SpottedLink;
};
