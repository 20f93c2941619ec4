import type { i18n } from 'i18next';
import { INITIAL_NAMESPACES } from '../lib/initial-texts.ts';

type Translate = (key: string | string[], ...rest: unknown[]) => unknown;
/** As `useTranslation` calls it: the options name the namespaces that a component has asked for. */
type GetFixedT = (
  language: unknown,
  namespace: unknown,
  prefix: unknown,
  options?: { scopeNs?: readonly string[] },
) => Translate;

/**
 * Lets a component fail that uses a text of a namespace without asking for it. Tests have all texts, but a browser loads
 * a namespace when a component asks for it, and shows the key until then.
 */
export function refuseOtherNamespaces(texts: i18n): void {
  const getFixedT = texts.getFixedT.bind(texts) as unknown as GetFixedT;
  const checkedT: GetFixedT = (language, namespace, prefix, options) => {
    const t = getFixedT(language, namespace, prefix, options);
    const askedFor: readonly string[] = [...(options?.scopeNs ?? []), ...INITIAL_NAMESPACES];
    const checked: Translate = (key, ...rest) => {
      for (const each of [key].flat()) {
        const [name = '', path] = each.split(':');
        if (path !== undefined && texts.hasResourceBundle('en', name) && !askedFor.includes(name))
          throw new Error(`The text ${each} is used without asking for ${name}`);
      }
      return t(key, ...rest);
    };
    return Object.assign(checked, t);
  };
  Object.assign(texts, { getFixedT: checkedT });
}
