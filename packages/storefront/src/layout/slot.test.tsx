import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Slot, SlotsContext } from './slot.js'

describe('Slot', () => {
  it("has the app's component, else its children", () => {
    const footer = (
      <Slot name="footer">
        <p>usual</p>
      </Slot>
    )
    expect(renderToString(footer)).toBe('<p>usual</p>')
    const slots = { footer: () => <p>own</p> }
    expect(
      renderToString(<SlotsContext.Provider value={slots}>{footer}</SlotsContext.Provider>),
    ).toBe('<p>own</p>')
  })
})
