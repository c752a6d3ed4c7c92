/**
 * State of the consent prompt: hidden, asking, or opted out by the browser (Global Privacy
 * Control).
 */
export type ConsentPrompt = 'none' | 'question' | 'opt-out'

/** Attribute of `<html>` for each prompt that a page shows. */
export const promptAttributes = {
  question: 'data-consent-question',
  'opt-out': 'data-consent-opt-out',
} as const satisfies Record<Exclude<ConsentPrompt, 'none'>, string>

export interface ConsentScriptOptions {
  /** Current version of the text. */
  version: string
  /** Name of the cookie. @default 'consent' */
  name?: string
}

/**
 * The inline script of a page's head: it sets one attribute of `<html>` before the first paint, so
 * that a cached page shows the prompt only before a choice. A page's policy allows it by its hash.
 *
 * @throws {RangeError} When version or name hold anything but letters, digits, - and _.
 */
export function consentScript({ version, name = 'consent' }: ConsentScriptOptions): string {
  if (!/^[\w-]+$/.test(version) || !/^[\w-]+$/.test(name)) {
    throw new RangeError(`Cannot write a script for ${JSON.stringify({ name, version })}.`)
  }
  const known = `/(?:^|; )${name}=${version}\\./.test(document.cookie)`
  const attribute = `navigator.globalPrivacyControl?'${promptAttributes['opt-out']}':'${promptAttributes.question}'`
  return `${known}||document.documentElement.setAttribute(${attribute},'')`
}

/**
 * Returns the same for browsers without scripts, as a stylesheet of one visitor that the page links
 * in `<noscript>`. The bar is then in the flow of the page and covers nothing.
 *
 * @param selectors Selectors of the page's bars, by state.
 */
export function consentStyles(
  prompt: ConsentPrompt,
  selectors: Readonly<Record<Exclude<ConsentPrompt, 'none'>, string>>,
): string {
  return prompt === 'none' ? '' : `${selectors[prompt]}{display:block;position:static}`
}
