import type { MailTexts } from './mail-texts.ts';

export const zhHant: MailTexts = {
  greeting: ({ username }) => `${username}，你好：`,
  titled: ({ event, text }) => `${event}：${text}`,
  activation: {
    subject: '啟用你的 Amberhall 帳號',
    text: ({ validFor }) => `請開啟此連結以啟用帳號。連結的有效期限為 ${validFor}。`,
    unasked: '如果你沒有在 Amberhall 註冊，可以忽略此郵件。',
  },
  addressChange: {
    subject: '確認你的新電子郵件地址',
    text: ({ validFor }) =>
      `請開啟此連結，將此電子郵件地址用於你的 Amberhall 帳號。連結只能使用一次，有效期限為 ${validFor}。`,
    unasked: '如果這不是你的要求，可以忽略此郵件。',
  },
  passwordReset: {
    subject: '重設你的 Amberhall 密碼',
    text: ({ validFor }) =>
      `有人要求重設你的 Amberhall 密碼。要設定新密碼，請開啟此連結。連結只能使用一次，有效期限為 ${validFor}。`,
    unasked: '如果這不是你的要求，可以忽略此郵件。你的密碼不會改變。',
  },
  addressChanged: {
    subject: '你的 Amberhall 電子郵件地址已變更',
    text: '你的 Amberhall 帳號現在使用另一個電子郵件地址，我們不會再寄郵件到此地址。\n\n如果不是你變更的，請立即告知網站管理者。',
  },
  movedUp: {
    subject: '你已獲得名額',
    text: '你已從候補名單遞補，可以參賽。',
  },
  checkIn: {
    subject: '報到已開放',
    text: '請在賽事開始前報到。',
  },
  pairing: {
    subject: ({ round }) => `第 ${round} 輪`,
    text: ({ round, opponent, table }) => `第 ${round} 輪，你在第 ${table} 桌對戰 ${opponent}。`,
    ban: '請在賽事頁面禁用對手的一副牌組。',
  },
  result: {
    subject: ({ round }) => `第 ${round} 輪結果`,
    won: ({ round, opponent }) => `你在第 ${round} 輪比賽中戰勝了 ${opponent}。`,
    lost: ({ round, opponent }) => `你在第 ${round} 輪比賽中負於 ${opponent}。`,
  },
  switchOff: ({ profile }) => `你收到此郵件，是因為你選擇了接收賽事郵件。你可以在個人資料中關閉：${profile}`,
  deletedUser: '已刪除的帳號',
};
