/** What a page shows of the question: nothing, the question, or that the browser has answered it (Global Privacy Control). */
export type ConsentPrompt = 'none' | 'question' | 'opt-out'

/** Attribute of `<html>` for each prompt that a page shows. */
export const promptAttributes = {
  question: 'data-consent-question',
  'opt-out': 'data-consent-opt-out',
} as const satisfies Record<Exclude<ConsentPrompt, 'none'>, string>

/** Options of {@link consentScript}. */
export interface ConsentScriptOptions {
  /** Version of the text as it stands now. */
  version: string
  /** Name of the cookie. @default 'consent' */
  name?: string
}

/**
 * The script for a page's head: it sets one attribute of `<html>` before anything is painted, so that a page from a cache
 * shows the question to those alone who have not answered. A page's policy names it by its hash.
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
 * The same for browsers without scripts: a style sheet of one visitor, which a page links in `<noscript>`. The bar then
 * stands in the page, where it covers nothing.
 *
 * @param selectors How the page's bars are found, by what they show.
 */
export function consentStyles(
  prompt: ConsentPrompt,
  selectors: Readonly<Record<Exclude<ConsentPrompt, 'none'>, string>>,
): string {
  return prompt === 'none' ? '' : `${selectors[prompt]}{display:block;position:static}`
}
