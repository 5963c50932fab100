import { formatDifference, formatLineAmount } from '@/lib/domain/money';
import { SITE } from '@/lib/site';
import { ownDrawing } from '../pictures/own-drawing';
import type { Block, Difference, Fact, Letter, Point, PriceRow } from './blocks';
import { framed } from './frame';

export function renderText(letter: Letter): string {
  const { title, terms, sender } = letter;
  const { first, action, picture, rest } = framed(letter);
  const small = terms.length > 0 ? ['----', ...terms.map(textOf)] : [];
  const parts = [
    ...(first === '' ? [] : [first]),
    SITE.name,
    title,
    ...[action, picture, ...rest].flatMap((block) => (block ? [textOf(block)] : [])),
    ...small,
    `----\n${sender.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text.toUpperCase()}\n${'-'.repeat(block.text.length)}`;
    case 'paragraph':
      return block.text;
    case 'facts':
      return [...(block.stops ?? []), ...block.rows].map(factText).join('\n');
    case 'prices':
      return [...block.lines, block.total].map(priceText).join('\n');
    case 'differences':
      return [...block.lines, block.total].map(differenceText).join('\n');
    case 'list':
      return block.items.map((item) => `- ${pointText(item)}`).join('\n');
    case 'picture':
      return pictureWords(block).join('\n');
    case 'action':
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

export const pictureWords = ({ own, caption }: Extract<Block, { kind: 'picture' }>): readonly string[] =>
  [caption, own === null ? '' : ownDrawing(own).left].filter((line) => line !== '');

const pointText = (item: Point) => (typeof item === 'string' ? item : `${item.lead}: ${item.text}`);

const factText = ([label, value, { was } = {}]: Fact) =>
  `${label}: ${value}${was === undefined ? '' : ` (was ${was})`}`;

const labelText = ({ label, detail }: Pick<PriceRow, 'label' | 'detail'>) => `${label}${detail ? ` (${detail})` : ''}`;

const priceText = (row: PriceRow) => `${labelText(row)}: ${formatLineAmount(row.amount)}`;

const differenceText = (row: Difference) =>
  row.amount === null ? labelText(row) : `${labelText(row)}: ${formatDifference(row.amount)}`;
