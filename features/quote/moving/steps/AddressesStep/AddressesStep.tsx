import { Button } from '@/components/ui/Button/Button';
import { POSTCODE_LABELS } from '@/lib/domain/order/labels';
import { EMPTY_ADDRESS, type MovingAnswers } from '@/lib/domain/answers/moving';
import { LIMITS } from '@/lib/validation/limits';
import { useAnswers } from '../../../engine/form';
import { AddressFields } from '../../../steps/AddressFields/AddressFields';
import styles from '../../../steps/steps.module.scss';
import { StudentField } from '../../../steps/StudentField';

const KINDS = {
  additional_collection: { add: 'Add another collection address', legend: 'Another collection' },
  additional_delivery: { add: 'Add another delivery address', legend: 'Another delivery' },
} as const;
type Kind = keyof typeof KINDS;

function AdditionalAddresses({ kind }: { readonly kind: Kind }) {
  const { values, setField } = useAnswers<MovingAnswers>();
  const path = `addresses.${kind}`;
  const all = values.addresses[kind];
  const replace = (addresses: typeof all) => setField(path, addresses);
  return (
    <>
      {all.map((address, index) => (
        <AddressFields
          // Addresses have no identity of their own; their place in the list is it.
          key={`${path}.${String(index)}`}
          legend={all.length > 1 ? `${KINDS[kind].legend} (${index + 1})` : KINDS[kind].legend}
          postcodeLabel={POSTCODE_LABELS[kind]}
          path={`${path}.${index}`}
          address={address}
          remove={
            <div>
              <Button
                kind="outline"
                size="s"
                iconBefore="trash"
                onClick={() => replace(all.filter((_, each) => each !== index))}
              >
                Remove this address
              </Button>
            </div>
          }
        />
      ))}
      {all.length < LIMITS.additionalAddresses ? (
        <div>
          <Button kind="secondary" size="s" iconBefore="plus" onClick={() => replace([...all, EMPTY_ADDRESS])}>
            {KINDS[kind].add}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Who moves, from where, to where, and what is in the way of the crew there. */
export function AddressesStep() {
  const { values } = useAnswers<MovingAnswers>();
  const { collection, delivery } = values.addresses;
  return (
    <div className={styles.stack}>
      <AddressFields
        legend="Collection"
        postcodeLabel={POSTCODE_LABELS.collection}
        path="addresses.collection"
        address={collection}
      />
      <AdditionalAddresses kind="additional_collection" />
      <AddressFields
        legend="Delivery"
        postcodeLabel={POSTCODE_LABELS.delivery}
        path="addresses.delivery"
        address={delivery}
      />
      <AdditionalAddresses kind="additional_delivery" />
      <StudentField />
    </div>
  );
}
