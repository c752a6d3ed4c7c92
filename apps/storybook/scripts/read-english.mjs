/**
 * Reads what the story that is shown in Greek says in English, and shows it in Greek again. The story is drawn anew in place:
 * its play function does not run.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string | undefined>} its words and the size of its text; undefined where they are the same in Greek
 */
export async function readEnglish(page) {
  return page.evaluate(compareLanguages)
}

/** Runs in the page. */
async function compareLanguages() {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
  const draw = (locale) =>
    new Promise((resolve) => {
      const listener = ({ newPhase }) => {
        if (newPhase !== 'completing' && newPhase !== 'errored') return
        channel.off('storyRenderPhaseChanged', listener)
        resolve()
      }
      channel.on('storyRenderPhaseChanged', listener)
      channel.emit('updateGlobals', { globals: { locale } })
    })
  // What is read aloud counts as much as what is seen.
  const spoken = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title']
  const read = () => {
    // The two headings of the page around the story name it, in no language.
    const own = [...document.querySelectorAll('main')].flatMap(({ childNodes }) =>
      [...childNodes].slice(2),
    )
    const over = document.querySelectorAll(
      'body > :not(:has(main), script, style, [id^="storybook"], [class^="sb-"])',
    )
    return [
      getComputedStyle(document.documentElement).fontSize,
      ...[...own, ...over].map((node) => node.innerText ?? node.textContent),
      ...[...document.body.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap(
        (element) => spoken.map((name) => element.getAttribute(name)),
      ),
    ]
  }
  const greek = JSON.stringify(read())
  await draw('en')
  const english = JSON.stringify(read())
  await draw('el')
  return english === greek ? undefined : english
}
