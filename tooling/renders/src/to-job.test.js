import { describe, expect, it } from 'vitest'
import { toJob } from './to-job.js'

const models = {
  kinds: ['heater', 'heater-green'],
  repaints: {
    'heater-red': { image: 'heater-green', paints: { enamel: { from: '#1f5a3c', to: '#7c1713' } } },
    'heater-sand': {
      image: 'heater-green',
      paints: { enamel: { from: '#1f5a3c', to: '#c4b18c' } },
    },
  },
}

describe('toJob', () => {
  it('renders the model that an image is a repaint of', () => {
    expect(toJob('heater-red-b', models)).toEqual({
      kind: 'heater-green',
      views: { b: { 'heater-red-b': models.repaints['heater-red'].paints } },
    })
  })

  it('includes all wanted images of the same model, by their angle', () => {
    const others = ['heater-sand-b', 'heater-red-a', 'heater-green-b', 'heater-b']
    expect(toJob('heater-red-b', models, others).views).toEqual({
      a: { 'heater-red-a': models.repaints['heater-red'].paints },
      b: {
        'heater-red-b': models.repaints['heater-red'].paints,
        'heater-sand-b': models.repaints['heater-sand'].paints,
        'heater-green-b': {},
      },
    })
  })

  it('rejects an image without a model', () => {
    expect(() => toJob('kettle-a', models)).toThrow('no model is called kettle')
  })
})
