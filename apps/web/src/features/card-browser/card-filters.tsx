import { HOUSES, CARD_TYPES } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardQueries, HouseEmblem, houseColors, SetSymbol, useCardLabels } from '../../cards/index.ts';
import { useUser } from '../../lib/session.ts';
import { setCodeOf } from '../../lib/sets.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Switch } from '../../ui/switch.tsx';
import { countFilters, toggled } from './card-search.ts';
import type { CardSearch, Facet } from './card-search.ts';
import styles from './card-filters.module.css';
import { RangeFilter } from './range-filter.tsx';
import { useTerms } from './use-terms.ts';

interface CardFiltersProps {
  search: CardSearch;
  onChange: (change: Partial<CardSearch>) => void;
}

export const RARITIES = ['common', 'uncommon', 'rare', 'special'] as const;

/** The filters beside the cards. On narrow screens a button shows them. */
export function CardFilters({ search, onChange }: CardFiltersProps) {
  const { t } = useTranslation('cards');
  const [isOpen, setOpen] = useState(false);
  const terms = useTerms();
  const user = useUser();
  const labels = useCardLabels();
  const toggle = (facet: Facet, value: string) => onChange({ [facet]: toggled(search[facet], value) });
  const count = countFilters(search);
  return (
    <aside className={styles.side} aria-label={t('cards:filters')}>
      <Button
        className={styles.opener}
        icon="settings"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? t('cards:filters') : t('cards:filtersCount', { count })}
      </Button>
      <div className={classNames(styles.filters, isOpen && styles.open)}>
        <SetFilter chosen={search.set} onToggle={(value) => toggle('set', value)} />
        <Group label={t('cards:house')}>
          {HOUSES.map((house) => (
            <Toggle
              key={house}
              label={labels.house(house)}
              isChosen={search.house.includes(house)}
              onPress={() => toggle('house', house)}
            >
              <span style={houseColors(house)}>
                <HouseEmblem house={house} className={styles.emblem} />
              </span>
            </Toggle>
          ))}
        </Group>
        <Group label={t('cards:type')}>
          {CARD_TYPES.map((type) => (
            <Chip key={type} pressed={search.type.includes(type)} onPress={() => toggle('type', type)}>
              {labels.type(type)}
            </Chip>
          ))}
        </Group>
        <Group label={t('cards:rarity')}>
          {RARITIES.map((rarity) => (
            <Chip
              key={rarity}
              pressed={search.rarity.includes(rarity)}
              onPress={() => toggle('rarity', rarity)}
            >
              {labels.rarity(rarity)}
            </Chip>
          ))}
        </Group>
        <RangeFilter
          label={t('cards:power')}
          range={search.power}
          onChange={(power) => onChange({ power })}
        />
        <RangeFilter
          label={t('cards:amberIcons')}
          range={search.amber}
          onChange={(amber) => onChange({ amber })}
        />
        <div className={styles.choice}>
          <FilterChoice
            label={t('cards:keyword')}
            value={search.keyword}
            onChange={(keyword) => onChange({ keyword })}
          >
            <option value="">{t('cards:anyKeyword')}</option>
            {terms.map(({ term, name }) => (
              <option key={term} value={term}>
                {name}
              </option>
            ))}
          </FilterChoice>
        </div>
        <Switch checked={search.hasRulings} onChange={(hasRulings) => onChange({ hasRulings })}>
          {t('cards:withRulings')}
        </Switch>
        {user && (
          <Switch checked={search.isOwned} onChange={(isOwned) => onChange({ isOwned })}>
            {t('cards:ownedOnly')}
          </Switch>
        )}
      </div>
    </aside>
  );
}

/** The sets that print any card. */
function SetFilter({ chosen, onToggle }: { chosen: readonly string[]; onToggle: (value: string) => void }) {
  const { t } = useTranslation('cards');
  const { data: catalogue = {} } = useQuery(cardQueries.catalogue());
  const expansions = new Set(
    Object.values(catalogue).flatMap(({ sets }) => sets.map((set) => set.expansion)),
  );
  return (
    <Group label={t('cards:set')}>
      {[...expansions]
        .toSorted((one, other) => one - other)
        .map((expansion) => {
          const code = setCodeOf(expansion);
          return (
            <Toggle
              key={expansion}
              label={code ? t(`common:setName.${code}`) : String(expansion)}
              isChosen={chosen.includes(String(expansion))}
              onPress={() => onToggle(String(expansion))}
            >
              <SetSymbol code={code} />
              {code ? t(`common:setCode.${code}`) : expansion}
            </Toggle>
          );
        })}
    </Group>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.values}>{children}</div>
    </fieldset>
  );
}

interface ToggleProps {
  label: string;
  isChosen: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Toggle({ label, isChosen, onPress, children }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} title={label} aria-pressed={isChosen} onClick={onPress}>
      <HiddenText>{label}</HiddenText>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
