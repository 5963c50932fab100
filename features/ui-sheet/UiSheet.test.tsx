import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { areaMap } from '@/lib/content/areas/area-links';
import { UiSheet } from './UiSheet';

it('UI-1: shows the map of areas in both its states, and the sheets of crews that the page brings in', () => {
  const CrewSheet = ({ name, jobs }: { name: string; jobs: readonly unknown[] }) => (
    <article aria-label={name}>{jobs.length}</article>
  );
  render(<UiSheet map={areaMap('moving')} CrewSheet={CrewSheet} />);
  const camden = screen.getByRole('link', { name: 'Camden' });
  expect(camden).not.toHaveAttribute('aria-current');
  fireEvent.click(screen.getByRole('radio', { name: 'Page of Camden' }));
  expect(camden).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('article', { name: 'Moving crew 1' })).toHaveTextContent('2');
  expect(screen.getByRole('article', { name: 'Moving crew 4' })).toHaveTextContent('1');
});
