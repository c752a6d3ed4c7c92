import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createImageLibrary } from './image-library.js'
import type { ImageLibrary } from './image-library.js'
import { createImageRenderer } from './image-renderer.js'
import type { ImageRenderer, RenderImageOptions } from './image-renderer.js'
import { startWarmingImages } from './start-warming-images.js'

const log = pino({ level: 'silent' })

describe('startWarmingImages', () => {
  let directory: string
  let cache: string
  let images: ImageLibrary
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'floga-warm-'))
    cache = join(directory, 'cache')
    images = createImageLibrary(() => [join(directory, 'pictures')])
    for (const [name, r] of [
      ['tank', 200],
      ['hose', 20],
    ] as const) {
      const background = { r, g: 90, b: 20 }
      const image = sharp({ create: { width: 400, height: 300, channels: 3, background } })
      await images.store('floga', name, await image.png().toBuffer())
    }
  })
  afterEach(() => rm(directory, { recursive: true }))

  const untilIdle = () => Promise.resolve()
  const list = () =>
    Promise.resolve(['tank', 'hose', 'missing'].map((name) => ({ tenant: 'floga', name })))
  const made = () => readdir(cache).catch(() => [])
  const recorded = (inner: ImageRenderer) => {
    const asked: RenderImageOptions[] = []
    const atOnce = { now: 0, most: 0 }
    const renderer: ImageRenderer = {
      ...inner,
      async render(options) {
        asked.push(options)
        atOnce.now += 1
        atOnce.most = Math.max(atOnce.most, atOnce.now)
        try {
          return await inner.render(options)
        } finally {
          atOnce.now -= 1
        }
      },
    }
    return { renderer, asked, atOnce }
  }

  it('makes every missing size once, smaller ones first, one at a time', async () => {
    const { renderer, asked, atOnce } = recorded(createImageRenderer(cache))
    const first = startWarmingImages({ list, images, renderer, log, untilIdle, delayMs: 0 })
    // Widths of 160 and 320 in three formats; the image itself is 400 wide.
    const expected = 2 * 2 * 3
    await vi.waitFor(async () => expect(await made()).toHaveLength(expected), 60_000)
    await first.stop()
    const widths = asked.map((one) => one.widthPx)
    expect(widths).toEqual([...widths].sort((left, right) => left - right))
    expect(atOnce.most).toBe(1)

    const again = recorded(createImageRenderer(cache))
    let listed = 0
    const second = startWarmingImages({
      list: () => ((listed += 1), list()),
      images,
      renderer: again.renderer,
      log,
      untilIdle,
      delayMs: 0,
    })
    await vi.waitFor(() => expect(listed).toBe(1), 60_000)
    await second.stop()
    expect(again.asked).toEqual([])
  })

  it('waits while a request needs an image, and stops at once', async () => {
    const { renderer, asked } = recorded(createImageRenderer(cache))
    let looked = 0
    const warming = startWarmingImages({
      list,
      images,
      renderer: { ...renderer, isBusy: () => (looked += 1) > 0 },
      log,
      untilIdle,
      delayMs: 0,
    })
    await vi.waitFor(() => expect(looked).toBeGreaterThan(1), 60_000)
    await warming.stop()
    expect(asked).toEqual([])
  })

  it('makes each image when there is time for it, and none before', async () => {
    const { renderer, asked } = recorded(createImageRenderer(cache))
    const turns: (() => void)[] = []
    const madeBefore: number[] = []
    const warming = startWarmingImages({
      list,
      images,
      renderer,
      log,
      untilIdle: ({ signal }) => {
        madeBefore.push(asked.length)
        return new Promise((resolve) => {
          turns.push(resolve)
          signal.addEventListener('abort', () => resolve())
        })
      },
      delayMs: 0,
    })
    for (const turn of [0, 1]) {
      await vi.waitFor(() => expect(turns).toHaveLength(turn + 1), 60_000)
      turns[turn]!()
    }
    await vi.waitFor(() => expect(turns).toHaveLength(3), 60_000)
    await warming.stop()
    expect(madeBefore).toEqual([0, 1, 2])
    expect(asked).toHaveLength(2)
  })

  it('starts nothing when it is stopped before its delay', async () => {
    const { renderer, asked } = recorded(createImageRenderer(cache))
    await startWarmingImages({ list, images, renderer, log, untilIdle }).stop()
    expect(asked).toEqual([])
  })
})
