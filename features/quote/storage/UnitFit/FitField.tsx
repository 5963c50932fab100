import styles from './FitField.module.scss';
import { AppLink } from '@/components/ui/AppLink';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Note } from '@/components/ui/Note';
import { unitTransferPath } from '@/lib/account-routes';
import { agreesToWhatFits, whatFitsWord, type StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { BY_VOLUME } from '@/lib/domain/packing/load-text';
import { ROUTES } from '@/lib/routes';
import { allButText } from '@/lib/domain/wording';
import { useAnswers } from '../../engine/form';
import { useStorageStepProps } from '../step-props';
import { useUnitFit, type Advice, type UnitFit } from './use-unit-fit';

export function OwnUnitFull({ isByVolume }: { readonly isByVolume: boolean }) {
  const { rental } = useStorageStepProps();
  return (
    <Note kind="info">
      <div className={styles.ways}>
        <p>
          <b>Your unit has no room for all of this.</b> Take things off your list, or use more space.
          {isByVolume ? <span>{` ${BY_VOLUME}`}</span> : null}
        </p>
        <p>
          {rental ? (
            <>
              <a href={unitTransferPath(rental)}>Move to another unit</a> first and add these things from then on,
              or{' '}
            </>
          ) : null}
          <AppLink href={ROUTES.storageQuote}>rent another unit</AppLink> for them.
        </p>
      </div>
    </Note>
  );
}

const FIT_ID = 'fit';

/** More names would hide the alternatives. */
const MOST_NAMED = 6;

/** Renders whether everything fits the unit (FIT-1), the alternatives, and the consent to store only what fits. */
export function FitField() {
  const { values, errorOf } = useAnswers<StorageAnswers>();
  const fit = useUnitFit();
  const error = errorOf('storesWhatFits');
  if (values.isTopUp)
    return (
      <div role="status" id={FIT_ID} tabIndex={-1}>
        {error || fit?.holds === false ? <OwnUnitFull isByVolume={fit?.isByVolume === true} /> : null}
      </div>
    );
  return (
    <div role="status" id={FIT_ID} tabIndex={-1}>
      {fit?.holds ? <Holds fit={fit} /> : null}
      {fit ? fit.holds ? null : <TooSmall fit={fit} error={error} /> : error ? <Agree error={error} /> : null}
    </div>
  );
}

function TooSmall({ fit, error }: { readonly fit: UnitFit; readonly error: string | undefined }) {
  const { outside, advice, isByVolume } = fit;
  return (
    <Note kind="info">
      <div className={styles.ways}>
        <p>
          <b>{fit.allBut ? `This unit holds ${allButText(fit.allBut)}.` : 'Not everything fits this unit.'}</b>
          {outside.length > 0 && !fit.allBut ? <span>{` No room for ${namesOf(outside)}.`}</span> : null}
          {isByVolume ? <span>{` ${BY_VOLUME}`}</span> : null}
        </p>
        {advice?.kind === 'larger' ? (
          <>
            <p>{`The ${advice.title} unit holds ${advice.holds}, for ${advice.week} a week.`}</p>
            <ChangeTo advice={advice} />
          </>
        ) : advice?.kind === 'none' ? (
          <p>None of our units holds it all. Ring us for the rest: we price it by request.</p>
        ) : null}
        <p>Or take things off your list, or:</p>
        <Agree error={error} />
      </div>
    </Note>
  );
}

const namesOf = (outside: readonly string[]): string =>
  outside.length <= MOST_NAMED
    ? outside.join(', ')
    : `${outside.slice(0, MOST_NAMED).join(', ')} and ${outside.length - MOST_NAMED} more types of item`;

function Agree({ error }: { readonly error: string | undefined }) {
  const { values, setField } = useAnswers<StorageAnswers>();
  return (
    <Checkbox
      name="storesWhatFits"
      label="I know. Store what fits and leave the rest with me."
      checked={agreesToWhatFits(values)}
      onChange={(isAgreed) => setField('storesWhatFits', isAgreed ? whatFitsWord(values) : '')}
      error={error}
    />
  );
}

type Named = Exclude<Advice, { readonly kind: 'none' }>;

/** Renders a smaller unit that would do; nothing when the chosen unit is the right one and was packed. */
function Holds({ fit: { advice, isByVolume } }: { readonly fit: UnitFit }) {
  const smaller = advice && advice.kind !== 'none' ? advice : null;
  if (!smaller && !isByVolume) return null;
  return (
    <Note kind="info">
      {smaller ? (
        <p>{`If this is everything, the ${smaller.title} unit holds ${smaller.holds}, for ${smaller.week} a week.`}</p>
      ) : (
        <p>All of your list fits this unit.</p>
      )}
      {isByVolume ? <p>{BY_VOLUME}</p> : null}
      {smaller ? <ChangeTo advice={smaller} /> : null}
    </Note>
  );
}

function ChangeTo({ advice }: { readonly advice: Named }) {
  const { setField } = useAnswers<StorageAnswers>();
  const change = () => {
    setField('storageSpace', advice.space);
    setField('squareFeet', null);
    setField('storesWhatFits', '');
    // The clicked button disappears, so the notes take the focus.
    document.getElementById(FIT_ID)?.focus();
  };
  return (
    <Button kind="dark" size="s" onClick={change}>
      {`Change to ${advice.title}`}
    </Button>
  );
}
