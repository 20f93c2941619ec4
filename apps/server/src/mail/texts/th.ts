import type { MailTexts } from './mail-texts.ts';

export const th: MailTexts = {
  greeting: ({ username }) => `สวัสดี ${username}`,
  titled: ({ event, text }) => `${event}: ${text}`,
  activation: {
    subject: 'เปิดใช้งานบัญชี Amberhall ของคุณ',
    text: ({ validFor }) => `โปรดเปิดลิงก์นี้เพื่อเปิดใช้งานบัญชีของคุณ ลิงก์นี้ใช้ได้ภายใน ${validFor}`,
    unasked: 'หากคุณไม่ได้สมัครสมาชิกที่ Amberhall คุณไม่ต้องสนใจอีเมลนี้',
  },
  addressChange: {
    subject: 'ยืนยันอีเมลใหม่ของคุณ',
    text: ({ validFor }) => `โปรดเปิดลิงก์นี้เพื่อใช้อีเมลนี้กับบัญชี Amberhall ของคุณ ลิงก์นี้ใช้ได้ครั้งเดียวภายใน ${validFor}`,
    unasked: 'หากคุณไม่ได้ร้องขอ คุณไม่ต้องสนใจอีเมลนี้',
  },
  passwordReset: {
    subject: 'รีเซ็ตรหัสผ่าน Amberhall ของคุณ',
    text: ({ validFor }) =>
      `มีผู้ขอรีเซ็ตรหัสผ่าน Amberhall ของคุณ หากต้องการตั้งรหัสผ่านใหม่ โปรดเปิดลิงก์นี้ ลิงก์นี้ใช้ได้ครั้งเดียวภายใน ${validFor}`,
    unasked: 'หากคุณไม่ได้ร้องขอ คุณไม่ต้องสนใจอีเมลนี้ รหัสผ่านของคุณยังเหมือนเดิม',
  },
  addressChanged: {
    subject: 'อีเมลของบัญชี Amberhall ของคุณเปลี่ยนแล้ว',
    text: 'ตอนนี้บัญชี Amberhall ของคุณใช้อีเมลอื่นแล้ว เราจะไม่ส่งอีเมลมายังที่อยู่นี้อีก\n\nหากคุณไม่ได้เป็นผู้เปลี่ยน โปรดแจ้งผู้ดูแลเว็บไซต์ทันที',
  },
  movedUp: {
    subject: 'คุณได้ที่แข่งขันแล้ว',
    text: 'คุณได้เลื่อนขึ้นจากรายชื่อสำรอง คุณได้ลงแข่ง',
  },
  checkIn: {
    subject: 'เปิดให้เช็กอินแล้ว',
    text: 'โปรดเช็กอินก่อนการแข่งขันเริ่ม',
  },
  pairing: {
    subject: ({ round }) => `รอบที่ ${round}`,
    text: ({ round, opponent, table }) => `ในรอบที่ ${round} คุณแข่งกับ ${opponent} ที่โต๊ะ ${table}`,
    ban: 'โปรดแบนหนึ่งเด็คของคู่ต่อสู้ในหน้าการแข่งขัน',
  },
  result: {
    subject: ({ round }) => `ผลของรอบที่ ${round}`,
    won: ({ round, opponent }) => `คุณชนะแมตช์ของรอบที่ ${round} ที่แข่งกับ ${opponent}`,
    lost: ({ round, opponent }) => `คุณแพ้แมตช์ของรอบที่ ${round} ที่แข่งกับ ${opponent}`,
  },
  switchOff: ({ profile }) => `คุณได้รับอีเมลนี้เพราะคุณขอรับอีเมลเกี่ยวกับการแข่งขันของคุณ คุณปิดได้ในโปรไฟล์: ${profile}`,
  deletedUser: 'บัญชีที่ถูกลบ',
};
