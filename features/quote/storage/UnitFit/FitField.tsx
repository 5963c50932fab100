import { Button } from '@/components/ui/Button/Button';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { Note } from '@/components/ui/Note/Note';
import { agreesToWhatFits, whatFitsWord, type StorageAnswers } from '@/lib/domain/order/storage-answers';
import { useAnswers } from '../../engine/form';
import type { Advice } from './advice';
import styles from './FitField.module.scss';
import { useUnitFit, type UnitFit } from './use-unit-fit';

/** So many are named; a household's list would hide the ways out. */
const MOST_NAMED = 6;

/** Whether everything fits the unit (FIT-1): what does not, the unit that holds it, and the word to store what fits. */
export function FitField() {
  const { errorOf } = useAnswers<StorageAnswers>();
  const fit = useUnitFit();
  const error = errorOf('storesWhatFits');
  return (
    <div role="status" id="fit">
      {fit?.holds && fit.advice ? <Smaller advice={fit.advice} /> : null}
      {fit ? fit.holds ? null : <TooSmall fit={fit} error={error} /> : error ? <Agree error={error} /> : null}
    </div>
  );
}

function TooSmall({ fit, error }: { readonly fit: UnitFit; readonly error: string | undefined }) {
  const { outside, advice } = fit;
  return (
    <Note kind="info">
      <div className={styles.ways}>
        <p>
          <b>Not everything fits this unit.</b>
          {outside.length > 0 ? ` No room for ${namesOf(outside)}.` : null}
        </p>
        {advice?.kind === 'larger' ? (
          <>
            <p>
              The {advice.title} unit holds it all, for {advice.week} a week.
            </p>
            <ChangeTo advice={advice} />
          </>
        ) : (
          <p>None of our units holds it all. Ring us for the rest: we price it by request.</p>
        )}
        <p>Or take things off your list, or:</p>
        <Agree error={error} />
      </div>
    </Note>
  );
}

const namesOf = (outside: readonly string[]): string =>
  outside.length <= MOST_NAMED
    ? outside.join(', ')
    : `${outside.slice(0, MOST_NAMED).join(', ')} and ${outside.length - MOST_NAMED} more kinds of things`;

function Agree({ error }: { readonly error: string | undefined }) {
  const { values, setField } = useAnswers<StorageAnswers>();
  return (
    <Checkbox
      name="storesWhatFits"
      label="I know. Store what fits and leave the rest with me."
      checked={agreesToWhatFits(values)}
      onChange={(isAgreed) => void setField('storesWhatFits', isAgreed ? whatFitsWord(values) : '')}
      error={error}
    />
  );
}

type Named = Exclude<Advice, { readonly kind: 'none' }>;

function Smaller({ advice }: { readonly advice: Advice }) {
  if (advice.kind === 'none') return null;
  return (
    <Note kind="info">
      <p>
        If this is everything, the {advice.title} unit holds it, for {advice.week} a week.
      </p>
      <ChangeTo advice={advice} />
    </Note>
  );
}

function ChangeTo({ advice }: { readonly advice: Named }) {
  const { setField } = useAnswers<StorageAnswers>();
  const change = async () => {
    await setField('storageSpace', advice.space);
    await setField('squareFeet', null);
    await setField('storesWhatFits', '');
  };
  return (
    <Button kind="dark" size="s" onClick={() => void change()}>
      Change to {advice.title}
    </Button>
  );
}
