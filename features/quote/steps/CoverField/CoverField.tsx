import { useEffect, useState } from 'react';
import { CoverCards } from '@/components/booking/CoverCards';
import { CoverMeter } from '@/components/booking/CoverMeter';
import { Accordion } from '@/components/ui/Accordion';
import { Button } from '@/components/ui/Button';
import { SelectField } from '@/components/ui/SelectField';
import { withWorth, type CoverAnswers } from '@/lib/domain/answers/cover';
import { formatPence } from '@/lib/domain/money';
import { COVER } from '@/lib/domain/order/cover';
import { COVER_TITLE } from '@/lib/domain/order/labels';
import { dearLines, valuedLines } from '@/lib/domain/order/cover-gap';
import { NEVER_COVERED_WORDS, type CoverOf } from '@/lib/domain/order/cover-words';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { ROUTES } from '@/lib/routes';
import { useAnswers } from '../../engine/form';
import steps from '../steps.module.scss';
import styles from './CoverField.module.scss';
import { worthFieldId, WorthField } from './WorthField';

type CoveredAnswers = { readonly cover: CoverAnswers; readonly furnitureItems: readonly FurnitureItem[] };

const LIMIT = formatPence(COVER.item);

/** Asks for the value of expensive items and the step of cover, and shows how much the cover leaves open. */
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
  const say = (id: string, pounds: number | null) => setField('cover', withWorth(cover, id, pounds));
  return (
    <section aria-labelledby="cover" className={steps.card}>
      <h2 id="cover" className={steps.title}>
        {COVER_TITLE} if something is lost or damaged
      </h2>
      <CoverMeter lines={lines} step={cover.step} />
      {furnitureItems.length > 0 ? (
        <fieldset className={styles.values}>
          <legend>What your most valuable things are worth</legend>
          <p className={steps.quiet}>
            {dear.length > 0
              ? 'In pounds, for one: what it would fetch second-hand today. The figures are our guesses for a typical one; put in your own.'
              : `Nothing on your list is typically worth more than ${LIMIT}.`}
          </p>
          {dear.length > 0 ? (
            <div className={styles.fields}>
              {dear.map((line) => (
                <WorthField key={line.id} line={line} onChange={(pounds) => say(line.id, pounds)} />
              ))}
            </div>
          ) : null}
          {others.length > 0 ? (
            <OtherThing
              options={others.map(({ id, title }) => ({ value: id, label: title }))}
              onAdd={(id) => {
                say(id, 0);
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
      <Accordion items={[{ title: 'What is never covered', content: <NeverCovered /> }]} />
    </section>
  );
}

type OtherThingProps = {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onAdd: (id: string) => void;
};

/**
 * Asks for an item that is worth more than is typical. It has a button, so that arrow keys can move through the menu.
 */
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
          The terms say it in full
        </a>
      </p>
    </>
  );
}
