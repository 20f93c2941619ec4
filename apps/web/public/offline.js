/* The page for when there is no connection: in the reader's language and theme, and gone as soon as there is one. */
const TEXTS = {
  es: [
    'Sin conexión',
    'No se puede acceder a Amberhall. La página se recargará cuando vuelva la conexión.',
    'Reintentar',
  ],
  de: [
    'Du bist offline',
    'Amberhall ist nicht erreichbar. Diese Seite lädt neu, sobald die Verbindung wieder da ist.',
    'Erneut versuchen',
  ],
  pt: [
    'Você está offline',
    'Não foi possível acessar o Amberhall. Esta página recarrega quando a conexão voltar.',
    'Tentar de novo',
  ],
  it: [
    'Sei offline',
    'Amberhall non è raggiungibile. La pagina si ricarica appena torna la connessione.',
    'Riprova',
  ],
  fr: [
    'Vous êtes hors ligne',
    'Amberhall est injoignable. La page se recharge dès que la connexion revient.',
    'Réessayer',
  ],
  pl: [
    'Jesteś offline',
    'Nie można połączyć się z Amberhall. Strona wczyta się ponownie, gdy połączenie wróci.',
    'Spróbuj ponownie',
  ],
  th: ['คุณออฟไลน์อยู่', 'เชื่อมต่อกับ Amberhall ไม่ได้ หน้านี้จะโหลดใหม่เมื่อกลับมาออนไลน์', 'ลองอีกครั้ง'],
  'zh-Hans': ['你已离线', '无法连接 Amberhall。网络恢复后此页面会重新加载。', '重试'],
  'zh-Hant': ['你已離線', '無法連線到 Amberhall。網路恢復後此頁面會重新載入。', '重試'],
  ko: [
    '오프라인입니다',
    'Amberhall에 연결할 수 없습니다. 연결이 돌아오면 페이지를 다시 불러옵니다.',
    '다시 시도',
  ],
  vi: [
    'Bạn đang ngoại tuyến',
    'Không thể kết nối tới Amberhall. Trang sẽ tải lại khi có mạng trở lại.',
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

// The browser is online while only the server is away.
setInterval(() => {
  fetch('/healthz', { cache: 'no-store' })
    .then(({ ok }) => ok && location.reload())
    .catch(() => {});
}, 5000);
