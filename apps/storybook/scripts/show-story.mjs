/**
 * Shows one story or page of documentation in the open workbench and lets its play function end.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ id: string, viewMode: string }} story
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function showStory(page, { id, viewMode }) {
  const failure = await page.evaluate(askWorkbench, { id, viewMode, limitMs: 20_000 })
  if (failure !== undefined) return failure
  await page.evaluate(awaitDrawing)
  return undefined
}

/** Runs in the page: asks for the story over the workbench's own channel and awaits its last word. */
function askWorkbench({ id, viewMode, limitMs }) {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
  return new Promise((resolve) => {
    const listeners = {
      storyErrored: (report) => end(`storyErrored: ${JSON.stringify(report)}`),
      storyThrewException: (error) => end(`storyThrewException: ${error?.message}`),
      storyMissing: () => end('storyMissing'),
      playFunctionThrewException: (error) => end(`play failed: ${error?.message}`),
      docsRendered: () => end(undefined),
      storyFinished: ({ storyId, status, reporters }) => {
        if (storyId !== id || viewMode !== 'story') return
        end(status === 'error' ? `play failed: ${JSON.stringify(reporters)}` : undefined)
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

/** Runs in the page: until letters and pictures are there. */
async function awaitDrawing() {
  await document.fonts.ready
  const pictures = [...document.images].filter((image) => {
    image.loading = 'eager'
    return !image.complete
  })
  await Promise.all(
    pictures.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve, { once: true })
          image.addEventListener('error', resolve, { once: true })
        }),
    ),
  )
}
