import { render } from '@testing-library/react';
import { layOutWhenIdle } from './lay-out-when-idle';

function page() {
  const { container } = render(
    <div>
      <section data-later>First</section>
      <section data-later>
        <div>Second</div>
      </section>
    </div>,
  );
  const shown = () => [...container.querySelectorAll<HTMLElement>('*')].filter(isShown).map((part) => part.textContent);
  return { container, shown };
}

const isShown = ({ style }: HTMLElement) => style.contentVisibility === 'visible';

describe('sections that wait to be laid out', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stop waiting one after the other, whenever the page is idle', () => {
    const { container, shown } = page();
    layOutWhenIdle(container);
    expect(shown()).toEqual([]);
    jest.runOnlyPendingTimers();
    expect(shown()).toEqual(['First']);
    jest.runOnlyPendingTimers();
    expect(shown()).toEqual(['First', 'Second']);
  });

  it('are laid out at once where the address names a place', () => {
    const { container, shown } = page();
    window.location.hash = '#prices';
    layOutWhenIdle(container);
    expect(shown()).toEqual(['First', 'Second']);
    window.location.hash = '';
  });

  it('are left alone when the page goes first', () => {
    const { container, shown } = page();
    layOutWhenIdle(container)();
    jest.runAllTimers();
    expect(shown()).toEqual([]);
  });
});
