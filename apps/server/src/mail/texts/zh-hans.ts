import type { MailTexts } from './mail-texts.ts';

export const zhHans: MailTexts = {
  greeting: ({ username }) => `${username}，你好：`,
  titled: ({ event, text }) => `${event}：${text}`,
  activation: {
    subject: '激活你的 Amberhall 账号',
    text: ({ validFor }) => `请打开此链接以激活账号。链接有效期为 ${validFor}。`,
    unasked: '如果你没有在 Amberhall 注册，可以忽略此邮件。',
  },
  addressChange: {
    subject: '确认你的新邮箱地址',
    text: ({ validFor }) =>
      `请打开此链接，将此邮箱地址用于你的 Amberhall 账号。链接只能使用一次，有效期为 ${validFor}。`,
    unasked: '如果这不是你的请求，可以忽略此邮件。',
  },
  passwordReset: {
    subject: '重置你的 Amberhall 密码',
    text: ({ validFor }) =>
      `有人请求重置你的 Amberhall 密码。要设置新密码，请打开此链接。链接只能使用一次，有效期为 ${validFor}。`,
    unasked: '如果这不是你的请求，可以忽略此邮件。你的密码不会改变。',
  },
  addressChanged: {
    subject: '你的 Amberhall 邮箱地址已更改',
    text: '你的 Amberhall 账号现在使用另一个邮箱地址，我们不会再向此地址发送邮件。\n\n如果不是你更改的，请立即告知网站管理者。',
  },
  movedUp: {
    subject: '你已获得名额',
    text: '你已从候补名单递补，可以参赛。',
  },
  checkIn: {
    subject: '签到已开放',
    text: '请在赛事开始前签到。',
  },
  pairing: {
    subject: ({ round }) => `第 ${round} 轮`,
    text: ({ round, opponent, table }) => `第 ${round} 轮，你在第 ${table} 桌对阵 ${opponent}。`,
    ban: '请在赛事页面禁用对手的一副牌组。',
  },
  result: {
    subject: ({ round }) => `第 ${round} 轮结果`,
    won: ({ round, opponent }) => `你在第 ${round} 轮比赛中战胜了 ${opponent}。`,
    lost: ({ round, opponent }) => `你在第 ${round} 轮比赛中负于 ${opponent}。`,
  },
  switchOff: ({ profile }) => `你收到此邮件，是因为你选择了接收赛事邮件。你可以在个人资料中关闭：${profile}`,
  deletedUser: '已删除的账号',
};
