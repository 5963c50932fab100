import type { AppProps } from 'next/app';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { FORM_PLACE } from '@/components/forms/form-place';
import { ErrorBoundary } from '@/components/layout/ErrorBoundary/ErrorBoundary';
import { HeadMetadata } from '@/components/layout/HeadMetadata/HeadMetadata';
import { DEFAULT_DESCRIPTION, DEFAULT_TITLE } from '@/components/layout/HeadMetadata/metadata';
import { Layout } from '@/components/layout/Layout/Layout';
import type { ShellProps } from '@/components/layout/shell-props';
import '@/components/layout/styles';
import { replayTheRest } from '@/components/ui/HydrateLater/early-input';
import { framePart } from '@/components/ui/ServerMarkup/frame-part';
import { Toaster } from '@/components/ui/Toast/Toaster';
import { CookieConsent } from '@/features/cookie-consent/CookieConsent/CookieConsent';
import '@/features/forms/styles';
import { useForms } from '@/features/forms/use-forms';
import '@/features/header/styles';
import { reportError } from '@/lib/analytics/report-error';
import { type PublicCompany, publicCompany } from '@/lib/content/public-company';
import { type EarlyEvent, keptSoFar } from '@/lib/late-scripts/early-log';
import '@/styles/globals.scss';

type FrameProps = { readonly company: PublicCompany };

// Markup of the server: their code is in no page's first scripts, their styles are.
const Header = framePart<FrameProps & { readonly path: string }>(
  async () => {
    const [{ Header: Bar }, { NAVIGATION }] = await Promise.all([
      import('@/features/header/Header/Header'),
      import('@/lib/content/navigation'),
    ]);
    // Keyed by the path: a route change closes whatever is open (HDR-5).
    return function SiteHeader({ path, company }) {
      return <Bar key={path} path={path} content={{ ...NAVIGATION, company }} />;
    };
  },
  { id: 'site-header', wakes: true },
);
const Footer = framePart<FrameProps>(
  async () => {
    const [{ Footer: Frame }, { FOOTER_COLUMNS, LEGAL_LINKS }] = await Promise.all([
      import('@/components/layout/Footer/Footer'),
      import('@/lib/content/footer-navigation'),
    ]);
    return function SiteFooter({ company }) {
      return <Frame columns={FOOTER_COLUMNS} legalLinks={LEGAL_LINKS} company={company} year={company.year} />;
    };
  },
  { id: 'site-footer', wakes: false },
);
const ErrorPage = lazy(() =>
  import('@/components/layout/ErrorPage/ErrorPage').then((module) => ({ default: module.ErrorPage })),
);

/** The frame of every page. What differs between pages is in their ShellProps; nothing else is read here. */
export default function App({ Component, pageProps, router }: AppProps<Partial<ShellProps>>) {
  const { title = DEFAULT_TITLE, description = DEFAULT_DESCRIPTION, useLayout = true, hideBanner = false } = pageProps;
  const path = router.asPath.split(/[?#]/, 1).join('');
  const company = publicCompany();
  const page = <Component {...pageProps} />;
  useForms(useLayout ? company : null);
  const before = useRef<readonly EarlyEvent[]>([]);
  useLayoutEffect(() => void (before.current = keptSoFar()), []);
  // After the effects of everything in the page: what sleeps has taken what is its own.
  useEffect(() => replayTheRest(FORM_PLACE, before.current), []);

  return (
    <ErrorBoundary
      resetKey={path}
      onError={reportError}
      fallback={(message) => (
        <Suspense>
          <ErrorPage message={message} phone={{ text: company.phone, href: company.phoneHref }} />
        </Suspense>
      )}
    >
      <HeadMetadata
        {...{ title, description, currentPath: path }}
        canonicalPath={pageProps.canonicalPath}
        noindex={pageProps.noindex}
      />
      {useLayout ? (
        <Layout header={<Header path={path} company={company} />} footer={<Footer company={company} />}>
          {page}
        </Layout>
      ) : (
        page
      )}
      {hideBanner ? null : <CookieConsent />}
      <Toaster />
    </ErrorBoundary>
  );
}
