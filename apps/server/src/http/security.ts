import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

type Site = Pick<
  Config,
  'publicUrl' | 'hcaptcha' | 'cardImagesUrl' | 'redisUrl' | 'nodeAddress' | 'nodePort'
>;

/** The sources of the captcha with that name, on sites that use it. */
const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** The client uses none of these. */
export const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Security headers for browsers. They require https only on sites that have it, because browsers in a local network
 * could otherwise not load the page.
 */
export function securityHeaders(site: Site): FastifyHelmetOptions {
  const { publicUrl, hcaptcha, cardImagesUrl, redisUrl, nodeAddress, nodePort } = site;
  const others = hcaptcha === undefined ? [] : HCAPTCHA;
  const images = cardImagesUrl === undefined ? [] : [new URL(cardImagesUrl).origin];
  // Other nodes may have any address, which the lobby learns when they start.
  const hasOtherNodes = (redisUrl ?? nodeAddress ?? nodePort) !== undefined;
  const nodes = hasOtherNodes ? ['ws:', 'wss:'] : [];
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
