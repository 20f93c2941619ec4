/** The captcha of hCaptcha, on sites that use it. Its script is loaded when somebody needs it. */
const SCRIPT = 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off';

/** What the script puts on the page, as far as we use it. */
interface Hcaptcha {
  render(place: HTMLElement, options: { sitekey: string; size: 'invisible' }): string;
  execute(widget: string, options: { async: true }): Promise<{ response: string }>;
  remove(widget: string): void;
}

let loading: Promise<Hcaptcha> | undefined;

/** @throws when the script cannot be loaded, or the user gives up */
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
    // So that the next attempt tries again.
    loading = undefined;
    script.remove();
    reject(new Error('The captcha could not be loaded'));
  };
  document.head.append(script);
  return promise;
}
