import type { NextPageContext } from 'next';
import { ErrorPage } from '@/components/layout/ErrorPage';
import type { ShellProps } from '@/components/layout/shell-props';
import { reportError } from '@/lib/analytics/report-error';
import { publicCompany } from '@/lib/content/public-company';

type ErrorProps = ShellProps & { readonly message?: string };

/** Renders the page of a failed request. Internal messages stay on the server. */
export default function ServerErrorPage({ message }: ErrorProps) {
  const { phone, phoneHref } = publicCompany();
  return <ErrorPage message={message} phone={{ text: phone, href: phoneHref }} />;
}

ServerErrorPage.getInitialProps = ({ res, err }: NextPageContext): ErrorProps => {
  const inBrowser = res === undefined;
  // The code or data of a page could not be loaded. On the server, instrumentation.ts reports errors.
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
