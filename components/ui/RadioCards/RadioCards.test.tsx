import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckCards } from '../CheckCards';
import { RadioCards } from './RadioCards';

const OPTIONS = [
  { value: 'self', title: 'I pack myself', description: 'We carry' },
  { value: 'us', title: 'You pack for me', price: '£99' },
];

describe('cards', () => {
  it('offer one of few, named by the title alone', async () => {
    function Live() {
      const [value, setValue] = useState('');
      return <RadioCards legend="Who packs?" name="packing" value={value} onChange={setValue} options={OPTIONS} />;
    }
    render(<Live />);
    await userEvent.click(screen.getByRole('radio', { name: 'You pack for me' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'You pack for me' }).checked).toBe(true);
    expect(screen.getByRole('group', { name: 'Who packs?' })).toBeTruthy();
  });

  it('tell their price and what is wrong', () => {
    render(
      <RadioCards
        legend="Who packs?"
        name="packing"
        value=""
        onChange={() => undefined}
        options={OPTIONS}
        error="Choose who packs"
      />,
    );
    const described = screen.getByRole('radio', { name: 'You pack for me' }).getAttribute('aria-describedby');
    expect(described?.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
      '£99',
      'Choose who packs',
    ]);
    expect(document.getElementById('packing')).toBe(screen.getByRole('radio', { name: 'I pack myself' }));
  });

  it('offer any of few, in the order of the options', async () => {
    const onChange = jest.fn();
    render(<CheckCards legend="Extras" name="addOns" value={['us']} onChange={onChange} options={OPTIONS} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I pack myself' }));
    expect(onChange).toHaveBeenLastCalledWith(['self', 'us']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'You pack for me' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});
