import Link from 'next/link';
import type { ComponentType, ReactNode } from 'react';
import type { AreaMap } from '@/components/marketing/BoroughMap/BoroughMap';
import { Logo } from '@/components/ui/Logo/Logo';
import { Buttons } from '../Buttons';
import { Choices } from '../Choices';
import type { CrewDay } from '../crew-days';
import { Crews } from '../Crews';
import { Days } from '../Days';
import { Fields } from '../Fields';
import { Colours, Elevation, Spaces, Types } from '../Foundations';
import { Messages } from '../Messages';
import { Navigation } from '../Navigation';
import { Overlays } from '../Overlays';
import { Places } from '../Places';
import { Prices } from '../Prices';
import { Symbols } from '../Symbols';
import styles from './UiSheet.module.scss';

/** No page of Next: the server writes it, so that a Link would not find it. */
const MAILS = '/ui/mails';

type UiSheetProps = { readonly map: AreaMap; readonly CrewSheet: ComponentType<CrewDay> };

const sections = ({ map, CrewSheet }: UiSheetProps): readonly { title: string; content: ReactNode }[] => [
  { title: 'Colour', content: <Colours /> },
  { title: 'Type', content: <Types /> },
  { title: 'Space', content: <Spaces /> },
  { title: 'Radius, elevation', content: <Elevation /> },
  { title: 'Buttons', content: <Buttons /> },
  { title: 'Fields', content: <Fields /> },
  { title: 'Choices', content: <Choices /> },
  { title: 'Tabs and progress', content: <Navigation /> },
  { title: 'Prices', content: <Prices /> },
  { title: 'Days', content: <Days /> },
  { title: 'Notes, errors, loading', content: <Messages /> },
  { title: 'Toasts and modals', content: <Overlays /> },
  { title: 'Map of areas', content: <Places map={map} /> },
  { title: 'Crew sheets', content: <Crews CrewSheet={CrewSheet} /> },
  { title: 'Mark and icons', content: <Symbols /> },
];

/** Every component in every state, on one page. */
export function UiSheet(props: UiSheetProps) {
  return (
    <main className={styles.root}>
      <div className={styles.head}>
        <Logo />
        <Link href="/ui/drawings">Drawings</Link>
        <a href={MAILS}>Mails</a>
      </div>
      <h1>Nothing hidden, everything to scale</h1>
      {sections(props).map(({ title, content }) => (
        <section key={title} className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.content}>{content}</div>
        </section>
      ))}
    </main>
  );
}
