import type { ComponentProps } from 'react';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import './CompanyBody?styles';

/** The pages about the company have only links and forms, so their code is never loaded. */
export const CompanyPage = island(async () => (await import('./CompanyBody')).CompanyBody, {
  when: 'never',
});

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
