import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ActivateBody,
  ActivateReply,
  CaptchaReply,
  MailBody,
  MailReply,
  PasswordResetBody,
  PasswordResetReply,
} from '@amberhall/protocol';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Limits } from '../http/limits.ts';
import type { Captcha } from './captcha.ts';
import type { AddressChanges } from './address-changes.ts';
import type { RecoveryService } from './recovery.ts';

export interface RecoveryRouteParts {
  addressChanges: AddressChanges;
  recovery: RecoveryService;
  captcha: Captcha;
  limits: Limits;
}

export const recoveryRoutes: FastifyPluginAsyncZod<RecoveryRouteParts> = async (
  app,
  { addressChanges, recovery, captcha, limits },
) => {
  app.get(
    '/api/account/captcha',
    {
      schema: { response: responseSchemas(CaptchaReply) },
      config: { access: 'everybody', rateLimit: limits.mail },
    },
    async () => ({ success: true as const, ...(await captcha.challenge()) }),
  );

  app.post(
    '/api/account/password-reset',
    {
      schema: { body: MailBody, response: responseSchemas(MailReply) },
      config: { access: 'everybody', rateLimit: limits.mail },
    },
    async (request) => {
      await recovery.mailReset(request.body, request.ip);
      return { success: true as const };
    },
  );

  app.post(
    '/api/account/password-reset-finish',
    {
      schema: { body: PasswordResetBody, response: responseSchemas(PasswordResetReply) },
      config: { access: 'everybody', rateLimit: limits.mail },
    },
    async (request) => {
      await recovery.reset(request.body);
      return { success: true as const };
    },
  );

  app.post(
    '/api/account/activation-mail',
    {
      schema: { body: MailBody, response: responseSchemas(MailReply) },
      config: { access: 'everybody', rateLimit: limits.mail },
    },
    async (request) => {
      await recovery.mailActivation(request.body, request.ip);
      return { success: true as const };
    },
  );

  app.post(
    '/api/account/activate',
    {
      schema: { body: ActivateBody, response: responseSchemas(ActivateReply) },
      config: { access: 'everybody', rateLimit: limits.mail },
    },
    async (request) => {
      await recovery.activate(request.body);
      return { success: true as const };
    },
  );

  app.post(
    '/api/account/confirm-address',
    {
      schema: { body: ActivateBody, response: responseSchemas(ActivateReply) },
      config: { access: 'everybody', rateLimit: limits.mail },
    },
    async (request) => {
      await addressChanges.confirm(request.body);
      return { success: true as const };
    },
  );
};
