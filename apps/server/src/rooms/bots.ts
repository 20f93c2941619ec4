/** Who plays the seats without a person. */
import { randomInt } from 'node:crypto';
import type { Bot, BotParts } from './bot-player.ts';
import type { Decision } from './engine.ts';

/** Takes anything that is on offer. */
const anyOffer: Bot = {
  choose: (view, player): Decision => {
    const prompt = view.players[player]?.prompt;
    const offers: Decision[] = [
      ...(prompt?.controls ?? []).map(({ id }): Decision => ({ kind: 'control', control: id })),
      ...(prompt?.selectable ?? []).map((card): Decision => ({ kind: 'card', card })),
    ];
    const offer = offers[randomInt(Math.max(1, offers.length))];
    if (offer === undefined) throw new Error(`The question ${prompt?.purpose} has no answer`);
    return offer;
  },
};

export const bots: Pick<BotParts, 'player' | 'fallback'> = { player: anyOffer, fallback: anyOffer };
