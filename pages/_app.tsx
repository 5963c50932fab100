import type { AppProps } from 'next/app';
import { FORM_PLACE } from '@/components/forms/form-place';
import { ErrorBoundary, FetchedErrorPage } from '@/components/layout/ErrorBoundary';
import { Layout, siteFooter } from '@/components/layout/Layout';
import { HeadMetadata } from '@/components/layout/HeadMetadata/HeadMetadata';
import type { ShellProps } from '@/components/layout/shell-props';
import { useEarlyReplay } from '@/components/ui/Island/early-input';
import { Toaster } from '@/components/ui/Toast/Toaster';
import { CookieConsent } from '@/features/cookie-consent/CookieConsent';
import { useForms } from '@/features/forms/use-forms';
import { siteHeader } from '@/features/header/site-header';
import { reportError } from '@/lib/analytics/report-error';
import { publicCompany } from '@/lib/content/public-company';
import '@/styles/globals.scss';

const Header = siteHeader(async () => (await import('@/lib/content/navigation')).NAVIGATION);
const Footer = siteFooter(async () => (await import('@/lib/content/footer-navigation')).FOOTER);

/** Renders the frame of every page. Differences between pages are in their ShellProps only. */
export default function App({ Component, pageProps, router }: AppProps<Partial<ShellProps>>) {
  const { useLayout = true, hideBanner = false } = pageProps;
  const path = router.asPath.split(/[?#]/, 1).join('');
  const company = publicCompany();
  const phone = { text: company.phone, href: company.phoneHref };
  const page = <Component {...pageProps} />;
  useForms(useLayout ? company : null);
  useEarlyReplay(FORM_PLACE);

  const error = (message: string | undefined) => <FetchedErrorPage message={message} phone={phone} />;
  return (
    <ErrorBoundary resetKey={path} onError={reportError} fallback={error}>
      <HeadMetadata page={pageProps} currentPath={path} />
      {useLayout ? (
        <Layout header={<Header path={path} company={company} />} footer={<Footer company={company} />}>
          {page}
        </Layout>
      ) : (
        page
      )}
      {hideBanner ? null : <CookieConsent />}
      {pageProps.hasCookieQuestionAtEnd ? <CookieConsent isAtEnd /> : null}
      <Toaster />
    </ErrorBoundary>
  );
}
