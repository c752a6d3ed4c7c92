import { captureInstallPrompt } from '@floga/pwa/browser'
import type { CapturedInstallPrompt } from '@floga/pwa/browser'

let captured: CapturedInstallPrompt | null = null

/** Begins to wait for the browser's question, which comes before anything here could ask for it. */
export function startCapture(): void {
  captured = captureInstallPrompt(window)
}

/** The browser's question whether to install; null before `startCapture`. */
export function capturedInstallPrompt(): CapturedInstallPrompt | null {
  return captured
}
