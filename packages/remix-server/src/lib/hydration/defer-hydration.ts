import { HYDRATED_EVENT } from './replay-queued-interactions.js'

/** A `type` that browsers do not run. */
const DEFERRED_TYPE = 'text/deferred-module'

/**
 * Milliseconds after which the browser submits a queued form, whether or not hydration has
 * finished.
 */
const submitDeadlineMs = 10_000

/**
 * Rewrites a rendered document so that its module scripts run, and the stylesheets that the server
 * has disabled load, once the browser is idle after `load`, or at the visitor's first interaction
 * if that comes sooner. The files of the scripts are preloaded before that at a low priority,
 * behind the images and fonts of the page. The attributes change, the elements stay, so that React
 * finds the tree that it expects.
 *
 * Until the page is hydrated, links and GET forms work natively. A click on a `button[type=button]`
 * and a submit of a POST form are queued: the submit button is `aria-busy` at once, and
 * {@link replayQueuedInteractions} makes them again, once each. Where scripts fail or are late, the
 * browser submits the form itself. No event reaches React before the page is hydrated: React 18
 * gives up a root that is still loading when a discrete event arrives.
 *
 * Browsers before Safari 16.4, Chrome 108 and Firefox 108 get the page without scripts: modules are
 * built for later ones, and one that fails halfway would leave a broken page.
 *
 * @param html - A document as React rendered it, with the elements of Remix's `<Scripts>`.
 * @param nonce - Nonce of the inline script for the content security policy.
 * @see docs/hydration.md
 */
export function deferHydration(html: string, { nonce }: { nonce: string }): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll(/(<script\b[^>]*) type="module"/g, `$1 type="${DEFERRED_TYPE}"`)
    .replace('</head>', () => `<script nonce="${nonce}">${inlineScript}</script></head>`)
}

/** Interactions after which the page is hydrated at once. */
const interactions = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'submit']

/**
 * All events that have React 18 hydrate synchronously. Typing fires more of them than keys do:
 * `textInput` in Chromium, compositions for accents.
 */
const discreteEvents = [
  'auxclick change click compositionend compositionstart contextmenu copy cut dblclick dragend',
  'dragstart drop input keydown keypress keyup mousedown mouseup paste pointercancel pointerdown',
  'pointerup reset submit textInput touchcancel touchend touchstart',
].flatMap((names) => names.split(' '))

/**
 * Import maps came with Safari 16.4 and Firefox 108, `svh` with Chrome 108. Browsers that cannot
 * parse the script stop here, too.
 */
const isSupported = "HTMLScriptElement.supports?.('importmap') && CSS.supports('height', '1svh')"

/**
 * Each request starts in a task of its own, so that the browser can respond to the visitor in
 * between.
 */
const inlineScript = `(() => {
if (!(${isSupported})) return
const queue = []
const offers = []
let isStarted, deadline
const start = () => {
  if (isStarted) return
  if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', start)
  isStarted = true
  for (const link of document.querySelectorAll('link[rel=stylesheet][disabled]:not([media])')) {
    link.onerror = () => (link.disabled = true)
    setTimeout(() => (link.disabled = false))
  }
  for (const { textContent } of document.querySelectorAll('script[type="${DEFERRED_TYPE}"]')) {
    const script = Object.assign(document.createElement('script'), { type: 'module', textContent, onerror: submitNatively })
    setTimeout(() => document.head.append(script))
  }
}
const onDiscreteEvent = (event) => {
  const { type, target, submitter } = event
  event.stopPropagation()
  if (type === 'click') {
    const button = target.closest('button[type=button]')
    if (button) queue.push({ button })
  }
  if (type === 'submit' && target.method === 'post' && !target.target) {
    event.preventDefault()
    if (queue.some(({ form }) => form === target)) return
    submitter?.setAttribute('aria-busy', 'true')
    queue.push({ form: target, submitter })
    deadline ??= setTimeout(submitNatively, ${submitDeadlineMs})
  }
}
const onOffer = (offer) => {
  offer.preventDefault()
  offers.push(offer)
}
const end = () => {
  clearTimeout(deadline)
  for (const type of ${JSON.stringify(discreteEvents)}) removeEventListener(type, onDiscreteEvent, true)
  removeEventListener('beforeinstallprompt', onOffer)
  removeEventListener('${HYDRATED_EVENT}', replay)
  for (const { submitter } of queue) submitter?.removeAttribute('aria-busy')
}
const submit = ({ form, submitter }) => form.isConnected && form.requestSubmit(submitter)
const submitNatively = () => {
  end()
  queue.filter(({ form }) => form).forEach(submit)
}
const replay = () => {
  end()
  for (const offer of offers) dispatchEvent(offer)
  for (const queued of queue) {
    if (queued.form) submit(queued)
    else if (queued.button.isConnected) queued.button.click()
  }
}
for (const type of ${JSON.stringify(discreteEvents)}) addEventListener(type, onDiscreteEvent, true)
for (const type of ${JSON.stringify(interactions)}) addEventListener(type, start, { capture: true, once: true, passive: true })
addEventListener('beforeinstallprompt', onOffer)
addEventListener('${HYDRATED_EVENT}', replay)
const onLoad = () => {
  if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}
if (document.readyState === 'complete') onLoad()
else addEventListener('load', onLoad)
})()`
