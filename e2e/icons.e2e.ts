import { expect, it } from 'vitest';
import { useSite } from './src/fixture.ts';

const site = useSite();

/** Pixels of each icon in the picture. */
const SIZE = 24;

it('every icon is drawn in the color of its text alone', async () => {
  const page = await site.openPage();
  await page.goto('/');
  const anyIcon = page.locator('svg:has(> use[href*="#i-"])').first();
  await anyIcon.waitFor({ state: 'attached' });
  const names = await anyIcon.evaluate(async (icon, size) => {
    const [sprite = ''] = icon.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
    const text = await (await fetch(sprite)).text();
    // Symbols with colors of their own name them.
    const ids = [...text.matchAll(/<symbol id="(i-[^"]+)"(?:(?!<\/symbol>).)*/gs)]
      .filter(([markup]) => !markup.includes('="#'))
      .map(([, id]) => id ?? '');
    const row = document.createElement('div');
    row.id = 'every-icon';
    row.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 9999; display: grid; grid-template-columns: repeat(20, ${size}px); color: #f0f; background: #fff`;
    row.append(
      ...ids.map((id) => {
        const copy = icon.cloneNode(true) as SVGElement;
        copy.setAttribute('width', String(size));
        copy.setAttribute('height', String(size));
        copy.querySelector('use')?.setAttribute('href', `${sprite}#${id}`);
        return copy;
      }),
    );
    document.body.append(row);
    return ids;
  }, SIZE);
  expect(names.length).toBeGreaterThan(20);
  const picture = (await page.locator('#every-icon').screenshot()).toString('base64');

  const colorOfCells = await page.evaluate(
    async ({ png, size, count }) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))]),
      );
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return Array.from({ length: count }, (_, at) => {
        const { data } = context?.getImageData((at % 20) * size, Math.floor(at / 20) * size, size, size) ?? {
          data: [],
        };
        let [red, green, blue] = [255, 255, 255];
        for (let i = 0; i < data.length; i += 4) {
          red = Math.min(red, data[i] ?? 0);
          green = Math.min(green, data[i + 1] ?? 0);
          blue = Math.min(blue, data[i + 2] ?? 0);
        }
        return { isDrawn: green < 128, isInOtherColor: red < 240 || blue < 240 };
      });
    },
    { png: picture, size: SIZE, count: names.length },
  );

  expect(names.filter((_, at) => colorOfCells[at]?.isDrawn !== true)).toEqual([]);
  expect(names.filter((_, at) => colorOfCells[at]?.isInOtherColor !== false)).toEqual([]);
});
