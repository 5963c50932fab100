import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import type { DocumentBodyProps } from '@/features/documents/DocumentBody';
import '@/features/documents/DocumentBody?styles';
import { formatDate } from '@/lib/domain/london-time';
import { allDocuments } from '@/lib/server/modules/content/articles';

const LegalText = island(async () => (await import('@/features/documents/DocumentBody')).DocumentBody, {
  when: 'never',
});

/** Returns the paths of the legal texts at the root of the site. Every other address there has a file of its own. */
export function getStaticPaths() {
  return { paths: allDocuments().map(({ slug }) => ({ params: { document: slug } })), fallback: false };
}

export function getStaticProps({ params }: GetStaticPropsContext<{ document: string }>) {
  const document = allDocuments().find(({ slug }) => slug === params?.document);
  if (!document) return { notFound: true } as const;
  const { title, shortTitle, description, path, updated, isSample, headings: sections, html } = document;
  const shell: ShellProps = { title: shortTitle, description, canonicalPath: path, updated };
  const body: DocumentBodyProps = {
    title,
    isSample,
    sections,
    html,
    lead: description,
    trail: breadcrumbTrail(path),
    updated: { date: updated, text: formatDate(updated) },
  };
  return { props: { ...shell, body } };
}

export default function DocumentPage({ body, canonicalPath: path }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <LegalText key={path} {...body} />;
}
