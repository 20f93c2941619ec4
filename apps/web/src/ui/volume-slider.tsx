import { changeSoundSettings, useSoundSettings } from '../lib/sound/sound-settings.ts';
import styles from './volume-slider.module.css';

interface VolumeSliderProps {
  isSilent: boolean;
  /** Called when the slider is released, to play a sound at the new volume. */
  onSettle?: () => void;
}

export function VolumeSlider({ isSilent, onSettle }: VolumeSliderProps) {
  const { volume } = useSoundSettings();
  return (
    <input
      type="range"
      className={styles.slider}
      min={0}
      max={100}
      step={5}
      value={Math.round(volume * 100)}
      disabled={isSilent}
      onChange={(event) => changeSoundSettings({ volume: event.currentTarget.valueAsNumber / 100 })}
      onPointerUp={onSettle}
      onKeyUp={onSettle}
    />
  );
}
