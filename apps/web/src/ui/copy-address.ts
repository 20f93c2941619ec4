import { showToast } from './toasts.tsx';

/** Milliseconds: long enough to select a link that could not be copied. */
const LINK_MS = 15_000;

interface CopyTexts {
  copied: string;
  /** Names the link, so that its reader can select it. */
  notCopied: (link: string) => string;
}

/** Copies the full address of a page of this site to the clipboard, and says so. */
export async function copyAddress(path: string, { copied, notCopied }: CopyTexts): Promise<void> {
  const link = `${location.origin}${path}`;
  try {
    await navigator.clipboard.writeText(link);
    showToast('success', copied);
  } catch {
    // The clipboard needs https. Without it, the link is shown.
    showToast('info', notCopied(link), LINK_MS);
  }
}
