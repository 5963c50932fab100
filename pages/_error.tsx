import type { NextPageContext } from 'next';
import { ErrorPage } from '@/components/layout/ErrorPage/ErrorPage';
import type { ShellProps } from '@/components/layout/shell-props';
import { reportError } from '@/lib/analytics/report-error';
import { publicCompany } from '@/lib/content/public-company';

type ErrorProps = ShellProps & { readonly message?: string };

/** What the server sends when it fails. Its own messages stay on the server: the visitor gets the default sentence. */
export default function ServerErrorPage({ message }: ErrorProps) {
  const { phone, phoneHref } = publicCompany();
  return <ErrorPage message={message} phone={{ text: phone, href: phoneHref }} />;
}

ServerErrorPage.getInitialProps = ({ res, err }: NextPageContext): ErrorProps => {
  const inBrowser = res === undefined;
  // A page whose code or data could not be fetched; on the server instrumentation.ts hears of it.
  if (inBrowser && err) reportError(err);
  return {
    title: 'Something went wrong',
    description: 'The page could not be shown.',
    canonicalPath: '/500',
    useLayout: false,
    hideBanner: true,
    noindex: true,
    ...(inBrowser && err?.message ? { message: err.message } : {}),
  };
};
