import { Textarea } from '@mantine/core';
import { POSITION_GOALS, QUESTION_LENGTH } from '@amberhall/protocol';
import type { PositionGoal, ReplayMoment } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { positionLinkQueries, sharePosition } from '../../lib/position-links.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import form from '../../ui/dialog-form.module.css';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';

interface SharePositionDialogProps {
  moment: ReplayMoment;
  user: string;
  /** Whose turn it is. */
  mover: string | undefined;
  /** Whether the turn is that of the player whose side a visitor takes. */
  canWin: boolean;
  onClose: () => void;
}

/** Asks for the question of a position, and makes its link. */
export function SharePositionDialog({ moment, user, mover, canWin, onClose }: SharePositionDialogProps) {
  const { t } = useTranslation(['replay', 'lessons', 'decks']);
  const queryClient = useQueryClient();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const [question, setQuestion] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [goal, setGoal] = useState<PositionGoal>(canWin ? 'win' : 'play');
  const [path, setPath] = useState<string | null>(null);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const asked = question.trim();
    setMissing(asked === '');
    if (asked === '') return;
    void run(t('lessons:position.created'), async () => {
      const link = await sharePosition({ replay: moment, question: asked, goal });
      setPath(`/position/${link.key}`);
      await queryClient.invalidateQueries({ queryKey: positionLinkQueries.own(user).queryKey });
    });
  };
  return (
    <Dialog title={t('replay:sharePosition')} onClose={onClose} isDirty={question !== '' && path === null}>
      <MantineParts>
        <form className={form.form} noValidate onSubmit={send}>
          {path === null ? (
            <>
              <p className={form.text}>
                {mover !== undefined && t('lessons:position.mover', { name: mover })}{' '}
                {t('lessons:position.help')}
              </p>
              <Textarea
                data-autofocus
                label={t('lessons:position.question')}
                rows={3}
                maxLength={QUESTION_LENGTH}
                value={question}
                error={isMissing && t('lessons:position.questionMissing')}
                onChange={(event) => {
                  setQuestion(event.currentTarget.value);
                  setMissing(false);
                }}
              />
              {canWin && (
                <ChoiceChips
                  legend={t('lessons:position.goalLabel')}
                  choices={POSITION_GOALS.map((value) => ({
                    value,
                    label: t(`lessons:position.goal.${value}`),
                  }))}
                  value={goal}
                  onChange={setGoal}
                />
              )}
            </>
          ) : (
            <>
              <p className={form.text}>{question.trim()}</p>
              <CopyLink path={path} />
            </>
          )}
          <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
          <div className={form.actions}>
            {path === null ? (
              <Button type="submit" variant="primary" icon="link" busy={isBusy} disabled={isBusy}>
                {t('lessons:position.create')}
              </Button>
            ) : (
              <ButtonLink to={path} icon="eye">
                {t('decks:share.visit')}
              </ButtonLink>
            )}
          </div>
        </form>
      </MantineParts>
    </Dialog>
  );
}
