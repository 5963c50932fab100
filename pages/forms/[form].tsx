import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import '@/features/forms/FormPage?styles';
import { formPageTitle } from '@/features/forms/form-page-words';
import { COMPANY } from '@/lib/content/company';
import type { FormPageState } from '@/lib/contracts/form-page';
import { visitForm } from '@/lib/server/modules/enquiries/plain-form-page';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';

type Props = ShellProps & {
  readonly state: FormPageState;
  readonly company: { readonly phone: string; readonly phoneHref: string };
};

const FormPage = island(async () => (await import('@/features/forms/FormPage')).FormPage, { when: 'idle' });

const singleText = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/**
 * Answers visits and plain form posts. A form without a script posts to its API path, which next.config.js rewrites to
 * this page. Query: `sent=1` after an accepted post, `token` in a newsletter link.
 */
export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res, params, query }) => {
  guardPrivatePage(res);
  const state = await visitForm({
    name: singleText(params?.form),
    isSent: query.sent === '1',
    token: singleText(query.token),
    request: req,
    response: res,
  });
  if (!state) return { notFound: true };
  if ('to' in state) return { redirect: { destination: state.to, statusCode: 303 } };
  const shell = { ...formPageTitle(state), noindex: true, canonicalPath: `/forms/${state.form}` };
  return { props: { ...shell, state, company: { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref } } };
};

export default function SiteFormPage({ state, company }: Props) {
  return <FormPage key={state.kind} state={state} company={company} />;
}
