import { captureInstallPrompt } from '@floga/pwa/browser'
import type { CapturedInstallPrompt } from '@floga/pwa/browser'

let captured: CapturedInstallPrompt | null = null

/** Captures the browser's install prompt, whose event may fire before any component is mounted. */
export function startCapture(): void {
  captured = captureInstallPrompt(window)
}

/** The browser's question whether to install; null before `startCapture`. */
export function capturedInstallPrompt(): CapturedInstallPrompt | null {
  return captured
}
