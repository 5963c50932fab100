import { formatLineAmount } from '@/lib/domain/money';
import { html, type Html } from '@/lib/server/kernel/base/html';
import type { Block, Letter, PriceRow } from './blocks';

/**
 * The HTML half of a mail: no images, no tables, no style sheet, because mail programs drop or break them.
 * Values of the design tokens are repeated here for the same reason. Where flex is not known, label and amount
 * stand beside each other with a space between.
 */
const ORANGE = '#FF7F2A';
const LINK = '#A84300';
const INK = '#161D23';
const SLATE = '#4A5A66';
const MIST = '#EDF2F5';
const LINE = '#C6D3DC';
const FONT = "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif";

/** A whole HTML document. */
export function renderHtml({ subject, preview, title, blocks, sender }: Letter): string {
  const [name = '', ...address] = sender;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:16px;background:${MIST};color:${INK};font:17px/1.55 ${FONT}">
        <p style="display:none;max-height:0;overflow:hidden;margin:0">${preview}</p>
        <div style="max-width:600px;margin:0 auto;background:#FFFFFF;border-top:8px solid ${ORANGE};padding:24px">
          <h1 style="margin:0 0 16px;font-size:28px;line-height:1.14">${title}</h1>
          ${blocks.map(htmlOf)}
          <p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${LINE};color:${SLATE};font-size:15px">
            <strong>${name}</strong>${address.map((line) => html`<br />${line}`)}
          </p>
        </div>
      </body>
    </html> `.markup;
}

function htmlOf(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h2 style="margin:28px 0 8px;font-size:20px;line-height:1.28">${block.text}</h2>`;
    case 'paragraph':
      return html`<p style="margin:0 0 12px">${block.text}</p>`;
    case 'facts':
      return html`<dl style="margin:0 0 12px">${block.rows.map(factHtml)}</dl>`;
    case 'prices':
      return html`<div style="margin:0 0 12px">
        ${block.lines.map((row) => priceHtml(row))}${priceHtml(block.total, true)}
      </div>`;
    case 'list':
      return html`<ul style="margin:0 0 12px;padding-left:20px">
        ${block.items.map((item) => html`<li style="margin:0 0 8px">${item}</li>`)}
      </ul>`;
    case 'action':
      return html`<p style="margin:20px 0">
          <a
            href="${block.url}"
            style="display:inline-block;padding:12px 20px;background:${ORANGE};color:${INK};font-weight:600;text-decoration:none"
            >${block.label}</a
          >
        </p>
        <p style="margin:0 0 12px;font-size:15px;color:${SLATE}">
          Or open this address: <a href="${block.url}" style="color:${LINK};overflow-wrap:anywhere">${block.url}</a>
        </p>`;
  }
}

const factHtml = ([label, value]: readonly [string, string]) =>
  html`<dt style="margin:0;color:${SLATE};font-size:15px">${label}</dt>
    <dd style="margin:0 0 8px">${value}</dd>`;

function priceHtml({ label, detail, amount }: PriceRow, isTotal = false): Html {
  const look = isTotal
    ? `padding:12px;background:${ORANGE};font-weight:700;font-size:20px`
    : `padding:8px 0;border-bottom:1px solid ${LINE}`;
  const small = detail ? html` <span style="color:${isTotal ? INK : SLATE};font-size:15px">${detail}</span>` : html``;
  return html`<div style="display:flex;justify-content:space-between;gap:16px;${look}">
    <span>${label}${small}</span> <strong style="white-space:nowrap">${formatLineAmount(amount)}</strong>
  </div>`;
}
