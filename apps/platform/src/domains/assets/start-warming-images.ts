import { setTimeout } from 'node:timers/promises'
import { assetWidths } from '@floga/platform-contract'
import type { BaseLogger } from 'pino'
import type { ImageLibrary } from './image-library.js'
import type { ImageFormat, ImageRenderer } from './image-renderer.js'

/** An image that a catalogue shows. */
export interface CatalogueImage {
  tenant: string
  name: string
}

export interface StartWarmingImagesOptions {
  /** Read once, when the work begins. */
  list: () => Promise<CatalogueImage[]>
  images: ImageLibrary
  renderer: ImageRenderer
  log: Pick<BaseLogger, 'info' | 'warn'>
  /** Resolves when there is time for an image: visitors come first. */
  untilIdle: (options: { signal: AbortSignal }) => Promise<void>
  /** Pause after the start. @default 10 s */
  delayMs?: number
}

/** Formats by how often browsers request them. */
const formats: readonly ImageFormat[] = ['avif', 'webp', 'jpg']

const startDelayMs = 10_000
const busyPauseMs = 250

/**
 * Generates missing sizes of a catalogue's images before they are requested: smaller ones first,
 * one at a time, while the machine is idle, pausing for the duration of each, and never while a
 * request waits for one.
 */
export function startWarmingImages(options: StartWarmingImagesOptions): { stop(): Promise<void> } {
  const { renderer, log } = options
  const stopping = new AbortController()
  const { signal } = stopping

  const makeOne = async (size: MissingSize): Promise<number> => {
    if (signal.aborted || (await renderer.isCached(size))) return 0
    await options.untilIdle({ signal })
    while (!signal.aborted && renderer.isBusy()) await pause(busyPauseMs, signal)
    if (signal.aborted) return 0
    const begun = performance.now()
    await renderer.render(size)
    await pause(performance.now() - begun, signal)
    return 1
  }

  const run = async () => {
    await pause(options.delayMs ?? startDelayMs, signal)
    if (signal.aborted) return
    const sizes = await sizesOf(await options.list(), options.images)
    let made = 0
    for (const size of sizes) {
      made += await makeOne(size).catch((error: unknown) => {
        log.warn({ err: error, image: size.path }, 'an image was not resized')
        return 0
      })
    }
    if (made > 0) log.info({ images: made }, 'images were resized')
  }
  const running = run().catch((error: unknown) => {
    log.warn({ err: error }, 'the images of the catalogue cannot be listed')
  })
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Ends early at shutdown. */
function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return setTimeout(delayMs, undefined, { signal, ref: false }).catch(() => undefined)
}

interface MissingSize {
  path: string
  version: string
  widthPx: number
  format: ImageFormat
}

/** Every size that pages name, the smallest of all images first. */
async function sizesOf(
  shown: readonly CatalogueImage[],
  images: ImageLibrary,
): Promise<MissingSize[]> {
  const sizes: MissingSize[] = []
  for (const { tenant, name } of shown) {
    const found = await images.find(tenant, name)
    const metadata = await images.describe(tenant, name)
    if (!found || !metadata || metadata.isDrawing) continue
    const widths = assetWidths.filter((width) => width <= metadata.width)
    for (const widthPx of widths.length > 0 ? widths : [assetWidths[0]]) {
      for (const format of formats) {
        sizes.push({ path: found.path, version: metadata.version, widthPx, format })
      }
    }
  }
  return sizes.sort((left, right) => left.widthPx - right.widthPx)
}
