import { useEffect, useState } from 'react';
import { CoverCards, CoverMeter } from '@/components/booking/CoverCards';
import { Button } from '@/components/ui/Button';
import { Disclosure, Disclosures } from '@/components/ui/Disclosure/Disclosure';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { useAnswers } from '@/features/quote/engine/form';
import { withWorth, type CoverAnswers } from '@/lib/domain/answers/flow-answers';
import { typicalPounds } from '@/lib/domain/catalogue/typical-values';
import { formatPence, formatPounds, fromPounds, toPounds } from '@/lib/domain/money';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { COVER } from '@/lib/domain/order/cover';
import { dearLines, valuedLines, type ValuedLine } from '@/lib/domain/order/cover-gap';
import { NEVER_COVERED_WORDS, type CoverOf } from '@/lib/domain/order/cover-words';
import { COVER_TITLE } from '@/lib/domain/order/labels';
import { readPounds } from '@/lib/domain/typed-number';
import { ROUTES } from '@/lib/routes';
import { LIMITS } from '@/lib/validation/limits';
import steps from './steps.module.scss';
import styles from './CoverField.module.scss';

type CoveredAnswers = { readonly cover: CoverAnswers; readonly furnitureItems: readonly FurnitureItem[] };

const LIMIT = formatPence(COVER.item);

export function CoverField({ of }: { readonly of: CoverOf }) {
  const { values, setField, errorOf } = useAnswers<CoveredAnswers>();
  const { cover, furnitureItems } = values;
  const dear = dearLines(furnitureItems, cover.worth);
  const lines = valuedLines(furnitureItems, cover.worth);
  const others = furnitureItems.filter(({ id }) => dear.every((line) => line.id !== id));
  const [added, setAdded] = useState<string | null>(null);
  // After an item is added, its value field takes the focus.
  useEffect(() => {
    if (added !== null) document.getElementById(worthFieldId(added))?.focus();
  }, [added]);
  const setWorth = (id: string, pounds: number | null) => setField('cover', withWorth(cover, id, pounds));
  return (
    <section aria-labelledby="cover" className={styles.root}>
      <h2 id="cover" className={steps.title}>
        {COVER_TITLE} if something is lost or damaged
      </h2>
      <CoverMeter lines={lines} step={cover.step} />
      {furnitureItems.length > 0 ? (
        <fieldset className={styles.values}>
          <legend>What your most valuable things are worth</legend>
          <p className={steps.quiet}>
            {dear.length > 0
              ? 'In pounds, each: what it would sell for second-hand today. Our figures are guesses for a typical one; put in your own.'
              : `Nothing on your list is typically worth more than ${LIMIT}.`}
          </p>
          {dear.length > 0 ? (
            <div className={styles.fields}>
              {dear.map((line) => (
                <WorthField key={line.id} line={line} onChange={(pounds) => setWorth(line.id, pounds)} />
              ))}
            </div>
          ) : null}
          {others.length > 0 ? (
            <OtherThing
              options={others.map(({ id, title }) => ({ value: id, label: title }))}
              onAdd={(id) => {
                setWorth(id, 0);
                setAdded(id);
              }}
            />
          ) : null}
        </fieldset>
      ) : null}
      <CoverCards
        of={of}
        lines={lines}
        value={cover.step}
        onChange={(step) => setField('cover', { ...cover, step })}
        error={errorOf('cover.step')}
      />
      <Disclosures>
        <Disclosure title="What is never covered">
          <NeverCovered />
        </Disclosure>
      </Disclosures>
    </section>
  );
}

type OtherThingProps = {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onAdd: (id: string) => void;
};

/** Asks for another expensive item. The button lets arrow keys move through the menu. */
function OtherThing({ options, onAdd }: OtherThingProps) {
  const [chosen, setChosen] = useState('');
  const isListed = options.some(({ value }) => value === chosen);
  return (
    <div className={styles.other}>
      <SelectField
        label={`Something else worth more than ${LIMIT}?`}
        name="otherThing"
        value={isListed ? chosen : ''}
        onChange={setChosen}
        options={[{ value: '', label: 'Choose from your list' }, ...options]}
      />
      <Button kind="secondary" size="s" disabled={!isListed} onClick={() => onAdd(chosen)}>
        Add its value
      </Button>
    </div>
  );
}

function NeverCovered() {
  return (
    <>
      <ul className={styles.never}>
        {NEVER_COVERED_WORDS.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        <a href={ROUTES.terms} target="_blank" rel="noreferrer">
          See the full terms
        </a>
      </p>
    </>
  );
}

const WRONG = `Enter whole pounds up to ${formatPounds(LIMITS.worthPounds)}`;

const worthFieldId = (id: string): string => `worth-${id}`;

const MOST_DIGITS = String(LIMITS.worthPounds).length;
/** Digits plus pound sign, separators and pence, which customers type and paste. */
const MOST_SIGNS = MOST_DIGITS + 8;

/** Returns whole pounds; null for an amount that cannot be covered. */
const wholePounds = (text: string): number | null => {
  const pounds = readPounds(text);
  return pounds === null || pounds < 0 || pounds > LIMITS.worthPounds ? null : Math.round(pounds);
};

type WorthFieldProps = {
  readonly line: ValuedLine;
  /** Called with pounds, or null to remove the value. */
  readonly onChange: (pounds: number | null) => void;
};

/** Asks for the value of one piece. If empty, the typical value counts. */
function WorthField({ line, onChange }: WorthFieldProps) {
  const { id, title, quantity, worth } = line;
  const typical = typicalPounds(id);
  const isDearKind = typical !== null && fromPounds(typical) > COVER.item;
  const known = toPounds(worth);
  const [text, setText] = useState(known === 0 ? '' : String(known));
  const [isWrong, setWrong] = useState(false);
  const change = (typed: string) => {
    setText(typed);
    setWrong(false);
    const pounds = typed.trim() === '' ? (isDearKind ? null : 0) : wholePounds(typed);
    if (pounds !== null || typed.trim() === '') onChange(pounds);
  };
  const leave = () => {
    const pounds = wholePounds(text);
    if (text.trim() !== '') {
      setWrong(pounds === null);
      if (pounds !== null) setText(String(pounds));
      return;
    }
    if (isDearKind) setText(String(typical));
    else onChange(null);
  };
  return (
    <TextField
      label={quantity > 1 ? `${title}, each of ${quantity}` : title}
      hint={typical === null ? 'No typical value: enter your own' : `Typically ${formatPounds(typical)}`}
      name={worthFieldId(id)}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      maxLength={MOST_SIGNS}
      error={isWrong ? WRONG : undefined}
      onChange={change}
      onBlur={leave}
    />
  );
}
