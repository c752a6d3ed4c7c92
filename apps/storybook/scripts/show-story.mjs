/**
 * Shows one story or page of documentation in the open Storybook and lets its play function end.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ id: string, viewMode: string }} story
 * @returns {Promise<string | undefined>} the error
 */
export async function showStory(page, { id, viewMode }) {
  const failure = await page.evaluate(askStorybook, { id, viewMode, limitMs: 60_000 })
  if (failure !== undefined) return failure
  await page.evaluate(awaitDrawing)
  return undefined
}

/**
 * Runs in the page: selects the story through Storybook's own channel. Storybook then waits a tenth
 * of a second for animations; `completing` is emitted before that, as soon as the play function has
 * ended.
 */
function askStorybook({ id, viewMode, limitMs }) {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
  return new Promise((resolve) => {
    const listeners = {
      storyErrored: (report) => end(`storyErrored: ${JSON.stringify(report)}`),
      storyThrewException: (error) => end(`storyThrewException: ${error?.message}`),
      storyMissing: () => end('storyMissing'),
      playFunctionThrewException: (error) => end(`play failed: ${error?.message}`),
      unhandledErrorsWhilePlaying: (errors) => end(`play failed: ${JSON.stringify(errors)}`),
      docsRendered: () => end(undefined),
      storyRenderPhaseChanged: ({ storyId, newPhase }) => {
        if (storyId === id && viewMode === 'story' && newPhase === 'completing') end(undefined)
      },
    }
    const timer = setTimeout(() => end(`did not end within ${limitMs} ms`), limitMs)
    function end(failure) {
      clearTimeout(timer)
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener)
      resolve(failure?.slice(0, 1000))
    }
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener)
    scrollTo(0, 0)
    channel.emit('setCurrentStory', { storyId: id, viewMode })
  })
}

/** Runs in the page: waits for fonts, images and finite animations. */
async function awaitDrawing() {
  await document.fonts.ready
  const images = [...document.images].filter((image) => {
    image.loading = 'eager'
    return !image.complete
  })
  await Promise.all(
    images.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve, { once: true })
          image.addEventListener('error', resolve, { once: true })
        }),
    ),
  )
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}
