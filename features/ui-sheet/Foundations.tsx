import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import { ICON_SHAPES } from '@/components/ui/Icon/IconSprite';
import { Logo } from '@/components/ui/Logo';
import styles from './sheet.module.scss';

type Swatch = { readonly token: string; readonly text: string; readonly use: string; readonly contrast: string };

const SWATCHES: readonly Swatch[] = [
  { token: '--colour-action', text: '--colour-on-action', use: 'next step, price, the cut', contrast: '6.7:1' },
  { token: '--colour-action-hover', text: '--colour-on-action', use: 'under the pointer', contrast: '7.6:1' },
  { token: '--colour-action-pressed', text: '--colour-on-action', use: 'pressed', contrast: '5.6:1' },
  { token: '--colour-measure', text: '--colour-on-ink', use: 'button edge, dimension line', contrast: '4.6:1' },
  { token: '--colour-link', text: '--colour-on-ink', use: 'links on light', contrast: '6.1:1' },
  { token: '--colour-panel', text: '--colour-text', use: 'quiet panel, note', contrast: '14.2:1' },
  { token: '--colour-highlight', text: '--colour-text', use: 'what just changed', contrast: '15.6:1' },
  { token: '--colour-ink', text: '--colour-on-ink', use: 'text, dark surfaces', contrast: '17.0:1' },
  { token: '--colour-ink-hover', text: '--colour-on-ink', use: 'dark, under the pointer', contrast: '11.6:1' },
  { token: '--colour-text-quiet', text: '--colour-on-ink', use: 'secondary text', contrast: '7.1:1' },
  { token: '--colour-text-faint', text: '--colour-on-ink', use: 'placeholder, full days', contrast: '5.1:1' },
  { token: '--colour-line-strong', text: '--colour-text', use: 'decorative line', contrast: '11.1:1' },
  { token: '--colour-second', text: '--colour-text', use: 'secondary button, hairline', contrast: '13.5:1' },
  { token: '--colour-ground-quiet', text: '--colour-text', use: 'section, card', contrast: '15.1:1' },
  { token: '--colour-ground-flow', text: '--colour-text', use: 'quote pages', contrast: '16.1:1' },
  { token: '--colour-ground', text: '--colour-text', use: 'page', contrast: '17.0:1' },
  { token: '--colour-success', text: '--colour-on-ink', use: 'success', contrast: '6.1:1' },
  { token: '--colour-error', text: '--colour-on-ink', use: 'error', contrast: '6.7:1' },
];

export function Colours() {
  return (
    <>
      <ul className={styles.swatches}>
        {SWATCHES.map(({ token, text, use, contrast }) => {
          const paint: CSSProperties = { background: `var(${token})`, color: `var(${text})` };
          return (
            <li key={token} className={styles.swatch} style={paint}>
              <span>
                <b>{token.replace('--colour-', '')}</b>
                <br />
                {use}
              </span>
              <b>{contrast}</b>
            </li>
          );
        })}
      </ul>
      <p className={styles.caption}>The number is the contrast of the text shown. Text on orange is always ink.</p>
    </>
  );
}

const TYPES = [
  { name: 'Display', facts: '46 to 76 / 0.97', className: styles.display, text: 'Smart Moving from £49' },
  { name: 'Heading 1', facts: '38 to 56 / 1.02', className: styles.h1, text: 'Storage units, at one scale' },
  { name: 'Heading 2', facts: '34 to 48 / 1.04', className: styles.h2, text: 'Counted box by box' },
  { name: 'Heading 3', facts: '24 to 28 / 1.14', className: styles.h3, text: '6 × 4 ft, about a studio flat' },
  { name: 'Heading 4', facts: '20 / 1.28', className: styles.h4, text: 'Pick a day and a slot' },
  {
    name: 'Lead',
    facts: '18 to 20 / 1.5',
    className: styles.lead,
    text: 'You see the full price first. Your name and number can wait.',
  },
  {
    name: 'Body',
    facts: '17 / 1.55',
    className: undefined,
    text: 'Two postcodes and a size. A price needs nothing else.',
  },
  { name: 'Small', facts: '15 / 1.5', className: styles.small, text: 'VAT included. Pay after you pick a slot.' },
  { name: 'Micro', facts: '13 / 1.4, tags only', className: styles.micro, text: 'Popular' },
  { name: 'Price', facts: '28, 36, 42, 52', className: styles.price, text: '£259 £9.86 £1,024' },
] as const;

export function Types() {
  return (
    <div className={styles.samples}>
      {TYPES.map(({ name, facts, className, text }) => (
        <div key={name} className={styles.sample}>
          <span className={styles.caption}>
            <b>{name}</b>
            <br />
            {facts}
          </span>
          <span className={className}>{text}</span>
        </div>
      ))}
      <p>Names keep their letters: Zoë Ångström, José Muñoz, Łukasz Żak.</p>
    </div>
  );
}

const SPACES = [4, 8, 12, 16, 20, 24, 32, 40, 56, 72, 96, 128];

export function Spaces() {
  return (
    <ul className={styles.row}>
      {SPACES.map((space, index) => {
        const size: CSSProperties = { height: `var(--space-${index + 1})` };
        return (
          <li key={space}>
            <div className={styles.bar} style={size} />
            <span className={styles.caption}>{space}</span>
          </li>
        );
      })}
    </ul>
  );
}

const RADII = ['tag', 'small', 'control', 'large', 'card', 'panel'];
const SHADOWS = ['rest', 'float', 'above'];

export function Elevation() {
  return (
    <>
      <div className={styles.row}>
        {RADII.map((name) => {
          const shape: CSSProperties = { borderRadius: `var(--radius-${name})` };
          return (
            <span key={name} className={styles.tile} style={shape}>
              {name}
            </span>
          );
        })}
      </div>
      <div className={styles.row}>
        {SHADOWS.map((name) => {
          const shape: CSSProperties = { borderRadius: 'var(--radius-card)', boxShadow: `var(--shadow-${name})` };
          return (
            <span key={name} className={clsx(styles.tile, styles.raised)} style={shape}>
              {name}
            </span>
          );
        })}
      </div>
    </>
  );
}

const ICON_NAMES = Object.keys(ICON_SHAPES) as readonly IconName[];

export function Symbols() {
  return (
    <>
      <div className={styles.row}>
        <Logo />
        <span className={styles.onInk}>
          <Logo onInk />
        </span>
      </div>
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
