import Link from 'next/link';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { AreaMap } from '@/components/marketing/BoroughMap';
import { Calendar, type CalendarDay } from '@/components/ui/Calendar/Calendar';
import { monthWeeks, weekdayIndex } from '@/components/ui/Calendar/month-grid';
import { Logo } from '@/components/ui/Logo';
import { Buttons, Choices, Fields } from './Controls';
import { Crews, type CrewDay } from './Crews';
import { Messages, Overlays } from './Feedback';
import { Colours, Elevation, Spaces, Symbols, Types } from './Foundations';
import { Navigation, Places, Prices } from './Samples';
import styles from './UiSheet.module.scss';

/** Returns the days of a made-up month: closed up to the 7th, full on the 19th, dearer from Friday to Sunday. */
function exampleDays(month: string): readonly CalendarDay[] {
  return monthWeeks(month)
    .flat()
    .filter((date) => date !== null)
    .map((date) => {
      const day = Number(date.slice(8));
      const isBusy = weekdayIndex(date) > 3;
      if (day < 8) return { date, state: 'closed' };
      return day === 19 ? { date, state: 'full' } : { date, state: 'free', isBusy, price: isBusy ? '£275' : '£250' };
    });
}

function Days() {
  const [month, setMonth] = useState('2026-12');
  const [date, setDate] = useState('2026-12-15');
  return (
    <Calendar
      month={month}
      days={exampleDays(month)}
      value={date}
      onChange={setDate}
      onMonthChange={setMonth}
      firstDate="2026-12-08"
      lastMonth="2027-02"
      ordinaryText="£250 on most days"
      busyText="£275 Friday to Sunday"
    />
  );
}

/** The path of the sample emails. Not a Next.js page, so a Link would not find it. */
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
