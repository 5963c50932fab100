import { formatLineAmount } from '@/lib/domain/money';
import type { Block, Letter, PriceRow } from './blocks';

/** The plain-text half of a mail. */
export function renderText({ title, blocks, sender }: Letter): string {
  const parts = [title, ...blocks.map(textOf), `----\n${sender.join('\n')}`];
  return `${parts.join('\n\n')}\n`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text.toUpperCase()}\n${'-'.repeat(block.text.length)}`;
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'prices':
      return [...block.lines, block.total].map(priceText).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'action':
      return `${block.label}:\n${block.url}`;
  }
}

const priceText = ({ label, detail, amount }: PriceRow) =>
  `${label}${detail ? ` (${detail})` : ''}: ${formatLineAmount(amount)}`;
