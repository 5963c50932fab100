import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FolderTabs } from './FolderTabs';

function Live() {
  const [value, setValue] = useState('moving');
  const tabs = ['moving', 'storage', 'cleaning'].map((id) => ({ id, label: id }));
  return (
    <FolderTabs label="Services" tabs={tabs} value={value} onChange={setValue}>
      <p>{`Panel of ${value}`}</p>
    </FolderTabs>
  );
}

describe('FolderTabs', () => {
  it('moves by arrows, Home and End, one tab in the tab order', async () => {
    render(<Live />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel', { name: 'cleaning' }).textContent).toBe('Panel of cleaning');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'storage', selected: true }));
  });
});
