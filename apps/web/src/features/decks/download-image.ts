/** Saves a drawn picture as a file. */

/** Twice the picture's size in pixels, so that it stays sharp on high-resolution screens. */
const SCALE = 2;

/** @throws if the browser cannot draw it */
export async function downloadImage(picture: SVGSVGElement, name: string): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width.baseVal.value * SCALE;
  canvas.height = picture.height.baseVal.value * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.drawImage(await imageOf(picture), 0, 0, canvas.width, canvas.height);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name.replaceAll(/[^\p{Letter}\p{Mark}\p{Number} -]/gu, '')}.png`;
  link.click();
}

async function imageOf(picture: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(picture.viewBox.baseVal.width));
  copy.setAttribute('height', String(picture.viewBox.baseVal.height));
  // CSS variables of the page are not available outside of it.
  const [originals, copies] = [picture.querySelectorAll('[style]'), copy.querySelectorAll('[style]')];
  originals.forEach((original, place) => {
    copies[place]?.setAttribute('style', `fill: ${getComputedStyle(original).fill}`);
  });
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
