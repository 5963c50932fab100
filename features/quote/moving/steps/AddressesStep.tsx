import { Button } from '@/components/ui/Button';
import { addressName } from '@/lib/domain/order/address-names';
import { ADDRESS_WORDS } from '@/lib/domain/order/labels';
import { EMPTY_ADDRESS, type MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { LIMITS } from '@/lib/validation/limits';
import { useAnswers } from '../../engine/form';
import { AddressField, AddressFields } from '../../steps/AddressStep';
import styles from '../../steps/steps.module.scss';
import { StudentField } from '../../steps/StudentField';

const ADD = {
  additional_collection: 'Add another collection address',
  additional_delivery: 'Add another delivery address',
} as const;
type Kind = keyof typeof ADD;

function AdditionalAddresses({ kind }: { readonly kind: Kind }) {
  const { values, setField } = useAnswers<MovingAnswers>();
  const path = `addresses.${kind}`;
  const all = values.addresses[kind];
  const replace = (addresses: typeof all) => setField(path, addresses);
  return (
    <>
      {all.map((address, index) => (
        <AddressFields
          // Addresses have no ids, so their place in the list is the key.
          key={`${path}.${String(index)}`}
          legend={addressName(kind, index, all.length)}
          postcodeLabel={ADDRESS_WORDS[kind].postcode}
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
            {ADD[kind]}
          </Button>
        </div>
      ) : null}
    </>
  );
}

export function AddressesStep() {
  return (
    <div className={styles.stack}>
      <AddressField kind="collection" />
      <AdditionalAddresses kind="additional_collection" />
      <AddressField kind="delivery" />
      <AdditionalAddresses kind="additional_delivery" />
      <StudentField />
    </div>
  );
}
