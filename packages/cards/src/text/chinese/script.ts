/**
 * Traditional characters for the words of the card texts. The texts use few words, so a list of these is shorter than a
 * general conversion, and it can hold the terms that differ between both scripts.
 */

/** Terms that are other words in the printed cards of the traditional script. Longer ones come first. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['存档区', '封存區'],
  ['存档', '封存'],
  ['放置入场', '放置進場'],
  ['向下取整', '無條件捨去'],
  ['向上取整', '無條件進位'],
  ['文本框', '文字框'],
  ['关键词', '關鍵字'],
  ['图标', '圖示'],
  ['复制品', '複製品'],
  ['制造', '製造'],
  ['蜥族', '龍邦'],
  ['猫科', '貓'],
  ['化形体', '遺子'],
  ['水生物', '水神星人'],
  ['实验', '實驗品'],
  ['汗都人', '悍杜悍人'],
  ['天启者', '天啟騎士'],
  ['软泥', '液形'],
  ['律法', '法律'],
  ['修道士', '僧侶'],
  ['代理星人', '普洛希曼人'],
  ['鼠类', '老鼠'],
  ['森巫', '女巫'],
  ['狼类', '狼族'],
  ['硅晶人', '矽晶人'],
  ['游戏', '遊戲'],
  ['游侠', '遊俠'],
  ['“', '「'],
  ['”', '」'],
  ['‘', '『'],
  ['’', '』'],
]);

/** Characters that are written otherwise, in the order of {@link TRADITIONAL}. */
const SIMPLIFIED =
  '个为亚从们会伤侠侧关兽减凤击则剧务动励势区双发变启员图场处够奖学宝实对寻将尔尽属师带库应废开弃张强当' +
  '态总恶戏战护拥择换敌数无时晕权来标树样档横欧毁没渔溅满灵点状猎猫疗盗矿称窃类紧红级线组经结给统维缉舰' +
  '荣获蓝蚀蛮补袭视觉计讽诅识词话该说谋负贤费贼赞赢车转软载达过运这进选逻邻钟钥锁键锻长闪间闹阴阶险随顶' +
  '项顺须预领颜额风驶驾验骑鲁黄龙万与于云体余划后并扰机涂种离虫复触斗现条论归还较圣异众';
const TRADITIONAL =
  '個為亞從們會傷俠側關獸減鳳擊則劇務動勵勢區雙發變啟員圖場處夠獎學寶實對尋將爾盡屬師帶庫應廢開棄張強當' +
  '態總惡戲戰護擁擇換敵數無時暈權來標樹樣檔橫歐毀沒漁濺滿靈點狀獵貓療盜礦稱竊類緊紅級線組經結給統維緝艦' +
  '榮獲藍蝕蠻補襲視覺計諷詛識詞話該說謀負賢費賊贊贏車轉軟載達過運這進選邏鄰鐘鑰鎖鍵鍛長閃間鬧陰階險隨頂' +
  '項順須預領顏額風駛駕驗騎魯黃龍萬與於雲體餘劃後並擾機塗種離蟲複觸鬥現條論歸還較聖異眾';

const CHARACTERS: ReadonlyMap<string, string> = new Map(
  [...SIMPLIFIED].map((character, at) => [character, [...TRADITIONAL][at] ?? character]),
);

/** A title keeps its characters. */
const TITLE = /(《[^》]*》)/;

/** Writes a text in traditional characters. */
export const traditional = (text: string): string =>
  text
    .split(TITLE)
    .map((part) => (TITLE.test(part) ? part : converted(part)))
    .join('');

function converted(text: string): string {
  let words = text;
  for (const [term, other] of WORDS) words = words.replaceAll(term, other);
  return [...words].map((character) => CHARACTERS.get(character) ?? character).join('');
}
