import { InvoicePage } from '@/features/order/invoice/InvoicePage';
import { invoiceProps } from '@/features/order/invoice/model';
import { orderRoute } from '@/features/order/order-route';
import { readInvoice } from '@/lib/contracts/invoice-view';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { orderPage } from '@/lib/server/modules/orders/order-page';

/** Reads an invoice or credit note. Another order's number gets the same answer as an unknown reference. */
export const getServerSideProps = orderPage(async (request) => {
  const { guest, query } = request;
  const view = await callForPage(readInvoice, { ...guest, number: String(query.number) }, request);
  return view && invoiceProps(view, guest.token);
});

export default orderRoute(InvoicePage);
