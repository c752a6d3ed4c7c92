import { useEffect, useLayoutEffect } from 'react'

/** React has no such effects on the server, and says so. */
export const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect
