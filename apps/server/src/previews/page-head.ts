/** The head of the page that is sent for an address with a preview. */
import type { Preview } from './preview.ts';
import { escaped, PREVIEW_HEIGHT, PREVIEW_WIDTH } from './preview-svg.ts';

/**
 * The page of the client with the tags of a preview.
 *
 * @param page its HTML
 * @param siteUrl without a slash at the end
 * @param path of the address of the page
 */
export function pageWithPreview(page: string, preview: Preview, siteUrl: string, path: string): string {
  const picture = `${siteUrl}${preview.picturePath}`;
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Amberhall'],
    ['og:title', preview.title],
    ['og:description', preview.description],
    ['og:url', `${siteUrl}${path}`],
    ['og:image', picture],
    ['og:image:width', String(PREVIEW_WIDTH)],
    ['og:image:height', String(PREVIEW_HEIGHT)],
    ['og:image:alt', preview.title],
  ];
  const names = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', preview.title],
    ['twitter:description', preview.description],
    ['twitter:image', picture],
    ['description', preview.description],
    ...(preview.isListed ? [] : [['robots', 'noindex']]),
  ];
  const tags = [
    `<title>${escaped(preview.title)} · Amberhall</title>`,
    ...properties.map(
      ([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}" />`,
    ),
    ...names.map(([name = '', content = '']) => `<meta name="${name}" content="${escaped(content)}" />`),
  ];
  return page
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}
