import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Note } from '@/components/ui/Note/Note';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import type { ItemBounds } from '@/lib/domain/catalogue/own-item';
import { typesOfItem } from '../types-of-item';
import { hasQuestion, isAnswered, lineTitle, pastedLines, withPasted, type PastedLine } from './pasted-lines';
import { PastedLineField } from './PastedLineField';
import styles from './PasteList.module.scss';

/** What is in the field, and how many kinds of things were read in it: '' while it was not read. */
export type Pasted = { readonly text: string; readonly kinds: string };

export type PasteListProps = {
  readonly pasted: Pasted;
  /** Null once everything is added or the field is empty. */
  readonly onPasted: (pasted: Pasted | null) => void;
  /** Said beside the field. */
  readonly error?: string | undefined;
  readonly items: readonly FurnitureItem[];
  readonly onChange: (items: readonly FurnitureItem[]) => void;
  /** Pieces of one kind, and what one piece may measure and weigh. */
  readonly bounds: ItemBounds & { readonly quantity: number };
};

const ID = 'pasted-list';
const idOf = (index: number) => `${ID}-${index}`;

/** A list as people write it, read as things of the catalogue; what it leaves open is asked before anything is added. */
export function PasteList({ pasted, onPasted, error, items, onChange, bounds }: PasteListProps) {
  const { text } = pasted;
  const [lines, setLines] = useState<readonly PastedLine[] | null>(null);
  const [isTried, setTried] = useState(false);
  const [said, setSaid] = useState('');

  // What was read is of another text now.
  const write = (next: string) => {
    setLines(null);
    setSaid('');
    onPasted(next === '' ? null : { text: next, kinds: '' });
  };
  const read = () => {
    const found = pastedLines(text, bounds.quantity);
    setTried(false);
    setLines(found.length > 0 ? found : null);
    onPasted({ text, kinds: found.length > 0 ? String(found.length) : '' });
    setSaid(
      found.length > 0
        ? readText(found)
        : 'We found no items in that. Put one item on each line, or commas between them.',
    );
  };
  const add = (found: readonly PastedLine[]) => {
    const open = found.findIndex((line) => !isAnswered(line));
    setTried(true);
    if (open >= 0) return document.getElementById(idOf(open))?.focus();
    onChange(withPasted(items, found, bounds.quantity));
    setLines(null);
    onPasted(null);
    setSaid('Added to your list.');
    document.getElementById(ID)?.focus();
  };
  // Those that were measured here are taken ids too.
  const measured = lines?.flatMap(({ own, quantity }) => (own ? [{ ...own, quantity }] : [])) ?? [];
  const sure = lines?.filter((line) => !hasQuestion(line)) ?? [];

  return (
    <div className={styles.root}>
      <Field id={ID} label="Your list" hint="Such as: 2 double beds, corner sofa, ~15 boxes, fish tank" error={error}>
        <textarea
          id={ID}
          className={`${field.control} ${styles.text}`}
          rows={4}
          aria-describedby={describedBy(ID, { hint: true, error })}
          aria-invalid={error ? true : undefined}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <div>
        <Button kind={lines ? 'secondary' : 'dark'} size="s" onClick={read}>
          Read my list
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {lines ? (
        <div className={styles.found}>
          {sure.length > 0 ? (
            <p>
              <b>Found:</b> {sure.map((line) => `${line.quantity} × ${lineTitle(line)}`).join(', ')}
            </p>
          ) : null}
          <ul className={styles.questions}>
            {lines.map((line, index) =>
              hasQuestion(line) ? (
                <PastedLineField
                  key={idOf(index)}
                  id={idOf(index)}
                  line={line}
                  bounds={bounds}
                  existing={[...items, ...measured]}
                  error={isTried && !isAnswered(line) ? 'Say what it is, or leave it out' : undefined}
                  onChange={(changed) => setLines(lines.with(index, changed))}
                />
              ) : null,
            )}
          </ul>
          {isTried && !lines.every(isAnswered) ? (
            <Note kind="error" role="alert">
              There is still a question to answer.
            </Note>
          ) : null}
          <div>
            <Button kind="dark" size="s" onClick={() => add(lines)}>
              Add these to my list
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

function readText(lines: readonly PastedLine[]): string {
  const questions = lines.filter(hasQuestion).length;
  const read = `We read ${typesOfItem(lines.length)}`;
  if (questions === 0) return `${read}.`;
  return `${read} and have a question about ${questions === lines.length && questions > 1 ? 'all of them' : questions}.`;
}
