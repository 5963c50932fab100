import type { ComponentProps } from 'react';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import type { CompanyPage } from './company-page';

type Body = ComponentProps<typeof CompanyPage>;
type Page = Pick<Body, 'sections'> & {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly hero: Omit<Body['hero'], 'trail'>;
};

/** Returns the static props of a page about the company. */
export function companyProps({ path, title, description, hero, sections }: Page, jsonLd?: string) {
  const body = { hero: { ...hero, trail: breadcrumbTrail(path) }, sections };
  return { props: { title, description, canonicalPath: path, body, ...(jsonLd && { jsonLd }) } };
}
