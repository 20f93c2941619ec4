/* The page for when there is no connection: in the reader's language and theme, and gone as soon as there is one. */
const TEXTS = {
  es: [
    'Sin conexión',
    'No se puede llegar a la sala. En cuanto vuelva la conexión, volverás tú también.',
    'Reintentar',
  ],
  de: [
    'Du bist offline',
    'Die Halle ist nicht zu erreichen. Sobald die Verbindung wieder da ist, bist du es auch.',
    'Erneut versuchen',
  ],
  pt: [
    'Você está offline',
    'Não foi possível chegar ao salão. Assim que a conexão voltar, você volta também.',
    'Tentar de novo',
  ],
  it: ['Sei offline', 'La sala non è raggiungibile. Appena torna la connessione, torni anche tu.', 'Riprova'],
  fr: [
    'Vous êtes hors ligne',
    'La salle est injoignable. Dès que la connexion revient, vous revenez aussi.',
    'Réessayer',
  ],
  pl: [
    'Jesteś offline',
    'Nie można połączyć się z salą. Gdy tylko połączenie wróci, wrócisz i ty.',
    'Spróbuj ponownie',
  ],
  th: ['คุณออฟไลน์อยู่', 'เชื่อมต่อกับห้องโถงไม่ได้ เมื่อกลับมาออนไลน์จะพาคุณกลับไปทันที', 'ลองอีกครั้ง'],
  'zh-Hans': ['你已离线', '无法连接到大厅。网络恢复后会立即带你回去。', '重试'],
  'zh-Hant': ['你已離線', '無法連線到大廳。網路恢復後會立即帶你回去。', '重試'],
  ko: ['오프라인입니다', '홀에 연결할 수 없습니다. 연결이 돌아오면 바로 이어집니다.', '다시 시도'],
  vi: [
    'Bạn đang ngoại tuyến',
    'Không thể kết nối tới sảnh. Có mạng trở lại là bạn vào lại được ngay.',
    'Thử lại',
  ],
};

function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function languageOfReader() {
  const code = kept('i18nextLng') ?? navigator.language;
  if (/^zh/i.test(code)) return /hant|tw|hk|mo/i.test(code) ? 'zh-Hant' : 'zh-Hans';
  return code.split('-')[0];
}

const language = languageOfReader();
const texts = TEXTS[language];
if (texts) {
  document.documentElement.lang = language;
  for (const [index, name] of ['title', 'text', 'again'].entries()) {
    document.querySelector(`[data-text="${name}"]`).textContent = texts[index];
  }
}
document.documentElement.dataset.theme = kept('theme') === '"light"' ? 'light' : 'dark';

addEventListener('online', () => location.reload());
