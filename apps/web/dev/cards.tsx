import './start.ts';
import { createRoot } from 'react-dom/client';
import { CardBack, CardFace, CardOverlay } from '../src/cards/index.ts';
import type { CardSize, CardOverlayProps } from '../src/cards/index.ts';
import { CATALOGUE } from '../src/features/board/fixture/catalogue.ts';

const slugs = Object.keys(CATALOGUE);
const STATES: Record<string, CardOverlayProps & { power?: number }> = {
  troll: {},
  umbra: { exhausted: true },
  krump: { damage: 4, amber: 2, power: 11 },
  zorg: { stunned: true },
  'grey-monk': { warded: true },
  'champion-anaphiel': { highlight: 'target' },
  snufflegator: { highlight: 'selected' },
  'dust-pixie': { highlight: 'playable' },
  scholar: { isToken: true },
  pitlord: { enraged: true, counters: { power: 2, doom: 1 } },
  bulwark: { highlight: 'selected', order: 2, ownerInitial: 'C' },
};

function Row({ size, names }: { size: CardSize; names: string[] }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 18, margin: '14px 0 26px' }}>
      {names.map((slug) => (
        <CardFace key={slug} slug={slug} facts={CATALOGUE[slug]} size={size} />
      ))}
    </div>
  );
}

function Gallery() {
  return (
    <main style={{ padding: '24px 36px', width: 1400 }}>
      <Row size="zoom" names={['snufflegator', 'champion-anaphiel', 'fertility-chant', 'zorg']} />
      <Row size="hand" names={slugs} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 22, margin: '14px 0 26px' }}>
        {Object.entries(STATES).map(([slug, { power, ...marks }]) => (
          <span
            key={slug}
            style={{ position: 'relative', fontSize: 12.6, rotate: marks.exhausted ? '6deg' : '' }}
          >
            <CardFace slug={slug} facts={CATALOGUE[slug]} size="board" power={power} />
            <CardOverlay {...marks} />
          </span>
        ))}
        <CardBack width="126px" ratio={1.3} />
      </div>
      <Row size="token" names={slugs.slice(0, 24)} />
      <Row size="plate" names={slugs.filter((slug) => CATALOGUE[slug]?.type === 'artifact')} />
    </main>
  );
}

createRoot(document.getElementById('root')!).render(<Gallery />);
