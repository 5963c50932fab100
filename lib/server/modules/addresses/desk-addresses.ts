import type { DeskRequest } from '@/lib/contracts/desk';
import { addressForms, type AddressesView } from '@/lib/contracts/desk-orders';
import type { DeskFact } from '@/lib/contracts/desk-parts';
import { accessText } from '@/lib/domain/order/access';
import {
  addressLine,
  addressesOfOrder,
  contactLine,
  givenAt,
  noteLine,
  type GivenAddresses,
  type OrderPlace,
} from '@/lib/domain/order/appointments';
import { addressRows } from '@/lib/server/modules/addresses/repo';
import { saveAddresses } from '@/lib/server/modules/addresses/service';
import { addressesView } from '@/lib/server/modules/addresses/view';
import { assertChangeable } from '@/lib/server/modules/orders/change-target';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference, lockOrder } from '@/lib/server/modules/orders/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { deskActions, pageOfOrder } from '@/lib/server/platform/desk/define-action';
import { findForDesk, headOf } from '@/lib/server/platform/desk/order-head';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { addressDetailFields } from '@/lib/validation/addresses';

/** The desk completes an order's street addresses on this page. Null for an unknown reference. */
export async function addressesPage({ db, now }: Deps, reference: string): Promise<AddressesView | null> {
  const row = await findOrderByReference(db, reference);
  if (!row) return null;
  const stops = addressesView(row, await addressRows(db, row.id), { canGive: true, canFind: false });
  const page = { kind: 'addresses', head: headOf(row), stops } as const;
  try {
    assertChangeable(row, now());
    return { ...page, refusal: '' };
  } catch (error) {
    if (error instanceof Problem) return { ...page, refusal: error.message };
    throw error;
  }
}

/** Saves one address. The desk's log names the address without its contents. */
async function saveStopForDesk(
  deps: Deps,
  operator: Operator,
  { reference, version, ...stop }: DeskRequest<'saveStop'>,
): Promise<void> {
  const { id } = await findForDesk(deps, reference);
  const at = deps.now();
  await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, id);
    await saveAddresses(trx, order, { version, stops: [stop], at });
    const place = addressesOfOrder(orderOf(order).addresses).find((known) => known.stop === stop.stop);
    await recordAudit(trx, operator, at, {
      action: 'order.addresses',
      subject: reference,
      before: {},
      after: { stop: place?.label ?? stop.stop },
    });
  });
}

export const addressActions = deskActions(addressForms, {
  saveStop: {
    run: saveStopForDesk,
    done: 'The address is saved and is on the crew’s sheet.',
    page: pageOfOrder('addresses'),
    kept: ['stop', ...Object.keys(addressDetailFields)],
    wrong: {
      line1: 'Enter the house number and the street.',
      town: 'Enter the town.',
      stop: 'Choose the address.',
    },
  },
});

/** Returns what a crew needs at the door, and what is still missing. */
export const addressFacts = (places: readonly OrderPlace[], given: GivenAddresses): readonly DeskFact[] =>
  places.flatMap((place) => {
    const { label, address } = place;
    const details = givenAt(given, place);
    const where = details ? addressLine(address.postcode, details) : `${address.postcode}, street not given yet`;
    const more = (name: string, text: string): readonly DeskFact[] =>
      text === '' ? [] : [{ label: `${label}, ${name}`, text }];
    return [
      { label, text: `${where}. ${accessText(address)}` },
      ...(details
        ? [...more('at the door', noteLine(details)), ...contactFacts(more('ask for', contactLine(details)), details)]
        : []),
    ];
  });

const contactFacts = (
  facts: readonly DeskFact[],
  { contactPhone }: { readonly contactPhone: string },
): readonly DeskFact[] => facts.map((fact) => (contactPhone === '' ? fact : { ...fact, href: `tel:${contactPhone}` }));
