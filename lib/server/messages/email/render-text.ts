import { formatDifference, formatLineAmount } from '@/lib/domain/money';
import { SITE } from '@/lib/site';
import type { Block, Difference, Fact, Letter, PriceRow } from './blocks';

/** The plain-text half of a mail. */
export function renderText({ title, blocks, terms, sender }: Letter): string {
  const rest = terms.length > 0 ? ['----', ...terms.map(textOf)] : [];
  const parts = [SITE.name, title, ...blocks.map(textOf), ...rest, `----\n${sender.join('\n')}`];
  return `${parts.join('\n\n')}\n`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text.toUpperCase()}\n${'-'.repeat(block.text.length)}`;
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.rows.map(factText).join('\n');
    case 'prices':
      return [...block.lines, block.total].map(priceText).join('\n');
    case 'differences':
      return [...block.lines, block.total].map(differenceText).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'picture':
      return block.caption;
    case 'action':
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

const factText = ([label, value, { was } = {}]: Fact) =>
  `${label}: ${value}${was === undefined ? '' : ` (was ${was})`}`;

const labelText = ({ label, detail }: Pick<PriceRow, 'label' | 'detail'>) => `${label}${detail ? ` (${detail})` : ''}`;

const priceText = (row: PriceRow) => `${labelText(row)}: ${formatLineAmount(row.amount)}`;

const differenceText = (row: Difference) =>
  row.amount === null ? labelText(row) : `${labelText(row)}: ${formatDifference(row.amount)}`;
