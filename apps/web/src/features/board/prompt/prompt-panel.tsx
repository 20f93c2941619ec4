import { useState } from 'react';
import type { PromptView, Text, TurnStep } from '@amberhall/protocol';
import { useNow } from '../../../lib/use-now.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CardFace, Symbol, useCard } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame } from '../game/game-context.tsx';
import { RichText } from '../game/rich-text.tsx';
import { activePrompt, cardOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames, usePlainText } from '../game/use-texts.ts';
import { IdlePlayer } from '../manual/idle-player.tsx';
import { LostOpponent } from '../manual/lost-opponent.tsx';
import { ObstacleText } from '../table/obstacle-note.tsx';
import { TurnControls } from '../manual/turn-controls.tsx';
import { formatRemaining } from '../player-bar/clock.tsx';
import { CardMenu, cardOfMenu } from './card-menu.tsx';
import { ControlButtons } from './control-buttons.tsx';
import { LastPlays } from './last-plays.tsx';
import { NameEntry } from './name-entry.tsx';
import styles from './prompt-panel.module.css';
import { RefusalNotice } from './refusal-notice.tsx';

/** The viewer's prompt with a button for each answer, or the player whom the table waits for. */
export function PromptPanel() {
  const { t } = useBoardTranslation();
  const prompt = useGame(activePrompt);
  const roomPromptId = useGame(({ game }) => game?.roomPrompt?.id);
  const putAside = useBoardUi((ui) => ui.dismissedPrompt);
  // A room prompt has its own dialog until it is minimized.
  const isElsewhere = prompt !== null && prompt.id === roomPromptId && prompt.id !== putAside;
  const isAsked = prompt !== null && prompt.kind !== 'idle' && !isElsewhere;
  return (
    <section className={styles.box} aria-label={t('board:yourDecision')} tabIndex={-1} data-decision>
      <SpokenPrompt prompt={isElsewhere ? null : prompt} />
      {/* A new question is a new panel: nothing in it seems to have moved. */}
      <div key={prompt?.id} className={classNames(styles.panel, isAsked && styles.asking)} data-question>
        {isAsked ? <Question prompt={prompt} /> : <Waiting prompt={isElsewhere ? null : prompt} />}
        {!isAsked && <LastPlays />}
        {isAsked && <WhyOnlyDiscard source={prompt.source?.id} />}
        {isAsked && prompt.kind === 'name' && <NameEntry prompt={prompt} />}
        <div className={styles.foot}>
          <LostOpponent />
          <IdlePlayer />
          <TurnControls />
          {isAsked && <Answers prompt={prompt} />}
        </div>
        <RefusalNotice />
      </div>
    </section>
  );
}

/** Stays mounted between prompts, so that screen readers announce each new one. */
function SpokenPrompt({ prompt }: { prompt: PromptView | null }) {
  const plain = usePlainText();
  const cardName = useCardNames();
  const waiting = useWaiting(prompt);
  const isAsked = prompt !== null && prompt.kind !== 'idle';
  const title = isAsked && (prompt.text ? plain(prompt.title) : cardName(prompt.source?.slug));
  const text = isAsked ? (prompt.text ?? prompt.title) : waiting.text;
  return (
    <div role="status" className={styles.spoken}>
      <p>{title}</p>
      <p>{text ? plain(text) : waiting.otherwise}</p>
    </div>
  );
}

function Waiting({ prompt }: { prompt: PromptView | null }) {
  const { text, otherwise } = useWaiting(prompt);
  return (
    <div className={styles.waiting}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p>
        {text ? <RichText text={text} /> : otherwise}
        <WaitedFor />
      </p>
    </div>
  );
}

/** In which step the other player is, and for how long the game has waited for them. */
function WaitedFor() {
  const { t } = useBoardTranslation();
  const waiting = useGame(({ game }) => game?.table.waitingFor[0]);
  const step = useGame(({ game }) => game?.table.step);
  const now = useNow(1000);
  const [since, setSince] = useState({ waiting, step, at: now });
  if (since.waiting !== waiting || since.step !== step) setSince({ waiting, step, at: now });
  const name = step && STEP_NAMES.get(step);
  if (waiting === undefined || name === undefined || now - since.at < SHOWN_AFTER_MS) return null;
  return (
    <small className={styles.since}>
      {t(`board:step.${name}`)} · {formatRemaining(now - since.at)}
    </small>
  );
}

/** A short wait needs no count. */
const SHOWN_AFTER_MS = 5000;
const STEP_NAMES: ReadonlyMap<TurnStep, 'forge' | 'house' | 'main' | 'draw'> = new Map([
  ['forge', 'forge'],
  ['house', 'house'],
  ['main', 'main'],
  ['ready', 'draw'],
  ['draw', 'draw'],
]);

/** The text while no prompt is open: how a bot gets on, the game's own message, or a default. */
function useWaiting(prompt: PromptView | null): { text: Text | null; otherwise: string } {
  const { t } = useBoardTranslation();
  const waiting = useGame(({ game }) => game?.table.waitingFor[0] ?? '');
  const name = useGame(({ game }) => game?.people[waiting]?.user.name);
  const isOther = useGame(({ game }) => game?.people[waiting] !== undefined && game.seat !== waiting);
  const botWait = useGame(({ game }) => game?.botWait ?? null);
  const bot = useGame(({ game }) => game?.people[botWait?.player ?? '']?.user.name);
  // Games in which the engine failed end without a winner.
  const isOver = useGame(({ game }) => game?.winner !== null || game.roomPrompt?.kind === 'over');
  if (isOver) return { text: null, otherwise: t('board:gameOver') };
  if (botWait !== null) {
    const { place } = botWait;
    const words =
      place === null ? t('board:botThinks', { name: bot }) : t('board:botWaits', { name: bot, place });
    return { text: null, otherwise: words };
  }
  const isNamed = isOther && prompt?.title.key === 'prompt.waiting';
  return {
    text: isNamed ? null : (prompt?.text ?? prompt?.title ?? null),
    otherwise: t('board:waitingFor', { name: name ?? t('board:noone') }),
  };
}

function Question({ prompt: { title, text, source } }: { prompt: PromptView }) {
  return (
    <div className={styles.question}>
      {source && <Source slug={source.slug} id={source.id} />}
      <div className={styles.words}>
        <p className={styles.title}>
          {text ? <RichText text={title} isStill /> : <SourceName slug={source?.slug} />}
        </p>
        <h2 className={styles.text}>
          <RichText text={text ?? title} isStill />
        </h2>
      </div>
    </div>
  );
}

/** Why the card that was clicked can only be discarded. */
function WhyOnlyDiscard({ source }: { source: string | undefined }) {
  const obstacle = useBoardUi((ui) => ui.obstacle);
  return obstacle !== null && obstacle.card === source && <ObstacleText why={obstacle.why} />;
}

function Answers({ prompt }: { prompt: PromptView }) {
  const buttons = <ControlButtons controls={prompt.controls} promptId={prompt.id} />;
  const cardId = cardOfMenu(prompt);
  return (
    <div className={styles.answers} data-answers>
      <Count prompt={prompt} />
      {cardId === null ? buttons : <CardMenu cardId={cardId}>{buttons}</CardMenu>}
    </div>
  );
}

function SourceName({ slug }: { slug: string | undefined }) {
  const cardName = useCardNames();
  return cardName(slug);
}

function Source({ slug, id }: { slug: string; id: string | undefined }) {
  const facts = useCard(slug);
  const house = useGame((state) => cardOf(state, id)?.house);
  return (
    <span
      className={styles.source}
      onPointerEnter={() => boardUi.zoom({ slug, id })}
      onPointerLeave={() => boardUi.zoom(null)}
    >
      <CardFace slug={slug} facts={facts} house={house} size="token" width="var(--source)" />
    </span>
  );
}

/** The number of chosen cards, or the number that may be chosen. */
function Count({ prompt }: { prompt: PromptView }) {
  const { t } = useBoardTranslation();
  if (prompt.purpose === 'main-step' || prompt.purpose === 'card-action' || prompt.selectable.length === 0)
    return null;
  const max = prompt.max ?? 1;
  const words =
    max > 1 || prompt.selected.length > 0
      ? t('board:chosen', { count: prompt.selected.length, max: Math.max(max, prompt.selected.length) })
      : t('board:legalTargets', { count: prompt.selectable.length });
  return (
    <span className={styles.count} data-single={max === 1 || undefined}>
      <Symbol name="target" />
      {words}
    </span>
  );
}
