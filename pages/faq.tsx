import type { InferGetStaticPropsType } from 'next';
import { useState } from 'react';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import { FaqBody } from '@/features/faq/FaqBody/FaqBody';
import '@/features/faq/styles';
import { wakeFaq } from '@/features/faq/wake';
import { COMPANY } from '@/lib/content/company';
import { MOVES_FILES, PLACES_FILES } from '@/lib/content/drawing-files';
import { FAQ_GROUPS, FAQS } from '@/lib/content/faqs';
import { asJsonLd } from '@/lib/content/structured-data';
import { faqPageData } from '@/lib/content/structured-data-page';
import { ROUTES } from '@/lib/routes';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof FaqBody | null = null;

export function getStaticProps() {
  bodyOnServer = FaqBody;
  const shell: ShellProps = {
    title: 'Questions and answers',
    description:
      'What stairs, parking and busy days cost, what fits, how storage is collected and returned, how to change or cancel, and what you get back.',
    canonicalPath: ROUTES.faq,
    // The ones asked most: all of them would double what the page weighs.
    jsonLd: asJsonLd(faqPageData(FAQS.filter(({ isOften }) => isOften))),
  };
  const body = {
    trail: breadcrumbTrail(ROUTES.faq),
    groups: FAQ_GROUPS.map(({ questions, ...topic }) => ({
      ...topic,
      questions: questions.map(({ id, question, answer }) => ({ id, question, answer })),
    })),
    drawings: { hero: PLACES_FILES['help-desk'], action: MOVES_FILES.custom },
    phone: COMPANY.phone.value,
    phoneHref: COMPANY.phoneHref,
  };
  return { props: { ...shell, body } };
}

type Props = InferGetStaticPropsType<typeof getStaticProps>;

async function fetchBody(body: Props['body']) {
  const { AwakeFaq } = await import('@/features/faq/AwakeFaq/AwakeFaq');
  return <AwakeFaq {...body} />;
}

export default function FaqPage({ body }: Props) {
  const [load] = useState(() => () => fetchBody(body));
  const Body = bodyOnServer;
  return <ServerMarkup id="questions" onServer={Body && <Body {...body} />} load={load} onAdopt={wakeFaq} />;
}
