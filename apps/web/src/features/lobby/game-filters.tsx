import { EXPANSION_CODES, GAME_FORMATS, GAME_TYPES } from '@amberhall/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SetSymbol } from '../../cards/set-symbol.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuSwitch } from '../../ui/menu.tsx';
import { isFiltering, OPEN_FILTER, setGameFilter, useGameFilter } from './game-filter.ts';
import styles from './game-filters.module.css';

/** One switch per type, and a menu of switches for formats and sets. */
export function GameFilters() {
  const { t } = useTranslation();
  const filter = useGameFilter();
  const { types, formats, expansions } = filter;
  const formatCount = GAME_FORMATS.filter((format) => formats[format]).length;
  const setCount = EXPANSION_CODES.filter((code) => expansions[code]).length;

  return (
    <div role="group" aria-label={t('lobby:games.filters')} className={styles.filters}>
      {GAME_TYPES.map((type) => (
        <Chip
          key={type}
          pressed={types[type]}
          onPress={() => setGameFilter({ types: { ...types, [type]: !types[type] } })}
        >
          {t(`common:gameType.${type}`)}
        </Chip>
      ))}
      <span className={styles.parting} />
      <SwitchMenu
        label={
          formatCount === GAME_FORMATS.length
            ? t('lobby:games.anyFormat')
            : t('lobby:games.formats', { count: formatCount })
        }
        switches={GAME_FORMATS.map((format) => ({
          name: t(`common:gameFormat.${format}`),
          isOn: formats[format],
          flip: () => setGameFilter({ formats: { ...formats, [format]: !formats[format] } }),
        }))}
      />
      <SwitchMenu
        label={setCount === 0 ? t('lobby:games.anySet') : t('lobby:games.sets', { count: setCount })}
        switches={EXPANSION_CODES.map((code) => ({
          name: t(`common:setName.${code}`),
          symbol: <SetSymbol code={code} />,
          isOn: Boolean(expansions[code]),
          flip: () => setGameFilter({ expansions: { ...expansions, [code]: !expansions[code] } }),
        }))}
      />
      {isFiltering(filter) && (
        <Button variant="ghost" size="small" onClick={() => setGameFilter(OPEN_FILTER)}>
          {t('lobby:games.clearFilters')}
        </Button>
      )}
    </div>
  );
}

interface SwitchMenuProps {
  label: string;
  switches: { name: string; symbol?: ReactNode; isOn: boolean; flip: () => void }[];
}

function SwitchMenu({ label, switches }: SwitchMenuProps) {
  return (
    <Menu
      align="start"
      buttonClass={styles.menuChip}
      button={
        <>
          {label}
          <Icon name="down" size={14} />
        </>
      }
    >
      {switches.map(({ name, symbol, isOn, flip }) => (
        <MenuSwitch key={name} isOn={isOn} onFlip={flip}>
          {symbol}
          {name}
        </MenuSwitch>
      ))}
    </Menu>
  );
}
