import type { MailTexts } from './mail-texts.ts';

export const ko: MailTexts = {
  greeting: ({ username }) => `${username} 님, 안녕하세요.`,
  titled: ({ event, text }) => `${event}: ${text}`,
  activation: {
    subject: 'Amberhall 계정을 활성화하세요',
    text: ({ validFor }) => `이 링크를 열어 계정을 활성화하세요. 링크는 ${validFor} 동안 유효합니다.`,
    unasked: 'Amberhall에 가입하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
  },
  addressChange: {
    subject: '새 이메일 주소를 확인하세요',
    text: ({ validFor }) =>
      `이 이메일 주소를 Amberhall 계정에 사용하려면 이 링크를 여세요. 링크는 한 번만 쓸 수 있으며 ${validFor} 동안 유효합니다.`,
    unasked: '요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
  },
  passwordReset: {
    subject: 'Amberhall 비밀번호를 재설정하세요',
    text: ({ validFor }) =>
      `누군가 Amberhall 비밀번호 재설정을 요청했습니다. 새 비밀번호를 정하려면 이 링크를 여세요. 링크는 한 번만 쓸 수 있으며 ${validFor} 동안 유효합니다.`,
    unasked: '요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 비밀번호는 그대로 유지됩니다.',
  },
  addressChanged: {
    subject: 'Amberhall 이메일 주소가 변경되었습니다',
    text: '이제 Amberhall 계정은 다른 이메일 주소를 사용합니다. 이 주소로는 더 이상 메일을 보내지 않습니다.\n\n직접 변경하지 않으셨다면 즉시 사이트 운영자에게 알려 주세요.',
  },
  movedUp: {
    subject: '자리가 생겼습니다',
    text: '대기자 명단에서 올라왔습니다. 대회에 참가합니다.',
  },
  checkIn: {
    subject: '체크인이 시작되었습니다',
    text: '대회가 시작되기 전에 체크인하세요.',
  },
  pairing: {
    subject: ({ round }) => `${round}라운드`,
    text: ({ round, opponent, table }) =>
      `${round}라운드 상대는 ${opponent} 님이며, ${table}번 테이블에서 경기합니다.`,
    ban: '대회 페이지에서 상대의 덱 하나를 금지하세요.',
  },
  result: {
    subject: ({ round }) => `${round}라운드 결과`,
    won: ({ round, opponent }) => `${round}라운드 매치에서 이겼습니다. 상대: ${opponent}`,
    lost: ({ round, opponent }) => `${round}라운드 매치에서 졌습니다. 상대: ${opponent}`,
  },
  switchOff: ({ profile }) =>
    `대회 소식을 메일로 받도록 설정하셨기 때문에 이 메일을 보냅니다. 프로필에서 끌 수 있습니다: ${profile}`,
  deletedUser: '삭제된 계정',
};
