import { HEADERS, TRAITS } from '@amberhall/engine/language';
import { COUNTERS, HOUSES, KEYWORDS } from '@amberhall/engine/vocabulary';
import { FACTS } from '../../facts/facts.ts';
import { houseName } from '../../text/english/lexicon.ts';
import { phrasesFor } from '../grammar.ts';
import { spellings, tokensOf } from '../tokens.ts';

/** Single words: numbers, houses, traits, keywords, titles. */

const number = phrasesFor('number').phrase('a single', () => 1);
const NUMERALS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
for (let value = 0; value <= 30; value++) number.phrase(String(value) as '1', () => value);
NUMERALS.forEach((word, value) => number.phrase(word as 'one', () => value));

const signed = phrasesFor('signed');
for (let value = 0; value <= 30; value++) {
  signed.phrase(`+${value}` as '1', () => value);
  signed.phrase(`–${value}` as '1', () => -value);
}

const house = phrasesFor('house');
for (const each of HOUSES) house.phrase(houseName(each).toLowerCase() as 'mars', () => each);

const namedHouse = phrasesFor('named-house')
  .phrase('[house] <house>', (one) => one)
  .phrase('that house', () => 'that-house')
  .phrase('the (chosen|named|same) house', () => 'that-house')
  .phrase('the active house', () => 'active-house')
  .phrase('your active house', () => 'active-house')
  .phrase('the house of (that|the discarded|the revealed) card', () => 'its-house')
  .phrase('(that|the discarded|the revealed) card ’s house', () => 'its-house');

const trait = phrasesFor('trait');
for (const each of TRAITS) {
  // Brackets would be read as part of a phrase.
  if (each.startsWith('[')) continue;
  trait.phrase(each as 'beast', () => each);
  trait.phrase(`${each}s` as 'beasts', () => each);
}
trait.phrase('wolves', () => 'wolf');

const keyword = phrasesFor('keyword');
for (const each of KEYWORDS) keyword.phrase(each as 'taunt', () => each);

const keywordGrant = phrasesFor('keyword-grant')
  .phrase('<keyword> <number>', (name, value) => ({ kind: 'keyword', keyword: name, value }))
  .phrase('<keyword>', (name) => ({ kind: 'keyword', keyword: name }))
  .phrase('the <keyword> keyword', (name) => ({ kind: 'keyword', keyword: name }));

const counter = phrasesFor('counter').phrase('+1 power counter', () => 'power');
counter.phrase('+1 power counters', () => 'power');
for (const each of COUNTERS) {
  if (each === 'power') continue;
  counter.phrase(`${each} counter` as 'doom counter', () => each);
  counter.phrase(`${each} counters` as 'doom counters', () => each);
}

const icon = phrasesFor('icon')
  .phrase('{amber}', () => 'amber')
  .phrase('{capture}', () => 'capture')
  .phrase('{damage}', () => 'damage')
  .phrase('{draw}', () => 'draw')
  .phrase('{discard}', () => 'discard')
  .phrase('{power}', () => 'power');

for (const each of HOUSES) icon.phrase(`{house:${each}}` as '{amber}', () => 'amber');

const color = phrasesFor('color')
  .phrase('red', () => 'red')
  .phrase('blue', () => 'blue')
  .phrase('yellow', () => 'yellow');

const title = phrasesFor('title');
for (const { name, slug, rarity, type } of FACTS.values()) {
  // Both twins have the same title; the first one stands for it.
  if (rarity === 'evil twin') continue;
  for (const spelling of spellings(name)) {
    const words = tokensOf(spelling).join(' ');
    // Brackets would be read as part of a phrase.
    if (/[()[\]|<>]/.test(words)) continue;
    title.phrase(words as 'troll', () => slug);
    if (type === 'token creature') title.phrase(`${words}s` as 'trolls', () => slug);
  }
}

const header = phrasesFor('header')
  .phrase('after reap', () => 'reap')
  .phrase('after fight', () => 'fight');
for (const each of HEADERS) header.phrase(each.replace('-', ' ') as 'play', () => each);
const headers = phrasesFor('headers')
  .phrase('<header> / <headers>', (first, others) => [first, ...others])
  .phrase('<header> :', (only) => [only]);

export const words = [
  number,
  signed,
  house,
  namedHouse,
  trait,
  keyword,
  keywordGrant,
  counter,
  icon,
  color,
  title,
  header,
  headers,
].flatMap(({ rules }) => rules);
