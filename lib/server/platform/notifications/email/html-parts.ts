import { REFERENCE_LETTERS } from '@/lib/domain/order/reference';
import { html, type Html } from '@/lib/server/platform/base/html';
import { FONT, LIGHT } from './html-look';

/** Returns a layout table of rows, without a table's meaning for screen readers. */
export const layout = (rows: readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows}
  </table>`;

/** Returns a row with one cell. Space between blocks is the cell's padding, which every mail program respects. */
export const row = (content: Html, padding: string): Html =>
  html`<tr>
    <td style="padding:${padding}">${content}</td>
  </tr>`;

type Words = {
  /** Pixels of the font size. */
  readonly size: number;
  readonly line: number;
  readonly tone?: 'ink' | 'soft';
  readonly weight?: number;
};

/** Returns the style attribute of text. */
export const lettering = ({ size, line, tone = 'ink', weight = 400 }: Words): string =>
  `margin:0;color:${LIGHT[tone]};font-family:${FONT};font-size:${size}px;line-height:${line}px;font-weight:${weight}`;

export const BODY = { size: 17, line: 26 } as const;
export const SMALL = { size: 15, line: 22, tone: 'soft' } as const;

const REFERENCE = new RegExp(`(SM-[${REFERENCE_LETTERS}]{4}-[${REFERENCE_LETTERS}]{4})`);

/**
 * Returns text of a mail without line breaks at the hyphens of a reference, which is read out and copied as a whole.
 */
export const prose = (text: string): Html =>
  text
    .split(REFERENCE)
    .map((part, at) => (at % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`))
    .reduce((before, part) => html`${before}${part}`);

export const anchor = (url: string, words: string): Html =>
  html`<a href="${url}" class="link" style="color:${LIGHT.link};text-decoration:underline;word-break:break-word"
    >${words}</a
  >`;
