/** Acts by which a visitor shows that scripts are wanted. */
const acts = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'input']

/** So many files are asked for in one task: thirty take a slow phone 70 ms. */
const filesAtOnce = 8

/** Milliseconds after which also a page that nobody has touched gets its scripts. */
const latestMs = 10_000

/**
 * The inline script that asks for a page's scripts late. It stands directly behind the element that holds the module which
 * starts the page, of a type that browsers do not run, with the addresses of its files in `data-files`. The page's sheets,
 * which the server has turned off, are fetched with them, and so are its data where `data-page-data` names them.
 *
 * Scripts are asked for at the visitor's first act, or once the page has loaded and the browser is idle where the visitor
 * was here before: they have a cart, a session or a language that wants to be kept up. Somebody who comes for the first
 * time and touches nothing needs none for ten seconds.
 *
 * Until then links and forms are the browser's own. Presses of buttons that do nothing without scripts are held, and made once
 * the page answers (`takeHeldPresses`). The browser's offer to install the shop, which comes once, is held as well.
 */
export const lateScripts = `(() => {
  const { dataset, textContent } = document.currentScript.previousElementSibling
  const { files, pageData } = dataset
  const acts = ${JSON.stringify(acts)}
  const held = []
  const hold = ({ target }) => {
    const button = target.closest('button[type=button]')
    if (button) held.push(button)
  }
  const offers = []
  const holdOffer = (offer) => {
    offer.preventDefault()
    offers.push(offer)
  }
  let isAsked = false
  const ask = (priority) => {
    if (isAsked) return
    isAsked = true
    for (const act of acts) removeEventListener(act, onAct, true)
    const wanted = []
    const want = (name, values) => wanted.push(Object.assign(document.createElement(name), values))
    const fetchAhead = (link) => want('link', { fetchPriority: priority, ...link })
    for (const href of files.split(' ')) fetchAhead({ rel: 'modulepreload', href })
    if (pageData) fetchAhead({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: pageData })
    for (const { href } of document.querySelectorAll('link[disabled]:not([media])')) fetchAhead({ rel: 'preload', as: 'style', href })
    want('script', { type: 'module', textContent })
    const askForSome = () => {
      document.head.append(...wanted.splice(0, ${filesAtOnce}))
      if (wanted[0]) setTimeout(askForSome)
    }
    askForSome()
  }
  const onAct = ({ type, movementX, movementY }) => {
    // Browsers tell of a pointer that rests when the page moves below it.
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) ask('high')
  }
  const whenIdle = () => {
    const askIdly = () => ask('low')
    if (window.requestIdleCallback) requestIdleCallback(askIdly, { timeout: 2000 })
    else setTimeout(askIdly, 200)
  }
  const isKnown = () => {
    try {
      return document.cookie !== '' || localStorage.length + sessionStorage.length > 0 || document.referrer.startsWith(location.origin + '/')
    } catch {
      return true
    }
  }
  const onLoad = () => (isKnown() ? whenIdle() : setTimeout(whenIdle, ${latestMs}))
  for (const act of acts) addEventListener(act, onAct, { capture: true, passive: true })
  addEventListener('click', hold, true)
  addEventListener('beforeinstallprompt', holdOffer)
  window.takeHeldPresses = () => {
    removeEventListener('click', hold, true)
    removeEventListener('beforeinstallprompt', holdOffer)
    for (const offer of offers) dispatchEvent(offer)
    return held
  }
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad)
})()`
