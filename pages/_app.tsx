import type { AppProps } from 'next/app';
import { lazy, Suspense } from 'react';
import { FORM_PLACE } from '@/components/forms/form-place';
import { ErrorBoundary } from '@/components/layout/ErrorBoundary/ErrorBoundary';
import { siteFooter } from '@/components/layout/Footer/site-footer';
import { HeadMetadata } from '@/components/layout/HeadMetadata/HeadMetadata';
import { DEFAULT_DESCRIPTION, DEFAULT_TITLE } from '@/components/layout/HeadMetadata/metadata';
import { Layout } from '@/components/layout/Layout/Layout';
import type { ShellProps } from '@/components/layout/shell-props';
import '@/components/layout/styles';
import { useEarlyReplay } from '@/components/ui/Island/use-early-replay';
import { Toaster } from '@/components/ui/Toast/Toaster';
import { CookieConsent } from '@/features/cookie-consent/CookieConsent/CookieConsent';
import '@/features/forms/styles';
import { useForms } from '@/features/forms/use-forms';
import { siteHeader } from '@/features/header/site-header';
import '@/features/header/styles';
import { reportError } from '@/lib/analytics/report-error';
import { publicCompany } from '@/lib/content/public-company';
import '@/styles/globals.scss';

const Header = siteHeader(async () => (await import('@/lib/content/navigation')).NAVIGATION);
const Footer = siteFooter(async () => (await import('@/lib/content/footer-navigation')).FOOTER);
const ErrorPage = lazy(async () => ({
  default: (await import('@/components/layout/ErrorPage/ErrorPage')).ErrorPage,
}));

/** The frame of every page. What differs between pages is in their ShellProps; nothing else is read here. */
export default function App({ Component, pageProps, router }: AppProps<Partial<ShellProps>>) {
  const { title = DEFAULT_TITLE, description = DEFAULT_DESCRIPTION, useLayout = true, hideBanner = false } = pageProps;
  const path = router.asPath.split(/[?#]/, 1).join('');
  const company = publicCompany();
  const page = <Component {...pageProps} />;
  useForms(useLayout ? company : null);
  useEarlyReplay(FORM_PLACE);

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
