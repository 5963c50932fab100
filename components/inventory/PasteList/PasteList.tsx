import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Note } from '@/components/ui/Note';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { ItemBounds } from '@/lib/domain/catalogue/own-item';
import { typesOfItem } from '../types-of-item';
import {
  hasQuestion,
  isAnswered,
  lineTitle,
  readPasted,
  withPasted,
  type ListBounds,
  type PastedLine,
  type PastedList,
} from './pasted-lines';
import { PastedLineField } from './PastedLineField';
import styles from './PasteList.module.scss';

/**
 * The text in the field, and how many kinds of items were read from it: '' before it is read, '0' when the remaining
 * text names no item.
 */
export type Pasted = { readonly text: string; readonly kinds: string };

export type PasteListProps = {
  readonly pasted: Pasted;
  /** Called with null when everything is added or the field is empty. */
  readonly onPasted: (pasted: Pasted | null) => void;
  /** The message beside the field. */
  readonly error?: string | undefined;
  readonly items: readonly FurnitureItem[];
  readonly onChange: (items: readonly FurnitureItem[]) => void;
  /** The limits: pieces of one kind, kinds on the list, and size and weight of one piece. */
  readonly bounds: ItemBounds & ListBounds;
};

const ID = 'pasted-list';
const idOf = (index: number) => `${ID}-${index}`;

/** Renders a field for free text, reads it as catalogue items, and asks about unclear ones before anything is added. */
export function PasteList({ pasted, onPasted, error, items, onChange, bounds }: PasteListProps) {
  const { text } = pasted;
  const [read, setRead] = useState<PastedList | null>(null);
  const [isTried, setTried] = useState(false);
  const [said, setSaid] = useState('');

  // The result belongs to the old text, so typing discards it.
  const write = (next: string) => {
    setRead(null);
    setSaid('');
    onPasted(next === '' ? null : { text: next, kinds: '' });
  };
  const readText = () => {
    const found = readPasted(text, bounds.quantity);
    const { length } = found.lines;
    setTried(false);
    setRead(length > 0 ? found : null);
    onPasted({ text, kinds: length > 0 ? String(length) : '' });
    setSaid(
      length > 0
        ? foundText(found.lines)
        : 'We found no items in that. Put one item on each line, or commas between them.',
    );
  };
  const add = ({ lines: found, unread }: PastedList) => {
    const open = found.findIndex((line) => !isAnswered(line));
    setTried(true);
    if (open >= 0) return document.getElementById(idOf(open))?.focus();
    const { items: next, left } = withPasted(items, found, bounds);
    const rest = [...left, ...unread].join('\n');
    onChange(next);
    setRead(null);
    onPasted(rest === '' ? null : { text: rest, kinds: left.length > 0 ? '' : '0' });
    setSaid(addedText(left, unread));
    document.getElementById(ID)?.focus();
  };
  const lines = read?.lines;
  const change = (index: number, changed: PastedLine) =>
    setRead((now) => now && { ...now, lines: now.lines.with(index, changed) });
  // Items measured in this form take up ids too.
  const measured = lines?.flatMap(({ own, quantity }) => (own ? [{ ...own, quantity }] : [])) ?? [];
  const isOpen = (line: PastedLine) => hasQuestion(line) || line.isChanging;
  const found = lines?.flatMap((line, index) => (isOpen(line) ? [] : [{ line, index }])) ?? [];

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
        <Button kind={lines ? 'secondary' : 'dark'} size="s" onClick={readText}>
          Read my list
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {read && lines ? (
        <div className={styles.found}>
          {found.length > 0 ? (
            <div>
              <b id={`${ID}-found`}>Found</b>
              <ul className={styles.lines} aria-labelledby={`${ID}-found`}>
                {found.map(({ line, index }) => (
                  <FoundLine
                    key={idOf(index)}
                    line={line}
                    onWantChange={() => change(index, { ...line, isChanging: true })}
                  />
                ))}
              </ul>
            </div>
          ) : null}
          {read.unread.length > 0 ? (
            <Note kind="quiet">
              {`We found no items in this part, so it stays in the box: ${read.unread.map((part) => `“${part}”`).join(', ')}`}
            </Note>
          ) : null}
          <ul className={styles.questions}>
            {lines.map((line, index) =>
              isOpen(line) ? (
                <PastedLineField
                  key={idOf(index)}
                  id={idOf(index)}
                  line={line}
                  bounds={bounds}
                  existing={[...items, ...measured]}
                  error={isTried && !isAnswered(line) ? 'Say what it is, or leave it out' : undefined}
                  onChange={(changed) => change(index, changed)}
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
            <Button kind="dark" size="s" onClick={() => add(read)}>
              Add these to my list
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

type FoundLineProps = { readonly line: PastedLine; readonly onWantChange: () => void };

/**
 * Renders an item that was read without a question. Where the usual kind was assumed, it says so and offers a change.
 */
function FoundLine({ line, onWantChange }: FoundLineProps) {
  const { entry, quantity } = line;
  const title = lineTitle(line);
  const text = entry.isPacked
    ? `“${entry.phrase}” goes into boxes: about ${quantity} medium`
    : `${quantity} × ${title}`;
  return (
    <li>
      <span>{text}</span>
      {entry.isUsual ? (
        <Button
          kind="secondary"
          size="xs"
          onClick={onWantChange}
          aria-label={entry.isPacked ? `Change: “${entry.phrase}”` : `Usual kind: change ${title}`}
        >
          {entry.isPacked ? 'Change' : 'Usual kind: change'}
        </Button>
      ) : null}
    </li>
  );
}

function foundText(lines: readonly PastedLine[]): string {
  const questions = lines.filter(hasQuestion).length;
  const read = `We read ${typesOfItem(lines.length)}`;
  if (questions === 0) return `${read}.`;
  return `${read} and have a question about ${questions === lines.length && questions > 1 ? 'all of them' : questions}.`;
}

function addedText(left: readonly string[], unread: readonly string[]): string {
  return [
    'Added to your list.',
    ...(left.length > 0 ? [`There is no room on it for ${left.join(', ')}: ring us about those.`] : []),
    ...(unread.length > 0 ? ['What we could not read is still in the box.'] : []),
  ].join(' ');
}
