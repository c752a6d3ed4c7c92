import { describe, expect, it } from 'vitest'
import { findViolations } from '../testing/find-violations.js'
import { platformLayersRule } from './platform-layers.js'

const source = 'apps/platform/src'

describe('platformLayersRule', () => {
  it('finds imports across one layer and up a layer', () => {
    const texts = {
      [`${source}/domains/orders/input/parse.ts`]:
        "import '../../cart/cart.js'\nimport '../../../http/server.js'\nimport '../../../foundation/database/query.js'\nimport '../place.js'",
      [`${source}/domains/orders/place.ts`]: "import '../../main.js'",
      [`${source}/domains/cart/cart.ts`]: '',
      [`${source}/http/server.ts`]: "import '../domains/orders/place.js'",
      [`${source}/foundation/database/query.ts`]: "import '../messages/messages.js'",
      [`${source}/foundation/messages/messages.ts`]: '',
      [`${source}/main.ts`]: "import './http/server.js'",
    }
    expect(findViolations(platformLayersRule, texts)).toEqual([
      `${source}/domains/orders/input/parse.ts:1: 'domains/orders' imports 'domains/cart' on the same layer`,
      `${source}/domains/orders/input/parse.ts:2: 'domains/orders' imports 'http' above it`,
      `${source}/domains/orders/place.ts:1: 'domains/orders' imports '${source}/main.ts' above it`,
      `${source}/foundation/database/query.ts:1: 'foundation/database' imports 'foundation/messages' on the same layer`,
    ])
  })

  it('finds a folder without a layer, once', () => {
    const texts = {
      [`${source}/domains/loyalty/points.ts`]: '',
      [`${source}/domains/loyalty/rules.ts`]: '',
      [`${source}/domains/stray.ts`]: '',
      [`${source}/testing/fake.ts`]: '',
    }
    expect(findViolations(platformLayersRule, texts)).toEqual([
      `${source}/domains/loyalty/rules.ts: the folder 'domains/loyalty' has no layer`,
      `${source}/domains/stray.ts: the folder 'domains' has no layer`,
    ])
  })

  it('knows mails below GraphQL, although composition is above it', () => {
    const texts = {
      [`${source}/composition/start.ts`]:
        "import './mails/order-mails.js'\nimport '../graphql/view.js'",
      [`${source}/composition/mails/order-mails.ts`]:
        "import '../../graphql/view.js'\nimport '../start.js'\nimport '../../domains/orders/read.js'",
      [`${source}/graphql/view.ts`]: '',
      [`${source}/domains/orders/read.ts`]: '',
    }
    expect(findViolations(platformLayersRule, texts)).toEqual([
      `${source}/composition/mails/order-mails.ts:1: 'composition/mails' imports 'graphql' above it`,
      `${source}/composition/mails/order-mails.ts:2: 'composition/mails' imports 'composition' above it`,
    ])
  })

  it('leaves tests alone', () => {
    const texts = {
      [`${source}/domains/cart/cart.test.ts`]: "import '../orders/place.js'",
      [`${source}/domains/orders/place.ts`]: '',
    }
    expect(findViolations(platformLayersRule, texts)).toEqual([])
  })
})
