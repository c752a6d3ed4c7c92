import { createEventBus, createGtag, createPixel, publicLocation } from '@floga/analytics'

const bus = createEventBus({
  page: () => ({
    location: publicLocation({ origin: location.origin, path: location.pathname }),
    title: document.title,
  }),
  purchases: {
    read: () => localStorage.getItem('shop.purchases'),
    write: (text) => localStorage.setItem('shop.purchases', text),
  },
})
const adapters = [createGtag({ window, id: 'G-EXAMPLE' }), createPixel({ id: '1234567890' })]

bus.send({ name: 'search', data: { search_term: 'tank' } }) // The persisted consent is null: the visitor has not chosen yet

/** Called with the visitor's permission. */
export function measure(): void {
  for (const adapter of adapters) {
    adapter.enable()
    bus.recordPage(adapter)
  }
  bus.follow(true, adapters)
}
