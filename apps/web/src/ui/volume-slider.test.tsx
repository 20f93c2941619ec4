import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeSoundSettings, useSoundSettings } from '../lib/sound/sound-settings.ts';
import { VolumeSlider } from './volume-slider.tsx';

const slider = (): HTMLInputElement => screen.getByRole('slider');

test('the slider shows the volume in percent and changes it', () => {
  changeSoundSettings({ volume: 0.4 });
  render(<VolumeSlider isSilent={false} />);
  expect(slider().value).toBe('40');

  fireEvent.change(slider(), { target: { value: '65' } });

  expect(useSoundSettings.getState().volume).toBeCloseTo(0.65);
});

test('letting go of the slider by pointer or key is reported', () => {
  const onSettle = vi.fn<() => void>();
  render(<VolumeSlider isSilent={false} onSettle={onSettle} />);

  fireEvent.pointerUp(slider());
  fireEvent.keyUp(slider(), { key: 'ArrowRight' });

  expect(onSettle).toHaveBeenCalledTimes(2);
});

test('the slider is disabled while sounds are off', () => {
  render(<VolumeSlider isSilent />);

  expect(slider().disabled).toBe(true);
});
