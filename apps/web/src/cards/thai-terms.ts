/**
 * Thai is written without spaces. Browsers break lines at the words that they know; they cut the terms of the game, which
 * are loanwords and compounds.
 */
const TERMS = [
  'ครีเจอร์',
  'ฝ่ายเดียวกัน',
  'ฝ่ายศัตรู',
  'คู่ต่อสู้',
  'ผู้ควบคุม',
  'ผู้เล่น',
  'อาร์ติแฟกต์',
  'อัปเกรด',
  'แอมเบอร์',
  'แอ็กชัน',
  'โทเคน',
  'ความเสียหาย',
  'ความสามารถ',
  'ข้างเคียง',
  'เก็บเกี่ยว',
  'เปิดเผย',
  'หมดแรง',
  'หลบหลีก',
  'ปะทะย่อย',
  'ยั่วยุ',
  'หลอกหลอน',
  'กองทิ้ง',
  'กองกลาง',
  'กระแสน้ำ',
  'ยกระดับ',
  'ขั้นตอน',
  'ดำเนินการ',
  'แยกชิ้นส่วน',
  'ไม่สามารถ',
  'มิฉะนั้น',
  'หลังจาก',
  'ขณะที่',
];

const BETWEEN = new RegExp(`(${TERMS.join('|')})`);

/** Splits a text so that every second part is a term, which stays on one line. */
export const aroundThaiTerms = (text: string): string[] => text.split(BETWEEN);
