import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR_SUMMARY_ID } from '@/lib/contracts/form-page';
import { DeskForm, DeskInput, DeskSelect, RefusedForm } from './DeskForm';

const refused = {
  action: '/api/desk/save',
  values: { id: 'b', town: 'Hull', kind: 'fixed', note: '' },
  errors: { note: 'Enter a note.' },
};

function show() {
  render(
    <RefusedForm value={refused}>
      {['a', 'b'].map((id) => (
        <DeskForm key={id} action="/api/desk/save" hidden={{ id, version: 3 }} idOf={(name) => `${name}-${id}`}>
          <DeskInput label={`Town ${id}`} name="town" id={`town-${id}`} value="York" />
          <DeskInput label={`Note ${id}`} name="note" id={`note-${id}`} required />
          <DeskSelect
            label={`Kind ${id}`}
            name="kind"
            id={`kind-${id}`}
            options={['percent', 'fixed'].map((value) => ({ value, label: value }))}
          />
        </DeskForm>
      ))}
    </RefusedForm>,
  );
}

describe('DeskForm', () => {
  it('FORM-2: a refused form stands there as it was filled in, and the other of its kind as ever', () => {
    show();
    expect(screen.getByLabelText('Town b')).toHaveValue('Hull');
    expect(screen.getByLabelText('Kind b')).toHaveValue('fixed');
    expect(screen.getByLabelText('Town a')).toHaveValue('York');
    expect(screen.getByLabelText('Note a')).not.toHaveAttribute('aria-invalid');
  });

  it('FORM-2: says beside a list too that nothing was chosen', () => {
    render(
      <RefusedForm value={{ action: '/api/desk/save', values: { why: '' }, errors: { why: 'Choose a reason.' } }}>
        <DeskForm action="/api/desk/save">
          <DeskSelect label="Reason" name="why" options={[]} any="Choose" />
        </DeskForm>
      </RefusedForm>,
    );
    expect(screen.getByLabelText('Reason')).toBeInvalid();
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason.');
  });

  it('FORM-2: says what is wrong beside the field and leads to it, until the field is changed', async () => {
    show();
    const summary = screen.getByRole('group', { name: 'Check these answers' });
    expect(summary).toHaveFocus();
    expect(document.getElementById(ERROR_SUMMARY_ID)).toBe(summary);
    expect(within(summary).getByRole('link', { name: 'Enter a note.' })).toHaveAttribute('href', '#note-b');
    const note = screen.getByLabelText('Note b');
    expect(note).toHaveAttribute('aria-invalid', 'true');
    expect(note).toHaveAccessibleDescription('Enter a note.');
    await userEvent.type(note, 'x');
    expect(note).not.toHaveAttribute('aria-invalid');
    expect(summary.isConnected).toBe(false);
  });

  it('FORM-2: a choice that is missing is said beside it too', () => {
    render(
      <RefusedForm value={{ ...refused, errors: { kind: 'Choose a kind.' } }}>
        <DeskForm action="/api/desk/save" hidden={{ id: 'b' }}>
          <DeskSelect label="Kind" name="kind" options={[{ value: 'fixed', label: 'Fixed' }]} any="Choose" />
        </DeskForm>
      </RefusedForm>,
    );
    const kind = screen.getByLabelText('Kind');
    expect(kind).toHaveAttribute('aria-invalid', 'true');
    expect(kind).toHaveAccessibleDescription('Choose a kind.');
  });
});
