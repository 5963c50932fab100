import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { CrewLinkView } from '@/lib/contracts/desk-visits';
import { CrewLink } from './CrewsPage';

const LINK: CrewLinkView = {
  team: 'MOVING',
  crew: 1,
  name: 'Moving crew 1',
  version: 2,
  href: 'https://www.example.com/crew#key',
  code: { side: 1, path: '' },
  count: '0 of 4 phones',
  phones: [],
  sent: [],
  lead: null,
};
const show = (changes: Partial<CrewLinkView>) => render(<CrewLink date="2026-12-15" link={{ ...LINK, ...changes }} />);

describe('CrewLink', () => {
  it('CRW-1: a button for each way sends it to who was shown, by the link that was shown', () => {
    show({
      lead: {
        id: 'amir',
        note: '',
        ways: [
          { way: 'text', label: 'Text it to Amir' },
          { way: 'mail', label: 'Mail it to Amir' },
        ],
      },
      sent: ['Texted to Amir 18:31', 'Mailed to Amir 18:15'],
    });
    const form = screen.getByRole('button', { name: 'Mail it to Amir' }).closest('form')!;
    expect(form).toHaveAttribute('action', '/api/desk/send_crew_link');
    const sent = Object.fromEntries(new FormData(form));
    expect(sent).toEqual({ date: '2026-12-15', team: 'MOVING', crew: '1', link: '2', lead: 'amir', way: 'mail' });
    expect(screen.getByRole('button', { name: 'Text it to Amir' })).toBeVisible();
    expect(screen.getByText('Texted to Amir 18:31')).toBeVisible();
  });

  it('CRW-1: says why there is no button', () => {
    show({ lead: { id: 'cem', ways: [], note: 'Cem has left. Choose another lead below.' } });
    expect(screen.getByText('Cem has left. Choose another lead below.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /it to/ })).toBeNull();
    show({ lead: null });
    expect(screen.getByText(/^Nobody leads this crew yet/)).toBeVisible();
  });
});
