import type { ReactNode } from 'react';
import { Segments } from '@/components/ui/Segments/Segments';
import { TextField } from '@/components/ui/TextField';
import type { DraftAddress } from '@/lib/domain/order-types';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { FloorField } from './FloorField';
import styles from './AddressFields.module.scss';

const yesNo = (answer: boolean | null) => (answer === null ? '' : answer ? 'yes' : 'no');
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type Question = keyof DraftAddress;

type AddressFieldsProps = {
  readonly legend: string;
  readonly postcodeLabel: string;
  readonly path: string;
  readonly address: DraftAddress;
  readonly onAnswer: <Q extends Question>(question: Q, answer: DraftAddress[Q]) => void;
  readonly errorOf: (question: Question) => string | undefined;
  readonly onLeavePostcode?: (() => void) | undefined;
  readonly remove?: ReactNode;
  /** Renders the question about the postcode in another way, for one that was answered before. */
  readonly framePostcode?: ((question: ReactNode) => ReactNode) | undefined;
};

/** Renders the questions about one address: postcode, floor, lift and parking. None is pre-filled. */
export function AddressFields(props: AddressFieldsProps) {
  const { legend, postcodeLabel, path, address, onAnswer, errorOf, onLeavePostcode, remove, framePostcode } = props;
  const leavePostcode = () => {
    const full = fullPostcode(address.postcode);
    if (full && full !== address.postcode) onAnswer('postcode', full);
    onLeavePostcode?.();
  };
  const setFloor = (floor: number | null) => {
    onAnswer('floor', floor);
    // The ground floor has no question about a lift, so an earlier answer does not carry over to another floor.
    if (floor === 0 || address.floor === 0) onAnswer('elevator', null);
  };
  const postcode = (
    <TextField
      label={postcodeLabel}
      name={`${path}.postcode`}
      value={address.postcode}
      onChange={(value) => onAnswer('postcode', value)}
      onBlur={leavePostcode}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      error={errorOf('postcode')}
    />
  );
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.pair}>
        {framePostcode ? framePostcode(postcode) : postcode}
        <FloorField name={`${path}.floor`} floor={address.floor} onFloor={setFloor} error={errorOf('floor')} />
      </div>
      <div className={styles.pair}>
        <Segments
          legend="Can a van park at the door?"
          name={`${path}.parking`}
          value={yesNo(address.parking)}
          onChange={(value) => onAnswer('parking', value === 'yes')}
          options={yesOrNo}
          error={errorOf('parking')}
        />
        {address.floor === 0 ? null : (
          <Segments
            legend="Is there a lift?"
            name={`${path}.elevator`}
            value={yesNo(address.elevator)}
            onChange={(value) => onAnswer('elevator', value === 'yes')}
            options={yesOrNo}
            error={errorOf('elevator')}
          />
        )}
      </div>
      {remove}
    </fieldset>
  );
}
