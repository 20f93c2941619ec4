import type { Glossary, GlossaryEntry } from '../glossary.ts';
import { HEADINGS, KEYWORDS } from './lexicon.ts';
import { traditional } from './script.ts';

const entry = (name: string, meaning: string): GlossaryEntry => ({ name, meaning });

/** The glossary in simplified characters. */
export const SIMPLIFIED_GLOSSARY: Glossary = {
  alpha: entry(KEYWORDS.alpha, '在本回合中打出、使用或弃掉任何其他牌之前，才能打出它。'),
  assault: entry(`${KEYWORDS.assault}X`, '在它攻击之前，它对其攻击的生物造成X点伤害。'),
  deploy: entry(KEYWORDS.deploy, '它可以在战线的任意位置进场，而不只是在侧翼。'),
  elusive: entry(KEYWORDS.elusive, '它在每个回合首次被攻击时，战斗双方都不造成伤害。'),
  entrench: entry(KEYWORDS.entrench, '其控制者在回合结束重置牌时，它可以保持横置。'),
  hazardous: entry(`${KEYWORDS.hazardous}X`, '在它被攻击之前，它对攻击者造成X点伤害。'),
  invulnerable: entry(KEYWORDS.invulnerable, '它不能受到伤害，也不能被摧毁。'),
  omega: entry(KEYWORDS.omega, '打出它之后，该阶段结束：在本回合中不能再打出或使用任何牌。'),
  poison: entry(KEYWORDS.poison, '它在战斗中以力量造成的任何伤害会摧毁受到伤害的生物。'),
  skirmish: entry(KEYWORDS.skirmish, '它攻击时，被攻击的生物不对它造成伤害。'),
  'splash-attack': entry(
    `${KEYWORDS['splash-attack']}X`,
    '它攻击时，对被攻击的生物的每个相邻生物造成X点伤害。',
  ),
  taunt: entry(KEYWORDS.taunt, '除非其相邻生物也具有嘲讽，否则它们不能被攻击。'),
  treachery: entry(KEYWORDS.treachery, '它在其打出者的对手的控制下进场。'),
  versatile: entry(KEYWORDS.versatile, '无论当前势力是什么，都可以使用它。'),
  stun: entry('击晕', '下次使用它时，移除击晕，此外什么也不发生。'),
  ward: entry('界护', '防止该生物下次受到的伤害，或防止它离场，然后移除界护。'),
  enrage: entry('激怒', '使用它时，若可能则必须战斗。此后它不再被激怒。'),
  capture: entry('捕获', '将对手的琥魄池中的琥魄置于该生物上。它离场时，这些琥魄归还对手。'),
  exalt: entry('褒奖', '从公共池将1点琥魄置于该生物上。'),
  archive: entry('存档', '将该牌面朝下置于其拥有者的存档区。在回合开始时，可以将存档区中的牌加入手牌。'),
  purge: entry('清除', '将该牌移出游戏。'),
  steal: entry('窃取', '将琥魄从对手的琥魄池移动到你的琥魄池。'),
  haunted: entry('闹鬼', '弃牌堆中有10张或更多牌的玩家处于闹鬼状态。'),
  overwhelmed: entry('寡不敌众', '如果对手控制的生物更多，该玩家寡不敌众。'),
  tide: entry('潮位', '起初不属于任何玩家。抬高潮位后，对你而言潮位高，对你的对手而言潮位低。'),
  chains: entry('枷锁', '只要你有枷锁，你在回合结束时抽较少的牌，且每次失去一个枷锁。'),
  'token creature': entry('衍生生物', '牌库顶的牌面朝下进场，成为该牌组为此指定的生物。'),
  omni: entry(HEADINGS.omni, '无论当前势力是什么，都可以使用它。'),
  scrap: entry(HEADINGS.scrap, '当你在你的回合中从手牌弃掉该牌时发生。'),
  fate: entry(HEADINGS.fate, '当该牌上方的预言应验时发生。'),
};

/** The glossary in traditional characters. */
export const TRADITIONAL_GLOSSARY = Object.fromEntries(
  Object.entries(SIMPLIFIED_GLOSSARY).map(([term, { name, meaning }]) => [
    term,
    entry(traditional(name), traditional(meaning)),
  ]),
) as Glossary;
