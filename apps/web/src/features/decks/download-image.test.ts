import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadImage } from './download-image.ts';

let saved: { name: string; address: string }[] = [];
let drawn: { source: string; size: number[] }[] = [];

beforeEach(() => {
  saved = [];
  drawn = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href });
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (image: HTMLImageElement, ...size: number[]) => drawn.push({ source: image.src, size }),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
});
afterEach(() => {
  document.body.replaceChildren();
});

function picture(content = ''): SVGSVGElement {
  document.body.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 300">${content}</svg>`;
  const image = document.querySelector('svg')!;
  const length = (value: number) => ({ baseVal: { value } });
  Object.defineProperties(image, {
    width: { value: length(840) },
    height: { value: length(300) },
    viewBox: { value: { baseVal: { width: 840, height: 300 } } },
  });
  return image;
}

test('a picture is saved in twice its size', async () => {
  await downloadImage(picture(), 'Lantern');

  expect(drawn.map(({ size }) => size)).toEqual([[0, 0, 1680, 600]]);
  expect(saved).toEqual([{ name: 'Lantern.png', address: 'data:image/png;base64,AAAA' }]);
});

test('colors of the page are copied into the picture', async () => {
  const image = picture('<circle style="fill: red"></circle>');

  await downloadImage(image, 'Lantern');

  const source = decodeURIComponent(drawn[0]?.source ?? '');
  expect(source).toMatch(/style="fill: red;?"/);
  expect(source).toContain('width="840"');
});

test.each([
  ['Œuvre “2”: a/b', 'Œuvre 2 ab.png'],
  ['..\\secret', 'secret.png'],
  ['ดาวแห่งที่', 'ดาวแห่งที่.png'],
])('the deck “%s” is saved as %s', async (name, file) => {
  await downloadImage(picture(), name);

  expect(saved.map((each) => each.name)).toEqual([file]);
});

test('a browser that draws no pictures is an error', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

  await expect(downloadImage(picture(), 'Lantern')).rejects.toThrow('draws no pictures');
  expect(saved).toEqual([]);
});

test('a picture that cannot be read is an error', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));

  await expect(downloadImage(picture(), 'Lantern')).rejects.toThrow('broken');
  expect(saved).toEqual([]);
});
