/** The captcha of hCaptcha, for sites that use it. Its script is loaded on demand. */
const SCRIPT = 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off';

/** The part of the script's interface that we use. */
interface Hcaptcha {
  render(place: HTMLElement, options: { sitekey: string; size: 'invisible' }): string;
  execute(widget: string, options: { async: true }): Promise<{ response: string }>;
  remove(widget: string): void;
}

let loading: Promise<Hcaptcha> | undefined;

/** @throws when the script cannot be loaded, or the user cancels */
export async function solveHcaptcha(siteKey: string): Promise<string> {
  const hcaptcha = await (loading ??= load());
  const place = document.body.appendChild(document.createElement('div'));
  const widget = hcaptcha.render(place, { sitekey: siteKey, size: 'invisible' });
  try {
    const { response } = await hcaptcha.execute(widget, { async: true });
    return response;
  } finally {
    hcaptcha.remove(widget);
    place.remove();
  }
}

function load(): Promise<Hcaptcha> {
  const { promise, resolve, reject } = Promise.withResolvers<Hcaptcha>();
  const script = document.createElement('script');
  script.src = SCRIPT;
  script.onload = () => resolve((globalThis as unknown as { hcaptcha: Hcaptcha }).hcaptcha);
  script.onerror = () => {
    // So that the next attempt loads it again.
    loading = undefined;
    script.remove();
    reject(new Error('The captcha could not be loaded'));
  };
  document.head.append(script);
  return promise;
}
