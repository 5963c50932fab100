import type { InferGetStaticPropsType } from 'next';
import Head from 'next/head';
import type { ShellProps } from '@/components/layout/shell-props';
import { Hero } from '@/features/home/Hero/Hero';
import { NothingHidden } from '@/features/home/NothingHidden/NothingHidden';
import { Plans } from '@/features/home/Plans/Plans';
import { Steps } from '@/features/home/Steps/Steps';
import { InstantPrice } from '@/features/instant-price/InstantPrice/InstantPrice';
import { COMPANY } from '@/lib/content/company';
import { homeContent } from '@/lib/content/home';
import { asJsonLd, movingCompanyData } from '@/lib/content/structured-data';
import { SITE } from '@/lib/site';

export function getStaticProps() {
  const shell: ShellProps = {
    title: SITE.name,
    description: `${SITE.name}, ${SITE.city}: man and van, storage and cleaning. ${SITE.tagline}, VAT included.`,
    canonicalPath: '/',
  };
  const call = { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref };
  return { props: { ...shell, ...homeContent(call.phone), call, jsonLd: asJsonLd(movingCompanyData()) } };
}

export default function HomePage(props: InferGetStaticPropsType<typeof getStaticProps>) {
  const { hero, widget, call, steps, plans, nothingHidden, jsonLd } = props;
  return (
    <>
      <Head>
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      </Head>
      <Hero {...hero}>
        <InstantPrice {...widget} {...call} initialSpace="one_bedroom" />
      </Hero>
      <Steps title="Booked in four steps, without a phone call" steps={steps} />
      <Plans {...plans} />
      <NothingHidden {...nothingHidden} />
    </>
  );
}
