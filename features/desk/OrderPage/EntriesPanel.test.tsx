import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { RefusedForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { DeskEntries } from '@/lib/contracts/desk-calls';
import { EntriesPanel } from './EntriesPanel';

const WRITTEN: DeskEntries = {
  newNote: 'note-note-note-note',
  newCall: 'call-call-call-call',
  outcomes: [{ value: 'no_answer', label: 'No answer' }],
  entries: [
    {
      id: 'entry-2',
      what: 'No answer',
      recorded: 'Tue 24 Nov 2026, 09:10, desk@example.com',
      text: '',
      callBack: { state: { label: 'Call back', tag: 'hot' }, when: 'Thu 26 Nov 2026, 10:30', isOpen: true },
    },
    {
      id: 'entry-1',
      what: 'Note',
      recorded: 'Tue 24 Nov 2026, 09:00, desk@example.com',
      text: 'Small lift',
      callBack: null,
    },
  ],
};
const panel = <EntriesPanel reference="SM-1" {...WRITTEN} />;
const formOf = (button: string) => screen.getByRole('button', { name: button }).closest('form') as HTMLFormElement;
const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

describe('notes and calls of an order', () => {
  it('DSK-1: each form is there to be typed into, with one button, and works without script', () => {
    render(panel);
    const note = formOf('Save note');
    expect([note.getAttribute('action'), note.method]).toEqual([deskFormPath('saveEntry'), 'post']);
    expect(sent(note)).toEqual({ reference: 'SM-1', entry: 'note-note-note-note', kind: 'note', text: '' });
    expect(sent(formOf('Save call'))).toEqual({
      reference: 'SM-1',
      entry: 'call-call-call-call',
      kind: 'call',
      outcome: 'no_answer',
      text: '',
      callBackDay: '',
      callBackTime: '',
    });
    expect(document.querySelector('details')).toBeNull();
  });

  it('DSK-1: an open call-back has one button that closes it', () => {
    render(panel);
    const [call, note] = screen.getAllByRole('listitem');
    expect(call).toHaveTextContent('No answerTue 24 Nov 2026, 09:10, desk@example.comCall backThu 26 Nov 2026, 10:30');
    const done = within(call!).getByRole('button', { name: 'Done: call back Thu 26 Nov 2026, 10:30' });
    expect(sent(done.closest('form')!)).toEqual({ reference: 'SM-1', entry: 'entry-2' });
    expect(within(note!).queryByRole('button')).toBeNull();
  });

  it('FORM-2: of the two forms the refused one stands there as it was filled in', () => {
    const refused = {
      action: deskFormPath('saveEntry'),
      values: { kind: 'call', outcome: 'no_answer', text: 'Try her office', callBackDay: '', callBackTime: '08:00' },
      errors: { callBackTime: 'Enter a time that is still to come.' },
    };
    render(<RefusedForm value={refused}>{panel}</RefusedForm>);
    expect(screen.getByLabelText(/What was said/)).toHaveValue('Try her office');
    expect(screen.getByLabelText('Call back at')).toHaveAccessibleDescription('Enter a time that is still to come.');
    expect(screen.getByLabelText('Note')).toHaveValue('');
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
