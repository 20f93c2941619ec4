import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageDetector } from './language-detector.ts';

const forgetCookie = (): void => {
  document.cookie = 'i18next=; Max-Age=0; Path=/';
};

beforeEach(() => {
  localStorage.clear();
  forgetCookie();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl-PL', 'zh-TW']);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  forgetCookie();
});

test('a first visitor gets the browser’s language', () => {
  expect(languageDetector.detect()).toEqual(['pl', 'zh-Hant']);
});

test('the stored language comes first, then the cookie’s, then the browser’s', () => {
  document.cookie = 'other=it; Path=/';
  document.cookie = 'i18next=fr; Path=/';
  localStorage.setItem('i18nextLng', 'de');

  expect(languageDetector.detect()).toEqual(['de', 'fr', 'pl', 'zh-Hant']);
});

test('a chosen language is stored in storage and in a cookie', () => {
  languageDetector.cacheUserLanguage('ko');

  expect(localStorage.getItem('i18nextLng')).toBe('ko');
  expect(document.cookie).toContain('i18next=ko');
  localStorage.clear();
  expect(languageDetector.detect()[0]).toBe('ko');
});

test('the cookie lives for a million minutes, and is secure on https', () => {
  vi.spyOn(location, 'protocol', 'get').mockReturnValue('https:');
  const written = vi.spyOn(document, 'cookie', 'set');

  languageDetector.cacheUserLanguage('zh-Hans');

  expect(written).toHaveBeenCalledWith('i18next=zh-Hans; Max-Age=60000000; Path=/; SameSite=Lax; Secure');
});

test('without storage the cookie is enough', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('Denied');
    },
    setItem: () => {
      throw new Error('Denied');
    },
  });
  languageDetector.cacheUserLanguage('vi');

  expect(languageDetector.detect()[0]).toBe('vi');
  vi.unstubAllGlobals();
});
