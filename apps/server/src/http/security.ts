import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

type Site = Pick<Config, 'publicUrl' | 'hcaptcha' | 'cardImagesUrl' | 'nodeOrigins'>;

/** The sources of the captcha with that name, on sites that use it. */
const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** The client uses none of these. */
export const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Security headers for browsers. They require https only on sites that have it, because browsers in a local network
 * could otherwise not load the page.
 */
export function securityHeaders(site: Site): FastifyHelmetOptions {
  const { publicUrl, hcaptcha, cardImagesUrl, nodeOrigins } = site;
  const others = hcaptcha === undefined ? [] : HCAPTCHA;
  const images = cardImagesUrl === undefined ? [] : [new URL(cardImagesUrl).origin];
  // Nodes may have any address, which the lobby learns when they start.
  const nodes = nodeOrigins ?? ['ws:', 'wss:'];
  const isHttps = publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'", ...others],
        imgSrc: ["'self'", 'data:', 'blob:', ...images],
        connectSrc: ["'self'", ...nodes, ...others],
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
