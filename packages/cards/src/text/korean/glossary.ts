import type { Glossary } from '../glossary.ts';

export const KOREAN_GLOSSARY: Glossary = {
  alpha: {
    name: '알파',
    meaning: '이번 차례에 다른 것을 플레이하거나 사용하거나 버리기 전에만 플레이할 수 있습니다.',
  },
  assault: {
    name: '강습 X',
    meaning: '이 생명체가 공격하기 전에, 공격받는 생명체에게 X만큼의 피해를 줍니다.',
  },
  deploy: {
    name: '배치',
    meaning: '측면뿐만 아니라 전선의 어느 곳으로나 플레이 영역에 들어올 수 있습니다.',
  },
  elusive: {
    name: '회피',
    meaning: '각 차례에 처음으로 공격받을 때, 전투하는 두 생명체 모두 피해를 주지 않습니다.',
  },
  entrench: {
    name: '참호',
    meaning: '지배자의 차례 종료 시 카드를 준비시킬 때, 소진된 상태로 남을 수 있습니다.',
  },
  hazardous: {
    name: '위험 X',
    meaning: '이 생명체가 공격받기 전에, 공격하는 생명체에게 X만큼의 피해를 줍니다.',
  },
  invulnerable: { name: '무적', meaning: '피해를 받을 수 없고 파괴될 수 없습니다.' },
  omega: {
    name: '오메가',
    meaning: '이 카드를 플레이하면 단계가 끝나며, 이번 차례에 더는 플레이하거나 사용할 수 없습니다.',
  },
  poison: {
    name: '독',
    meaning: '이 생명체의 공격력이 전투에서 준 피해를 받은 생명체는 파괴됩니다.',
  },
  skirmish: {
    name: '유격',
    meaning: '이 생명체가 공격할 때, 공격받는 생명체는 이 생명체에게 피해를 주지 않습니다.',
  },
  'splash-attack': {
    name: '여파 공격 X',
    meaning: '이 생명체가 공격할 때, 공격받는 생명체의 각 이웃에게 X만큼의 피해를 줍니다.',
  },
  taunt: { name: '도발', meaning: '도발이 없는 이웃은 공격받을 수 없습니다.' },
  treachery: {
    name: '배신',
    meaning: '이 카드를 플레이한 플레이어의 상대의 지배하에 플레이 영역에 들어옵니다.',
  },
  versatile: { name: '만능', meaning: '활성화 세력이 무엇이든 사용할 수 있습니다.' },
  stun: {
    name: '기절',
    meaning: '이 생명체를 다음번에 사용하면 기절이 해제되고, 다른 일은 일어나지 않습니다.',
  },
  ward: {
    name: '보호막',
    meaning: '생명체가 다음번에 피해를 받거나 플레이 영역을 떠나는 것을 막고 없어집니다.',
  },
  enrage: {
    name: '격노',
    meaning: '사용될 때 가능하다면 전투해야 합니다. 그 후에는 더 이상 격노한 상태가 아닙니다.',
  },
  capture: {
    name: '포획',
    meaning:
      '상대의 저장소에 있는 앰버를 생명체에 놓습니다. 생명체가 플레이 영역을 떠나면 앰버를 되돌립니다.',
  },
  exalt: { name: '고양', meaning: '공용 저장소에서 앰버 1개를 생명체에 놓습니다.' },
  archive: {
    name: '보관',
    meaning:
      '카드를 소유자의 보관 영역에 뒷면으로 놓습니다. 차례를 시작할 때 보관 영역을 손으로 가져올 수 있습니다.',
  },
  purge: { name: '제거', meaning: '카드를 게임에서 제거합니다.' },
  steal: { name: '훔치기', meaning: '상대의 저장소에 있는 앰버를 당신의 저장소로 옮깁니다.' },
  haunted: {
    name: '귀신 들림',
    meaning: '버림 더미에 카드가 10장 이상 있는 플레이어는 귀신 들린 상태입니다.',
  },
  overwhelmed: {
    name: '압도됨',
    meaning: '상대가 더 많은 생명체를 지배하는 플레이어는 압도된 상태입니다.',
  },
  tide: {
    name: '물결',
    meaning: '처음에는 누구의 것도 아닙니다. 물결을 높이면 당신에게는 밀물, 상대에게는 썰물이 됩니다.',
  },
  chains: {
    name: '체인',
    meaning: '체인이 있으면 차례 종료 시 카드를 더 적게 뽑고, 그때마다 체인 1개를 잃습니다.',
  },
  'token creature': {
    name: '토큰 생명체',
    meaning: '덱 맨 위 카드가 그 덱의 토큰 생명체로서 뒷면으로 플레이 영역에 들어옵니다.',
  },
  omni: { name: '전능', meaning: '활성화 세력이 무엇이든 사용할 수 있습니다.' },
  scrap: { name: '폐품', meaning: '당신의 차례 동안 당신의 손에서 이 카드를 버릴 때 일어납니다.' },
  fate: { name: '운명', meaning: '이 카드가 놓인 예언이 실현될 때 일어납니다.' },
};
