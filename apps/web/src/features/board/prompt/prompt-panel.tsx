import { useEffect, useRef } from 'react';
import type { PromptView, Text } from '@amberhall/protocol';
import { classNames } from '../../../ui/class-names.ts';
import { CardFace, Symbol, useCard } from '../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { useGame } from '../game/game-context.tsx';
import { RichText } from '../game/rich-text.tsx';
import { activePrompt, cardOf } from '../game/selectors.ts';
import { useBoardWords, useCardNames } from '../game/use-texts.ts';
import { ControlButtons } from './control-buttons.tsx';
import { NameEntry } from './name-entry.tsx';
import styles from './prompt-panel.module.css';
import { RefusalNote } from './refusal-note.tsx';

/** The question the viewer is asked, with a button per answer; or whom the table waits for. */
export function PromptPanel() {
  const { t } = useBoardWords();
  const prompt = useGame(activePrompt);
  const roomPromptId = useGame(({ game }) => game?.roomPrompt?.id);
  const putAside = useBoardUi((ui) => ui.putAside);
  // The room asks in a dialog of its own, until that is put aside.
  const isElsewhere = prompt !== null && prompt.id === roomPromptId && prompt.id !== putAside;
  const isAsked = prompt !== null && prompt.kind !== 'idle' && !isElsewhere;
  const panel = usePanelFocus(isAsked ? prompt : null);
  return (
    <section
      ref={panel}
      className={classNames(styles.panel, isAsked && styles.asking)}
      aria-label={t('board:yourDecision')}
    >
      {isAsked ? <Question prompt={prompt} /> : <Waiting prompt={isElsewhere ? null : prompt} />}
      <RefusalNote />
    </section>
  );
}

function Waiting({ prompt }: { prompt: PromptView | null }) {
  const { t } = useBoardWords();
  const waiting = useGame(({ game }) => game?.table.waitingFor ?? []);
  const name = useGame(({ game }) => game?.people[waiting[0] ?? '']?.user.name);
  const isOver = useGame(({ game }) => game?.winner !== null);
  const title: Text | null = prompt?.text ?? prompt?.title ?? null;
  return (
    <div className={styles.waiting}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p role="status">
        {isOver ? (
          t('board:gameOver')
        ) : title ? (
          <RichText text={title} />
        ) : (
          t('board:waitingFor', { name: name ?? t('board:noone') })
        )}
      </p>
    </div>
  );
}

function Question({ prompt }: { prompt: PromptView }) {
  const { title, text, source } = prompt;
  return (
    <>
      <div className={styles.question}>
        {source && <Source slug={source.slug} id={source.id} />}
        <div role="status" className={styles.words}>
          <p className={styles.title}>
            {text ? <RichText text={title} isStill /> : <SourceName slug={source?.slug} />}
          </p>
          <h2 className={styles.text}>
            <RichText text={text ?? title} isStill />
          </h2>
        </div>
      </div>
      {prompt.kind === 'name' && <NameEntry prompt={prompt} />}
      <div className={styles.foot}>
        <Count prompt={prompt} />
        <ControlButtons controls={prompt.controls} promptId={prompt.id} />
      </div>
    </>
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

/** How many cards are chosen, or how many may be. */
function Count({ prompt }: { prompt: PromptView }) {
  const { t } = useBoardWords();
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

/** Who answers by keyboard finds the next question under their fingers; who writes or looks elsewhere is left alone. */
function usePanelFocus(prompt: PromptView | null) {
  const panel = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const id = prompt?.id;

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (id !== undefined && hadFocus.current && isLost)
      element.querySelector<HTMLElement>('button, input')?.focus();
  }, [id]);

  useEffect(() => {
    const follow = (event: FocusEvent) => {
      hadFocus.current = panel.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return panel;
}
