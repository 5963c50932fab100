import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { ClaimPage } from '@/features/order/claim/ClaimPage/ClaimPage';
import { addedHref, claimProps, madeHref, type ClaimProps } from '@/features/order/claim/page-props';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { getServices } from '@/lib/server/container';
import { visitClaims } from '@/lib/server/http/claims/claim-page';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';

/** What went wrong on a job: said here, and what becomes of it. A wrong key reads like an unknown reference: 404. */
export const getServerSideProps: GetServerSideProps<ClaimProps> = async ({ params, query, req, res }) => {
  const services = getServices();
  const asked = { reference: String(params?.reference), token: String(query.token ?? '') };
  const found = await visitClaims(services, asked, req, res);
  if (!found) return answerWrongKey(services.deps, req, res);
  guardPrivatePage(res);
  if ('made' in found) {
    return { redirect: { destination: madeHref(asked.reference, found.token, found.made), statusCode: 303 } };
  }
  if ('added' in found) {
    return { redirect: { destination: addedHref(asked.reference, found.token, found.added), statusCode: 303 } };
  }
  return { props: claimProps(found, query, traderFacts(COMPANY)) };
};

export default function ClaimRoute({ model, trader }: ClaimProps) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <ClaimPage model={model} trader={trader} />
    </QuoteLayout>
  );
}
