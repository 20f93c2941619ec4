import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

type Site = Pick<Config, 'publicUrl' | 'hcaptcha' | 'cardImagesUrl'>;

/** The sources of the captcha with that name, on sites that use it. */
const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/**
 * Security headers for browsers. They require https only on sites that have it, because browsers in a local network
 * could otherwise not load the page.
 */
export function securityHeaders({ publicUrl, hcaptcha, cardImagesUrl }: Site): FastifyHelmetOptions {
  const others = hcaptcha === undefined ? [] : HCAPTCHA;
  const images = cardImagesUrl === undefined ? [] : [new URL(cardImagesUrl).origin];
  const isHttps = publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'", ...others],
        imgSrc: ["'self'", 'data:', 'blob:', ...images],
        connectSrc: ["'self'", 'ws:', 'wss:', ...others],
        ...(others.length > 0 && { scriptSrc: ["'self'", ...others], frameSrc: others }),
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'same-origin' },
  };
}
