import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field, describedBy } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Note } from '@/components/ui/Note';
import { SelectField, type SelectOption } from '@/components/ui/SelectField';
import { Stepper } from '@/components/ui/Stepper';
import { EMPTY_OWN_ITEM } from '@/lib/domain/catalogue/empty-own-item';
import { FURNITURE, findFurniture, type CatalogueEntry } from '@/lib/domain/catalogue/furniture';
import { quantityOf, withQuantity, type Piece } from '@/lib/domain/catalogue/inventory-lines';
import type { ItemBounds, OwnItem } from '@/lib/domain/catalogue/own-item';
import { parseItemList, unreadText, type ListEntry } from '@/lib/domain/catalogue/paste-list/parse-list';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { OwnItemForm } from '../OwnItemForm';
import { typesOfItem } from '@/lib/domain/catalogue/inventory';
import styles from './PasteList.module.scss';

/** The typed text, and how many kinds of items it names: '' before it is read, '0' if the rest names none. */
export type Pasted = { readonly text: string; readonly kinds: string };

export type PasteListProps = {
  readonly pasted: Pasted;
  /** Called with null when everything is added or the field is empty. */
  readonly onPasted: (pasted: Pasted | null) => void;
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
  const [announcement, setAnnouncement] = useState('');

  const write = (next: string) => {
    setRead(null);
    setAnnouncement('');
    onPasted(next === '' ? null : { text: next, kinds: '' });
  };
  const readText = () => {
    const found = readPasted(text, bounds.quantity);
    const { length } = found.lines;
    setTried(false);
    setRead(length > 0 ? found : null);
    onPasted({ text, kinds: length > 0 ? String(length) : '' });
    setAnnouncement(
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
    setAnnouncement(addedText(left, unread));
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
      <p role="status" className={styles.announcement}>
        {announcement}
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

/** Renders an item that was read without a question. An assumed kind can be changed. */
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

const BOXES = ['box_m', 'box_s', 'box_l', 'box_wardrobe', 'plastic_bin_l'];

/** Returns the choices for a line: its likely readings, leaving it out, measuring it, then the whole catalogue. */
function choicesOf({ entry: { item, others, isGuess, isPacked } }: PastedLine): readonly SelectOption[] {
  const near = isPacked ? BOXES.flatMap((id) => findFurniture(id) ?? []) : item ? [item, ...others] : others;
  const nearIds = new Set(near.map(({ id }) => id));
  const rest = FURNITURE.filter(({ id }) => !nearIds.has(id)).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const optionOf = ({ id, title }: { readonly id: string; readonly title: string }) => ({ value: id, label: title });
  const ways = [
    { value: MEASURED, label: 'Something else: I’ll give its measurements' },
    { value: LEFT_OUT, label: 'Leave it out' },
  ];
  const known = [...near.map(optionOf), ...ways, ...rest.map(optionOf)];
  if (item && !isGuess) return known;
  return [
    { value: UNANSWERED, label: 'Choose' },
    ...(item ? known : [...ways, ...near.map(optionOf), ...rest.map(optionOf)]),
  ];
}

type PastedLineFieldProps = {
  readonly line: PastedLine;
  readonly id: string;
  readonly bounds: ItemBounds & { readonly quantity: number };
  /** The items on the list, so that a measured item gets a unique id. */
  readonly existing: readonly FurnitureItem[];
  readonly error: string | undefined;
  readonly onChange: (line: PastedLine) => void;
};

/** Renders the questions about one pasted item that is unclear, too many or reopened. */
function PastedLineField({ line, id, bounds, existing, error, onChange }: PastedLineFieldProps) {
  const { entry, choice, quantity, own, isChanging, isCapped } = line;
  const [measures, setMeasures] = useState<OwnItem>(() => ownItemOf(line));
  // The clicked button is gone, so the focus moves to the field that replaces it.
  useEffect(() => {
    if (isChanging) document.getElementById(id)?.focus();
  }, [isChanging, id]);
  const choose = (value: string) => onChange({ ...line, choice: value, own: null });
  const asksWhat = entry.asks.includes('what') || entry.isGuess;
  const asksWhich = asksWhat || entry.asks.includes('which') || isChanging;
  const isBed = entry.isGuess && entry.item?.id.startsWith('mattress_');
  return (
    <li className={styles.question}>
      {entry.isGuess && entry.item && choice === UNANSWERED ? (
        <div className={styles.count}>
          <span>{`Does “${entry.phrase}” mean ${entry.item.title}?`}</span>
          <span className={styles.answers}>
            <Button
              kind="secondary"
              size="xs"
              onClick={() => choose(entry.item?.id ?? UNANSWERED)}
              aria-label={`Yes, it is: ${entry.item.title}`}
            >
              Yes
            </Button>
            <Button
              kind="secondary"
              size="xs"
              onClick={() => choose(LEFT_OUT)}
              aria-label={`Leave it out: ${entry.phrase}`}
            >
              Leave it out
            </Button>
          </span>
        </div>
      ) : null}
      {asksWhich ? (
        <SelectField
          label={labelOf(line, asksWhat)}
          hint={isBed ? 'The bed on your list already comes with a mattress.' : undefined}
          name={id}
          value={choice}
          options={choicesOf(line)}
          onChange={choose}
          error={error}
        />
      ) : null}
      {choice === MEASURED && !own ? (
        <OwnItemForm
          item={measures}
          bounds={bounds}
          existing={existing}
          onChange={setMeasures}
          onAdd={(thing) => onChange({ ...line, own: thing })}
          onCancel={() => onChange({ ...line, choice: UNANSWERED })}
        />
      ) : null}
      {own ? <p>{`${own.title}, ${own.cubicFeet} cu ft`}</p> : null}
      <div className={styles.count}>
        <span>
          <span>{entry.asks.includes('how_many') ? `How many of “${entry.phrase}”?` : 'How many'}</span>
          <span>
            {isCapped
              ? ` You wrote ${entry.quantity}. We can take up to ${bounds.quantity} of one kind online. The rest stays in the box above.`
              : ''}
          </span>
        </span>
        <Stepper
          size="s"
          label={`${chosenTitle(line)}, in what you pasted`}
          min={1}
          max={bounds.quantity}
          value={quantity}
          onChange={(pieces) => onChange({ ...line, quantity: pieces })}
        />
      </div>
    </li>
  );
}

function labelOf({ entry }: PastedLine, asksWhat: boolean): string {
  if (asksWhat) return `What is “${entry.phrase}”?`;
  return entry.isPacked ? `What does “${entry.phrase}” go into?` : `Which “${entry.phrase}”?`;
}

/** Returns the form for an item that is not in the catalogue, with the sides that the visitor wrote. */
function ownItemOf({ entry: { phrase, sides } }: PastedLine): OwnItem {
  const [length = '', width = '', height = ''] = sides.map((side) => String(Math.round(side)));
  return { ...EMPTY_OWN_ITEM, title: phrase, length, width, height };
}

/** Choices of a line other than a catalogue item. */
const UNANSWERED = '';
const LEFT_OUT = 'left_out';
const MEASURED = 'measured';

type PastedLine = {
  readonly entry: ListEntry<CatalogueEntry>;
  readonly choice: string;
  readonly quantity: number;
  /** The measured item where `choice` is MEASURED; null until it is measured. */
  readonly own: Piece | null;
  /** Whether the visitor wants to change the usual kind that was assumed. */
  readonly isChanging: boolean;
  /** Whether the text asks for more pieces than one kind may have. */
  readonly isCapped: boolean;
};

/** The items read from a pasted text, and the parts of the text that name no item. */
type PastedList = { readonly lines: readonly PastedLine[]; readonly unread: readonly string[] };

/** Reads a pasted text. Unknown and guessed items start unanswered, so that nothing is added unasked. */
function readPasted(text: string, mostPieces: number): PastedList {
  const lines = parseItemList(FURNITURE, text).map((entry) => ({
    entry,
    choice: entry.isGuess ? UNANSWERED : (entry.item?.id ?? UNANSWERED),
    quantity: Math.min(entry.quantity, mostPieces),
    own: null,
    isChanging: false,
    isCapped: entry.quantity > mostPieces,
  }));
  return { lines, unread: unreadText(FURNITURE, text) };
}

const hasQuestion = ({ entry, isCapped }: PastedLine): boolean => entry.asks.length > 0 || isCapped;

const isAnswered = ({ choice, own }: PastedLine): boolean =>
  choice === MEASURED ? own !== null : choice !== UNANSWERED;

/** Returns the title of the item ("Fish tank"), or the typed words of an unknown or guessed one. */
const lineTitle = ({ entry }: PastedLine): string =>
  entry.isGuess ? `“${entry.phrase}”` : (entry.item?.title ?? `“${entry.phrase}”`);

const chosenTitle = (line: PastedLine): string => pieceOf(line)?.title ?? lineTitle(line);

type ListBounds = { readonly quantity: number; readonly itemLines: number };

/** The list with the pasted lines added, and the lines that did not fit as text. */
type Added = { readonly items: readonly FurnitureItem[]; readonly left: readonly string[] };

function withPasted(
  items: readonly FurnitureItem[],
  lines: readonly PastedLine[],
  { quantity: most, itemLines }: ListBounds,
): Added {
  return lines.reduce<Added>(
    (added, line) => {
      const piece = pieceOf(line);
      if (!piece) return added;
      const has = quantityOf(added.items, piece.id);
      const wanted = line.isCapped && line.quantity === most ? line.entry.quantity : line.quantity;
      const room = has === 0 && added.items.length >= itemLines ? 0 : most - has;
      const taken = Math.min(wanted, room);
      return {
        items: taken > 0 ? withQuantity(added.items, piece, has + taken) : added.items,
        left: taken < wanted ? [...added.left, `${wanted - taken} × ${piece.title}`] : added.left,
      };
    },
    { items, left: [] },
  );
}

function pieceOf({ choice, own }: PastedLine): Piece | null {
  if (choice === MEASURED) return own;
  return choice === LEFT_OUT || choice === UNANSWERED ? null : (findFurniture(choice) ?? null);
}
